import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { FAR_DAY } from '@/lib/format/moments'
import { formatOwnCurrency } from '@/lib/format/own-currency'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { ExchangeRates } from '@/provider/contract/settings'

/** A sum as the reader counts, at the branch's rate with its day: a reference, never a price. */
export function OwnCurrency({ kopecks, rates }: { kopecks: number; rates: ExchangeRates }) {
  const t = useTranslations('quotes')
  const amount = formatOwnCurrency(kopecks, rates, useLocale())
  return (
    <Text size="xs" tone="muted">
      {t('ownCurrency', { amount, date: useRateDate(rates) })}
    </Text>
  )
}

/** The day of the rates, in the reader's language. */
export function useRateDate({ date }: ExchangeRates): string {
  return useFormatter().dateTime(new Date(date), { ...FAR_DAY, month: 'short', timeZone: 'UTC' })
}
