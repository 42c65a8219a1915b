import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { TermTable } from '@/components/ui/table/term-table'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import type { MonthPrice } from '@/provider/contract/long-term'
import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'
import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'

/** A month's price by the number of months, beside what thirty days cost by the day. */
export function PriceByMonths({ offer }: { offer: LongTermPage }) {
  const t = useTranslations('longTerm')
  const locale = useLocale()
  const hasSaving = offer.prices.some(({ savingPercent }) => savingPercent !== null)
  return (
    <Panel heading={t('priceByTerm')} headingId="terms">
      <TermTable
        columns={[
          { name: t('term'), cell: ({ months }) => t('months', { months }) },
          { name: t('monthColumn'), isNumeric: true, cell: ({ monthKop }) => formatRoubles(monthKop, locale) },
          ...(hasSaving
            ? [
                {
                  name: t('savingColumn'),
                  cell: ({ savingPercent }: MonthPrice) =>
                    savingPercent === null ? '—' : t('savingShare', { percent: savingPercent }),
                },
              ]
            : []),
        ]}
        keyOf={({ months }) => months}
        look="months"
        rows={offer.prices}
      />
      {hasSaving && (
        <Text size="xs" tone="muted">
          {t('savingBasis', {
            days: MONTH_DAYS,
            from: TERM_STEPS.second,
            amount: formatRoubles(offer.thirtyDaysKop, locale),
          })}
        </Text>
      )}
    </Panel>
  )
}
