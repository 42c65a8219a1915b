import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { fullName } from '@/lib/format/full-name'
import type { DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import { DeleteScans } from './delete-scans'
import { DriverForm } from './driver-form'
import { DriverRow } from './driver-row'
import styles from './drivers.module.css'

type Props = {
  response: DriversResponse
  listHref: string
  /** Id of the driver whose form is open; `new`: of one who is not there yet. */
  open: number | 'new' | null
}

/** Other people who drive on this client's rentals. */
export function DriversView({ response: { items, limits }, listHref, open }: Props) {
  const t = useTranslations('clientDrivers')
  const locale = useLocale()
  const { clientDrivers, files } = useMessages()
  const edited = items.find(({ id }) => id === open) ?? null
  const isForm = open === 'new' || edited !== null
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
        <>
          {!isForm && (
            <p>
              <Button href={`${listHref}?add`} variant="soft">
                <Icon of="plus" size="s" />
                {t('add')}
              </Button>
            </p>
          )}
          {isForm && <FormPanel driver={edited} limits={limits} listHref={listHref} />}
          {items.length > 0 && (
            <Panel>
              <ul aria-label={t('list')} className={styles.drivers}>
                {items.map((driver) => (
                  <DriverRow driver={driver} key={driver.id} listHref={listHref} today={limits.today} />
                ))}
              </ul>
            </Panel>
          )}
        </>
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

function FormPanel({ driver, ...rest }: FormProps) {
  const t = useTranslations('clientDrivers.form')
  const locale = useLocale()
  const isReviewed = driver?.approved === true
  return (
    <Panel flow="stack" heading={driver ? `${t('editTitle')}: ${fullName(driver, locale)}` : t('newTitle')}>
      {isReviewed && (
        <Text size="s" tone="muted">
          {t('reviewNote')}
        </Text>
      )}
      <DriverForm driver={driver} key={driver?.id ?? 'new'} {...rest} />
    </Panel>
  )
}
