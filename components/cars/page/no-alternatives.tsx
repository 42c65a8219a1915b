import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** Nothing is free on these dates. */
export function NoAlternatives({ query }: { query: string }) {
  const t = useTranslations('cars')
  return (
    <section aria-labelledby="alternatives" className="panel">
      <h2 id="alternatives">{t('alternativesAll')}</h2>
      <p>{t('alternativesNone')}</p>
      <Link className="link" href={`/booking-online/${query}`}>
        {t('alternativesAll')}
      </Link>
    </section>
  )
}
