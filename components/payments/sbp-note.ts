import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { BranchRules } from '@/provider/contract/settings'

export type PaymentLimits = Pick<BranchRules, 'cardPaymentMaxKop' | 'onlinePaymentMaxKop'>

/** Says of a sum that no card takes at once how it can be paid; empty for any other. */
export function useSbpNote({ cardPaymentMaxKop }: PaymentLimits): (amountKop: number) => string {
  const t = useTranslations('payments.begin')
  const locale = useLocale()
  return (amountKop) =>
    amountKop > cardPaymentMaxKop ? t('sbpOnly', { amount: formatRoubles(cardPaymentMaxKop, locale) }) : ''
}
