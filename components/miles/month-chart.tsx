import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { CHART, chartBars } from '@/lib/miles/chart-bars'
import type { ChargeResponse } from '@/provider/contract/miles'

type Props = Pick<ChargeResponse, 'year' | 'months'>

const LABEL_SPACE = 22

/** A year of miles, two bars a month. What it shows the table under it says in numbers (DESIGN, miles chart). */
export function MonthChart({ year, months }: Props) {
  const t = useTranslations('miles.chart')
  const format = useFormatter()
  const total = (of: 'came' | 'went') => months.reduce((sum, month) => sum + month[of], 0)
  const most = Math.max(...months.flatMap(({ came, went }) => [came, went]))
  return (
    <figure className="mile-chart">
      <svg
        aria-label={t('sentence', { year: String(year), came: total('came'), went: total('went') })}
        role="img"
        viewBox={`0 0 ${CHART.monthWidth * months.length} ${CHART.height + LABEL_SPACE}`}
      >
        {chartBars(months).map(({ month, middle, came, went }) => (
          <g key={month}>
            <rect className="came" rx="3" width={CHART.barWidth} {...came} />
            <rect className="went" rx="3" width={CHART.barWidth} {...went} />
            {(['short', 'narrow'] as const).map((length) => (
              <text className={length} key={length} textAnchor="middle" x={middle} y={CHART.height + LABEL_SPACE - 6}>
                {format
                  .dateTime(new Date(`${month}-15T00:00:00Z`), { month: length, timeZone: 'UTC' })
                  .replace('.', '')}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <figcaption aria-hidden="true" className="xs">
        <span className="year">{t('caption', { year: String(year), most })}</span>
        <span className="key came">{t('came')}</span>
        <span className="key went">{t('went')}</span>
      </figcaption>
    </figure>
  )
}

/** The numbers of the drawing. */
export function MonthNumbers({ year, months }: Props) {
  const t = useTranslations('miles')
  const format = useFormatter()
  return (
    <details className="mile-months">
      <summary className="link">{t('chart.twin', { year: String(year) })}</summary>
      <table className="t">
        <caption className="sr-only">{t('chart.twin', { year: String(year) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.month')}</th>
            <th scope="col">{t('chart.came')}</th>
            <th scope="col">{t('chart.went')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, came, went }) => (
            <tr key={month}>
              <th scope="row">
                {format.dateTime(new Date(`${month}-15T00:00:00Z`), { month: 'long', timeZone: 'UTC' })}
              </th>
              <td className="num">{t('count', { miles: came })}</td>
              <td className="num">{t('count', { miles: went })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
