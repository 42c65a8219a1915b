import { useTranslations } from 'next-intl'
import { useRateDate } from '@/components/quotes/own-currency'
import { Text } from '@/components/ui/text/text'
import type { ExchangeRates } from '@/provider/contract/settings'

/** Of which day the rates are that the cards use. */
export function RatesNote({ rates }: { rates: ExchangeRates }) {
  const t = useTranslations('cars')
  return (
    <Text size="xs" tone="muted">
      {t('ratesNote', { date: useRateDate(rates) })}
    </Text>
  )
}
