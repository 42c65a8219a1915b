import '@/components/bookings/summary.css'
import '@/components/cars/car-page.css'
import './long-term.css'
import { useLocale, useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { CarStage } from '@/components/cars/car-stage'
import { Crumbs } from '@/components/layout/crumbs'
import { PhoneLink } from '@/components/layout/phone-link'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import type { Settings } from '@/provider/contract/settings'
import { FreeFrom } from './free-from'
import { Included } from './included'
import { LongTermCard } from './long-term-card'
import { LongTermFacts } from './long-term-facts'
import { Plate } from './plate'
import { PriceByMonths } from './price-by-months'

type Props = { offer: LongTermPage; settings: Settings }

/** The page of one plate that is hired out by the month. */
export function LongTermView({ offer, settings }: Props) {
  const t = useTranslations('longTerm')
  const longest = offer.prices.at(-1)?.months ?? 1
  return (
    <div className="wrap">
      <Crumbs here={offer.car.name} parents={[{ href: '/long_term_rental/', name: t('crumb') }]} />
      <div className="car-cols">
        <div className="car-main">
          <CarStage car={{ ...offer.car, colours: [offer.cvet] }} size="big" />
          <div className="row between lt-name">
            <h1>{t('carHeading', { name: offer.car.name })}</h1>
            <Plate gosnomer={offer.gosnomer} />
          </div>
          <p className="description">{offer.description}</p>
        </div>
        <AskBox offer={offer} settings={settings} />
        <div className="car-more">
          <PriceByMonths offer={offer} />
          <Included excludes={offer.excludes} includes={offer.includes} />
          <LongTermFacts offer={offer} />
          {offer.similar.length > 0 && (
            <section>
              <h2>{t('similar')}</h2>
              <div className="cards">
                {offer.similar.map((one) => (
                  <LongTermCard key={one.address} months={longest} offer={one} />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

/** What comes next: a person, because the terms of months are agreed with one. */
function AskBox({ offer, settings }: Props) {
  const t = useTranslations('longTerm')
  const locale = useLocale()
  return (
    <aside aria-labelledby="ask" className="sum">
      <div className="in">
        <h2 id="ask">{t('askHeading')}</h2>
        <div className="price">
          <span className="now">
            {t('from', { amount: formatRoubles(offer.fromMonthKop, locale) })} <small>{t('perMonth')}</small>
          </span>
        </div>
        <p className="small">
          <FreeFrom date={offer.freeFrom} />
        </p>
        <CallbackLink className="btn primary lg block">{t('askForThis')}</CallbackLink>
        <PhoneLink className="btn line block num" phone={settings.main_phone} />
        <p className="xs muted">{t('askNote')}</p>
        <Link className="link small" href={`/rent/${offer.car.slug}/`}>
          {t('byDay')}
        </Link>
      </div>
    </aside>
  )
}
