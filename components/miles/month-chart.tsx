import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure/disclosure'
import { Table } from '@/components/ui/table/table'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { CHART, chartBars } from '@/lib/miles/chart-bars'
import type { ChargeResponse } from '@/provider/contract/miles'
import styles from './miles.module.css'

type Props = Pick<ChargeResponse, 'year' | 'months'>

const LABEL_SPACE = 22

/** A year of miles, drawn and in numbers (DESIGN, miles chart), for who wants to know. */
export function YearOfMiles({ year, months }: Props) {
  const t = useTranslations('miles.chart')
  return (
    <Disclosure look="under" size="touch" summary={t('twin', { year: String(year) })}>
      <MonthChart months={months} year={year} />
      <MonthNumbers months={months} year={year} />
    </Disclosure>
  )
}

/** Two bars a month. What it shows the table under it says in numbers. */
function MonthChart({ year, months }: Props) {
  const t = useTranslations('miles.chart')
  const format = useFormatter()
  const total = (of: 'came' | 'went') => months.reduce((sum, month) => sum + month[of], 0)
  const most = Math.max(...months.flatMap(({ came, went }) => [came, went]))
  return (
    <figure className={styles.chart}>
      <svg
        aria-label={t('sentence', { year: String(year), came: total('came'), went: total('went') })}
        role="img"
        viewBox={`0 0 ${CHART.monthWidth * months.length} ${CHART.height + LABEL_SPACE}`}
      >
        {chartBars(months).map(({ month, middle, came, went }) => (
          <g key={month}>
            <rect rx="3" width={CHART.barWidth} {...came} />
            <rect rx="3" width={CHART.barWidth} {...went} />
            {(['short', 'narrow'] as const).map((length) => (
              <text key={length} textAnchor="middle" x={middle} y={CHART.height + LABEL_SPACE - 6}>
                {format
                  .dateTime(new Date(`${month}-15T00:00:00Z`), { month: length, timeZone: 'UTC' })
                  .replace('.', '')}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>{t('caption', { year: String(year), most })}</span>
        <span>{t('came')}</span>
        <span>{t('went')}</span>
      </figcaption>
    </figure>
  )
}

/** The numbers of the drawing. */
function MonthNumbers({ year, months }: Props) {
  const t = useTranslations('miles')
  const format = useFormatter()
  const caption = t('chart.twin', { year: String(year) })
  return (
    <Table
      caption={caption}
      columns={[
        {
          name: t('chart.month'),
          cell: ({ month }) => format.dateTime(new Date(`${month}-15T00:00:00Z`), { month: 'long', timeZone: 'UTC' }),
        },
        { name: t('chart.came'), cell: ({ came }) => t('count', { miles: came }), isNumeric: true },
        { name: t('chart.went'), cell: ({ went }) => t('count', { miles: went }), isNumeric: true },
      ]}
      keyOf={({ month }) => month}
      look="small"
      rows={months}
    />
  )
}
