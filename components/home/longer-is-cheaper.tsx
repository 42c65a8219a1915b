import { useLocale, useTranslations } from 'next-intl'
import type { CarPage } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { TERM_DAYS } from '@/lib/prices/term-days'

/** The three steps of the price by the term of hire, from one real car. Today's, as on its own page. */
export function LongerIsCheaper({ car }: { car: CarPage }) {
  const t = useTranslations('home')
  const locale = useLocale()
  const [today] = car.prices
  if (today.discount7 <= 0) return null
  return (
    <section className="wrap section">
      <div className="stairs">
        <div className="stack">
          <h2>{t('longer')}</h2>
          <p className="muted">{t('longerText', TERM_DAYS)}</p>
          <p className="small muted">{t('longerExample', { name: car.name })}</p>
        </div>
        <ol className="steps3">
          <li className="st">
            <i>{t('steps.short', TERM_DAYS)}</i>
            <span>{t('steps.base')}</span>
            <b className="num">{formatRoubles(today.underThreeKop, locale)}</b>
          </li>
          <li className="st">
            <i>{t('steps.middle', TERM_DAYS)}</i>
            <span>{t('percentOff', { percent: today.discount3 })}</span>
            <b className="num">{formatRoubles(today.fromThreeKop, locale)}</b>
          </li>
          <li className="st">
            <i>{t('steps.long', TERM_DAYS)}</i>
            <span>{t('percentOff', { percent: today.discount7 })}</span>
            <b className="num">{formatRoubles(today.fromSevenKop, locale)}</b>
          </li>
        </ol>
      </div>
    </section>
  )
}
