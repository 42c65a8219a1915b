import { useLocale, useTranslations } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { routeQuery } from '@/lib/transfers/trip-fields'
import type { TransferRoute } from '@/provider/contract/transfers'
import styles from './transfer-routes.module.css'

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
      <Heading id="routes" isSub>
        {t('routes')}
      </Heading>
      <ul className={styles.routes}>
        {routes.map((route) => (
          <li key={route.id}>
            <Icon of={route.kind === 'transfer' ? 'navigation' : 'sun'} size="l" />
            <h3>
              {models ? (
                <Link href={`/service/${route.fromSlug}/${routeQuery(route)}#order`}>{route.name}</Link>
              ) : (
                <a href={`${routeQuery(route)}#order`}>{route.name}</a>
              )}
            </h3>
            <p>{route.text}</p>
            <Text size="s" tone="muted">
              {t('hoursAndDistance', { hours: route.hours, km: route.distanceKm })}
            </Text>
            <p>
              <Text as="b" isNumeric>
                {t('from', { amount: formatRoubles(route.fromKop, locale) })}
              </Text>{' '}
              {models && (
                <Text as="span" size="s" tone="muted">
                  {t('fromCar', { name: models.get(route.fromSlug) ?? '' })}
                </Text>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Text size="xs" tone="muted">
        {t('routesNote')}
      </Text>
    </section>
  )
}
