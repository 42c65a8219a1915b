import '@/components/bookings/summary/summary.css'
import '@/components/cars/page/car-page.css'
import './long-term.css'
import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { CarStage } from '@/components/cars/page/car-stage'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { PhoneLink } from '@/components/layout/phone-link'
import { Link } from '@/lib/i18n/navigation'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import type { Settings } from '@/provider/contract/settings'
import { EarlyReturn } from './early-return'
import { FreeFrom } from './free-from'
import { Included } from './included'
import { LongTermCard } from './long-term-card'
import { LongTermFacts } from './long-term-facts'
import { LongTermNeeds } from './long-term-needs'
import { Plate } from './plate'
import { PriceByMonths } from './price-by-months'
import { RequestSection } from './request-section'
import { TermChoice } from './term-choice'
import { TermSlider } from './term-slider'

type Props = {
  offer: LongTermPage
  settings: Settings
  /** The term that the address asks for. */
  months: number
}

/** The page of one plate that is hired out by the month. */
export function LongTermView({ offer, settings, months }: Props) {
  const t = useTranslations('longTerm')
  return (
    <div className="wrap">
      <Crumbs here={offer.car.name} parents={[{ href: '/long_term_rental/', name: t('crumb') }]} />
      <TermChoice months={months}>
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
            <EarlyReturn offer={offer} />
            <LongTermNeeds offer={offer} settings={settings} />
            <LongTermFacts offer={offer} />
            <RequestSection offer={offer} phone={settings.main_phone} />
            {offer.similar.length > 0 && (
              <section>
                <h2>{t('similar')}</h2>
                <div className="cards">
                  {offer.similar.map((one) => (
                    <LongTermCard key={one.address} months={months} offer={one} />
                  ))}
                </div>
              </section>
            )}
          </div>
        </div>
      </TermChoice>
    </div>
  )
}

/** The term with its price, and on to the request: the terms of months are agreed with a person. */
function AskBox({ offer, settings }: Pick<Props, 'offer' | 'settings'>) {
  const t = useTranslations('longTerm')
  const { slider } = useMessages().longTerm
  return (
    <aside aria-labelledby="ask" className="sum">
      <div className="in">
        <h2 id="ask">{t('askHeading')}</h2>
        <NextIntlClientProvider messages={{ longTerm: { slider } }}>
          <TermSlider prices={offer.prices} thirtyDaysKop={offer.thirtyDaysKop} />
        </NextIntlClientProvider>
        <p className="small">
          <FreeFrom date={offer.freeFrom} />
        </p>
        <a className="btn primary lg block" href="#request">
          {t('askThis')}
        </a>
        <PhoneLink className="btn line block num" phone={settings.main_phone} />
        <p className="xs muted">{t('askNote')}</p>
        <Link className="link small" href={`/rent/${offer.car.slug}/`}>
          {t('byDay')}
        </Link>
      </div>
    </aside>
  )
}
