import { useLocale, useTranslations } from 'next-intl'
import type { CarPage } from '@/lib/cars/car'
import { termPrices } from '@/lib/cars/term-prices'
import { formatRoubles } from '@/lib/format/money'

/** The three steps of the price by the term of hire, from one real car. Today's, as on its own page. */
export function LongerIsCheaper({ car }: { car: CarPage }) {
  const t = useTranslations('home')
  const locale = useLocale()
  const [season] = car.prices
  if (!season || season.discount7 <= 0) return null
  const prices = termPrices({ ...season, perDayKop: car.fromPerDayKop })
  return (
    <section className="wrap section">
      <div className="stairs">
        <div className="stack">
          <h2>{t('longer')}</h2>
          <p className="muted">{t('longerText')}</p>
          <p className="small muted">{t('longerExample', { name: car.name })}</p>
        </div>
        <ol className="steps3">
          <li className="st">
            <i>{t('steps.short')}</i>
            <span>{t('steps.base')}</span>
            <b className="num">{formatRoubles(prices.underThreeKop, locale)}</b>
          </li>
          <li className="st">
            <i>{t('steps.middle')}</i>
            <span>{t('percentOff', { percent: season.discount3 })}</span>
            <b className="num">{formatRoubles(prices.fromThreeKop, locale)}</b>
          </li>
          <li className="st">
            <i>{t('steps.long')}</i>
            <span>{t('percentOff', { percent: season.discount7 })}</span>
            <b className="num">{formatRoubles(prices.fromSevenKop, locale)}</b>
          </li>
        </ol>
      </div>
    </section>
  )
}
