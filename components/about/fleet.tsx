import { useTranslations } from 'next-intl'
import type { CarClassSummary } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** Every class in a sentence, each a way into the catalogue. */
export function Fleet({ classes }: { classes: CarClassSummary[] }) {
  const t = useTranslations('about.fleet')
  return (
    <section className="info-block">
      <h2>{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <div className="info-cards">
        {classes.map(({ id, name, lead, models }) => (
          <Link href={`/rent/?class=${id}`} key={id}>
            <b>{name}</b>
            <span>{lead}</span>
            <strong>{t('models', { count: models })}</strong>
          </Link>
        ))}
      </div>
      <div className="info-acts">
        <Link className="btn primary" href={SITE_LINKS.rent}>
          {t('all')}
        </Link>
      </div>
    </section>
  )
}
