import '@/components/cars/page/car-page.css'
import './long-term.css'
import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Link } from '@/lib/i18n/navigation'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { LongTermCard } from './long-term-card'
import { Plate } from './plate'

/** A plate that is hired out: what else there is. */
export function TakenCar({ offer, months }: { offer: LongTermPage; months: number }) {
  const t = useTranslations('longTerm')
  return (
    <div className="wrap lt-taken">
      <Crumbs here={offer.car.name} parents={[{ href: '/long_term_rental/', name: t('crumb') }]} />
      <div className="row between lt-name">
        <h1>{t('taken.title', { name: offer.car.name })}</h1>
        <Plate gosnomer={offer.gosnomer} />
      </div>
      <p className="lead">{t('taken.text')}</p>
      {offer.similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">{t('similar')}</h2>
          <div className="cards">
            {offer.similar.map((one) => (
              <LongTermCard key={one.address} months={months} offer={one} />
            ))}
          </div>
        </section>
      )}
      <div className="row">
        <Link className="btn primary" href={SITE_LINKS.longTerm}>
          {t('taken.all')}
        </Link>
        <CallbackLink className="btn soft">{t('askForCar')}</CallbackLink>
      </div>
    </div>
  )
}
