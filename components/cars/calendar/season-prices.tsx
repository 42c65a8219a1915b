import { useLocale, useTranslations } from 'next-intl'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { Panel } from '@/components/ui/panel/panel'
import { TermTable } from '@/components/ui/table/term-table'
import { Text } from '@/components/ui/text/text'
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
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  }
  const priceOf = (kop: number) => formatRoubles(kop, locale)
  return (
    <Panel as="details">
      <DisclosureSummary>{t('pricesBySeason')}</DisclosureSummary>
      <TermTable
        columns={[
          {
            name: t('season'),
            cell: ({ season, period }) => (
              <>
                {season ?? t('plainDays')} <small>{datesOf(period)}</small>
              </>
            ),
          },
          {
            name: t('underThreeDays', TERM_DAYS),
            cell: ({ underThreeKop, oneDayKop }) => (
              <>
                {priceOf(underThreeKop)}
                {oneDayKop !== null && <small>{t('oneDayPrice', { amount: priceOf(oneDayKop) })}</small>}
              </>
            ),
          },
          { name: t('threeToSevenDays', TERM_DAYS), cell: ({ fromThreeKop }) => priceOf(fromThreeKop) },
          { name: t('fromSevenDays', TERM_DAYS), cell: ({ fromSevenKop }) => priceOf(fromSevenKop), isBest: true },
        ]}
        keyOf={({ period }) => period}
        look="terms"
        rows={rows}
      />
      <Text size="xs" tone="muted">
        {t('pricesPerDay')}
      </Text>
    </Panel>
  )
}
