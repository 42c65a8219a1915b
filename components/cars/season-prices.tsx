import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { SeasonPrices } from '@/lib/cars/car'
import { seasonDates } from '@/lib/cars/season-dates'
import { termPrices } from '@/lib/cars/term-prices'
import { formatRoubles } from '@/lib/format/money'

/** The price table of one model: a row for each season, a column for each term. */
export function SeasonPricesTable({ rows }: { rows: SeasonPrices[] }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const format = useFormatter()
  const name = (period: string) => {
    const dates = seasonDates(period)
    if (!dates) return t('plainDays')
    return format.dateTimeRange(dates.from, dates.to, {
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
            <th scope="col">{t('underThreeDays')}</th>
            <th scope="col">{t('threeToSevenDays')}</th>
            <th scope="col">{t('fromSevenDays')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { underThreeKop, fromThreeKop, fromSevenKop } = termPrices(row)
            return (
              <tr key={row.period}>
                <th scope="row">{name(row.period)}</th>
                <td>{formatRoubles(underThreeKop, locale)}</td>
                <td>{formatRoubles(fromThreeKop, locale)}</td>
                <td className="best">{formatRoubles(fromSevenKop, locale)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="hint">{t('pricesPerDay')}</p>
    </section>
  )
}
