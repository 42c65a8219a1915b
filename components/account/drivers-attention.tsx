import { useLocale, useTranslations } from 'next-intl'
import { clientHref } from '@/lib/account/client-sections'
import { STATE_LOOK, shownState } from '@/lib/client-drivers/shown-state'
import { fullName } from '@/lib/format/full-name'
import { Link } from '@/lib/i18n/navigation'
import type { DriversResponse } from '@/provider/contract/client-drivers'

type Driver = DriversResponse['items'][number]

/** Drivers with whom something is missing, refused, or not yet approved by the client; nothing when there are none. */
export function DriversAttention({ clientId, drivers }: { clientId: number; drivers: readonly Driver[] }) {
  const t = useTranslations('history')
  const tDrivers = useTranslations('clientDrivers')
  const locale = useLocale()
  const waiting = drivers.filter(
    ({ approved, verification }) => !approved || verification === 'rejected' || verification === 'incomplete',
  )
  if (waiting.length === 0) return null
  return (
    <section className="panel stack">
      <div className="row between">
        <h2 className="h-sub">{t('driversTitle')}</h2>
        <Link className="link small" href={clientHref('drivers', clientId)}>
          {t('toDrivers')}
        </Link>
      </div>
      <ul className="lined">
        {waiting.map((driver) => (
          <li className="row between" key={driver.id}>
            <b>{fullName(driver, locale)}</b>
            <span className={`tag ${STATE_LOOK[shownState(driver)]}`}>{tDrivers(`state.${shownState(driver)}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
