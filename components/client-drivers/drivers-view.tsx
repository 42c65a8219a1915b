import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { StepUpProvider } from '@/components/profile/step-up'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { driverStateOf } from '@/lib/client-drivers/driver-state'
import type { OpenDriver } from '@/lib/client-drivers/open-driver'
import { fullName } from '@/lib/format/full-name'
import type { DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import { ConfirmPanel } from './confirm-panel'
import { DeleteScans } from './delete-scans'
import { DriverForm } from './driver-form'
import { DriverRow } from './driver-row'
import styles from './drivers.module.css'

type Props = {
  response: DriversResponse
  listHref: string
  open: OpenDriver
  /** Years of experience up to which the driver to be confirmed may drive cars. */
  experience: number
}

/** Other people who drive on this client's rentals. */
export function DriversView({ response: { items, limits }, listHref, open, experience }: Props) {
  const t = useTranslations('clientDrivers')
  const locale = useLocale()
  const { clientDrivers, files } = useMessages()
  const isNew = open?.step === 'form' && open.id === null
  const named = items.find(({ id }) => id === open?.id) ?? null
  const isForm = isNew || named !== null
  const isLastStep = open?.step === 'confirm' && named !== null && driverStateOf(named) === 'unconfirmed'
  const hasScans = items.some(({ passport_blob, driver_license_blob }) => passport_blob ?? driver_license_blob)
  return (
    <NextIntlClientProvider locale={locale} messages={{ clientDrivers, files }}>
      <noscript>
        <Text size="s" tone="muted">
          {t('noScript')}
        </Text>
      </noscript>
      {items.length === 0 && !isForm ? (
        <NoDrivers listHref={listHref} />
      ) : (
        <div className={styles.columns}>
          {isForm && (
            <Panel data-flow={isLastStep ? 'confirm' : 'form'} flow="stack">
              <StepUpProvider>
                {named && isLastStep ? (
                  <ConfirmPanel driver={named} experience={experience} listHref={listHref} />
                ) : (
                  <FormPart driver={named} limits={limits} listHref={listHref} />
                )}
              </StepUpProvider>
            </Panel>
          )}
          {items.length > 0 && (
            <Panel heading={t('ownList')}>
              <ul aria-label={t('list')} className={styles.drivers}>
                {items.map((driver) => (
                  <DriverRow
                    driver={driver}
                    isInFlow={named === driver}
                    key={driver.id}
                    listHref={listHref}
                    today={limits.today}
                  />
                ))}
              </ul>
              {!isNew && (
                <Button href={`${listHref}?add`} isWide variant="line">
                  <Icon of="user-plus" size="s" />
                  {t('add')}
                </Button>
              )}
            </Panel>
          )}
        </div>
      )}
      <Text size="s" tone="muted">
        {t('retention', { days: limits.retentionDays })}
      </Text>
      {hasScans && (
        <div>
          <DeleteScans />
        </div>
      )}
    </NextIntlClientProvider>
  )
}

function NoDrivers({ listHref }: Pick<Props, 'listHref'>) {
  const t = useTranslations('account.empty.drivers')
  const own = useTranslations('clientDrivers')
  return (
    <EmptyPanel picture="empty-trips" text={t('text')} title={t('title')}>
      <Button href={`${listHref}?add`} variant="soft">
        {own('emptyAction')}
      </Button>
    </EmptyPanel>
  )
}

type FormProps = Pick<Props, 'listHref'> & { driver: OwnDriver | null; limits: DriversResponse['limits'] }

function FormPart({ driver, ...rest }: FormProps) {
  const t = useTranslations('clientDrivers.form')
  const locale = useLocale()
  return (
    <>
      {driver && <Heading isSub>{`${t('editTitle')}: ${fullName(driver, locale)}`}</Heading>}
      {driver?.approved && (
        <Text size="s" tone="muted">
          {t('reviewNote')}
        </Text>
      )}
      <DriverForm driver={driver} key={driver?.id ?? 'new'} {...rest} />
    </>
  )
}
