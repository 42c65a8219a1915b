import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { routeQuery } from '@/lib/transfers/trip-fields'
import type { TransferRoute } from '@/provider/contract/transfers'

type Props = {
  routes: TransferRoute[]
  /** Names of the models by their slugs; without them all trips are those of the page's own model. */
  models?: ReadonlyMap<string, string>
}

/** Trips that the branch knows, each with what it costs from; they lead to the form of the car that costs so. */
export function TransferRoutes({ routes, models }: Props) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  if (routes.length === 0) return null
  return (
    <section aria-labelledby="routes">
      <h2 id="routes">{t('routes')}</h2>
      <ul className="tr-routes">
        {routes.map((route) => (
          <li className="panel" key={route.id}>
            <h3>
              {models ? (
                <Link href={`/service/${route.fromSlug}/${routeQuery(route)}#order`}>{route.name}</Link>
              ) : (
                <a href={`${routeQuery(route)}#order`}>{route.name}</a>
              )}
            </h3>
            <p>{route.text}</p>
            <p className="small muted">{t('hoursAndDistance', { hours: route.hours, km: route.distanceKm })}</p>
            <p>
              <b className="num">{t('from', { amount: formatRoubles(route.fromKop, locale) })}</b>{' '}
              {models && (
                <span className="small muted">{t('fromCar', { name: models.get(route.fromSlug) ?? '' })}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="hint">{t('routesNote')}</p>
    </section>
  )
}
