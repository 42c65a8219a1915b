import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { TransferRoute } from '@/provider/contract/transfers'

/** Trips that the branch knows, each with what it costs from. */
export function TransferRoutes({ routes }: { routes: TransferRoute[] }) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  if (routes.length === 0) return null
  return (
    <section aria-labelledby="routes">
      <h2 id="routes">{t('routes')}</h2>
      <ul className="tr-routes">
        {routes.map(({ id, name, text, hours, distanceKm, fromKop }) => (
          <li className="panel" key={id}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className="small muted">{t('hoursAndDistance', { hours, km: distanceKm })}</p>
            <p className="num">
              <b>{t('from', { amount: formatRoubles(fromKop, locale) })}</b>
            </p>
          </li>
        ))}
      </ul>
      <p className="hint">{t('routesNote')}</p>
    </section>
  )
}
