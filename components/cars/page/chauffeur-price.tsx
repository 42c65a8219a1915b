import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { Transfer } from '@/lib/transfers/transfer'

/** Of a model that comes with a driver only: it has one price, whatever the term and the season. */
export function ChauffeurPrice({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('cars.chauffeur')
  const locale = useLocale()
  const { slug, dayKop, dayHours } = transfer
  return (
    <section aria-labelledby="terms" className="panel">
      <h2 id="terms">{t('title')}</h2>
      <p>{t('day', { amount: formatRoubles(dayKop, locale), hours: dayHours })}</p>
      <Link className="btn soft" href={`/service/${slug}/`}>
        {t('more')}
      </Link>
    </section>
  )
}
