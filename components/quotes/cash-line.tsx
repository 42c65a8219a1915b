import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { formatOwnCurrency } from '@/lib/format/own-currency'
import { type CashToBring, cashKind, cashTotalKop } from '@/provider/contract/rules/payments/cash-to-bring'
import type { ExchangeRates } from '@/provider/contract/settings'

/** The sum also as the reader counts; the day of the rates stands beside the total. */
type Props = { cash: CashToBring; rates?: ExchangeRates | null | undefined }

/** What to bring to the branch in cash, and what it is made of. */
export function CashLine({ cash, rates }: Props) {
  const t = useTranslations('quotes.cash')
  const locale = useLocale()
  const { rentalKop, depositKop } = cash
  const totalKop = cashTotalKop(cash)
  const reference = rates ? t('reference', { amount: formatOwnCurrency(totalKop, rates, locale) }) : ''
  const values = {
    total: formatRoubles(totalKop, locale),
    rental: formatRoubles(rentalKop, locale),
    deposit: formatRoubles(depositKop, locale),
    b: (chunks: ReactNode) => (
      <>
        <b>{chunks}</b>
        {reference && <span>{reference}</span>}
      </>
    ),
  }
  return <Text size="s">{t.rich(cashKind(cash), values)}</Text>
}
