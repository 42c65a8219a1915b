import { useLocale, useTranslations } from 'next-intl'
import type { SeasonPrices } from '@/lib/cars/car'
import { seasonDates } from '@/lib/cars/season-dates'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { TERM_DAYS } from '@/lib/prices/term-days'

/** The price table of one model from today on: a row for each stretch of one season, a column for each term. */
export function SeasonPricesTable({ rows }: { rows: SeasonPrices[] }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const format = useFormatter()
  const datesOf = (period: string) => {
    const { from, to } = seasonDates(period)
    return format.dateTimeRange(from, to, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
  }
  return (
    <section aria-labelledby="seasons" className="panel">
      <h2 id="seasons">{t('pricesBySeason')}</h2>
      <table className="season-table">
        <thead>
          <tr>
            <th scope="col">{t('season')}</th>
            <th scope="col">{t('underThreeDays', TERM_DAYS)}</th>
            <th scope="col">{t('threeToSevenDays', TERM_DAYS)}</th>
            <th scope="col">{t('fromSevenDays', TERM_DAYS)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ period, season, oneDayKop, underThreeKop, fromThreeKop, fromSevenKop }) => (
            <tr key={period}>
              <th scope="row">
                {season ?? t('plainDays')} <small>{datesOf(period)}</small>
              </th>
              <td>
                {formatRoubles(underThreeKop, locale)}
                {oneDayKop !== null && <small>{t('oneDayPrice', { amount: formatRoubles(oneDayKop, locale) })}</small>}
              </td>
              <td>{formatRoubles(fromThreeKop, locale)}</td>
              <td className="best">{formatRoubles(fromSevenKop, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t('pricesPerDay')}</p>
    </section>
  )
}
