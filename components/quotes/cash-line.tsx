import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { type CashToBring, cashKind, cashTotalKop } from '@/provider/contract/rules/payments/cash-to-bring'

/** What to bring to the branch in cash, and what it is made of. */
export function CashLine({ cash }: { cash: CashToBring }) {
  const t = useTranslations('quotes.cash')
  const locale = useLocale()
  const { rentalKop, depositKop } = cash
  const values = {
    total: formatRoubles(cashTotalKop(cash), locale),
    rental: formatRoubles(rentalKop, locale),
    deposit: formatRoubles(depositKop, locale),
    b: (chunks: ReactNode) => <b>{chunks}</b>,
  }
  return <Text size="s">{t.rich(cashKind(cash), values)}</Text>
}
