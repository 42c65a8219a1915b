import '@/components/ui/ask.css'
import '@/components/forms/plain-form.css'
import './client-drivers.css'
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import { fullName } from '@/lib/format/full-name'
import { Link } from '@/lib/i18n/navigation'
import type { DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import { DeleteScans } from './delete-scans'
import { DriverForm } from './driver-form'
import { DriverRow } from './driver-row'

type Props = {
  answer: DriversResponse
  listHref: string
  /** Id of the driver whose form is open; `new`: of one who is not there yet. */
  open: number | 'new' | null
}

/** Other people who drive on this client's rentals. */
export function DriversView({ answer: { items, limits }, listHref, open }: Props) {
  const t = useTranslations('clientDrivers')
  const locale = useLocale()
  const { clientDrivers, files } = useMessages()
  const edited = items.find(({ id }) => id === open) ?? null
  const isForm = open === 'new' || edited !== null
  const hasScans = items.some(({ passport_blob, driver_license_blob }) => passport_blob ?? driver_license_blob)
  return (
    <NextIntlClientProvider locale={locale} messages={{ clientDrivers, files }}>
      <noscript>
        <p className="small muted">{t('noScript')}</p>
      </noscript>
      {items.length === 0 && !isForm ? (
        <NoDrivers listHref={listHref} />
      ) : (
        <>
          {!isForm && (
            <p>
              <Link className="btn soft" href={`${listHref}?add`}>
                <Icon of="plus" size="s" />
                {t('add')}
              </Link>
            </p>
          )}
          {isForm && <FormPanel driver={edited} limits={limits} listHref={listHref} />}
          {items.length > 0 && (
            <section className="panel">
              <ul aria-label={t('list')} className="own-drivers">
                {items.map((driver) => (
                  <DriverRow driver={driver} key={driver.id} listHref={listHref} today={limits.today} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      <p className="small muted">{t('retention', { days: limits.retentionDays })}</p>
      {hasScans && (
        <div className="acts">
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
      <Link className="btn soft" href={`${listHref}?add`}>
        {own('emptyAction')}
      </Link>
    </EmptyPanel>
  )
}

type FormProps = Pick<Props, 'listHref'> & { driver: OwnDriver | null; limits: DriversResponse['limits'] }

function FormPanel({ driver, ...rest }: FormProps) {
  const t = useTranslations('clientDrivers.form')
  const locale = useLocale()
  const isReviewed = driver?.approved === true
  return (
    <section className="panel stack">
      <h2 className="h-sub">{driver ? `${t('editTitle')}: ${fullName(driver, locale)}` : t('newTitle')}</h2>
      {isReviewed && <p className="small muted">{t('reviewNote')}</p>}
      <DriverForm driver={driver} key={driver?.id ?? 'new'} {...rest} />
    </section>
  )
}
