import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Place } from '@/provider/contract/places'

/** The first places of the branch's list beside the branch itself. */
export function ContactPlaces({ places }: { places: Place[] }) {
  const t = useTranslations('contacts.places')
  const locale = useLocale()
  if (places.length === 0) return null
  return (
    <section className="info-block">
      <h2>{t('title')}</h2>
      <ul className="info-cards">
        {places.map(({ id, name, hint, feeKop }) => (
          <li key={id}>
            <Icon of="map-pinned" size="l" />
            <h3>{name}</h3>
            <p>{hint}</p>
            <strong>{feeKop === 0 ? t('free') : t('fee', { fee: formatRoubles(feeKop, locale) })}</strong>
          </li>
        ))}
      </ul>
      <Link className="link" href={SITE_LINKS.prices}>
        {t('all')}
      </Link>
    </section>
  )
}
