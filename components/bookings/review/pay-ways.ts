import { useLocale, useTranslations } from 'next-intl'
import type { PaymentLimits } from '@/components/payments/sbp-note'
import { formatRoubles } from '@/lib/format/money'
import type { Driver } from '@/provider/contract/bookings'
import type { CashToBring } from '@/provider/contract/rules/payments/cash-to-bring'
import type { ExchangeRates } from '@/provider/contract/settings'

/** How the booking becomes firm. */
export type PayWay = 'prepay' | 'all' | 'branch'

/** Sums in kopecks. */
export type ReviewSums = {
  citizenship: Driver['citizenship']
  /** To bring to the branch while nothing is paid online; null: it is not told. */
  cash: CashToBring | null
  /** Which card pays for the rental as cash does; empty: none. */
  mirToo?: string
  /** The sum to bring also as the reader counts. */
  rates?: ExchangeRates | null
  dueKop: number
  prepayKop: number
  depositKop: number
  prepayPercent: number
  limits: PaymentLimits
}

/**
 * Only what is a choice: where the prepayment is all of it, nothing is due, or no payment takes the whole, there is less.
 * First the one that the visitor is likely to have: foreign cards do not pay online (PRODUCT §13).
 */
export function waysOf({ citizenship, cash, dueKop, prepayKop, limits }: ReviewSums): PayWay[] {
  if (dueKop === 0) return ['branch']
  const online: PayWay[] =
    dueKop > limits.onlinePaymentMaxKop ? ['prepay'] : prepayKop < dueKop ? ['prepay', 'all'] : ['all']
  return citizenship === 'RU' && !cash ? [...online, 'branch'] : ['branch', ...online]
}

/** The way that is chosen before anybody chooses; of a payment that has begun, the other one. */
export function firstWay(sums: ReviewSums, hasPendingPayment: boolean): PayWay {
  return hasPendingPayment ? 'branch' : (waysOf(sums)[0] ?? 'branch')
}

/** Text of the button: what it does, and the sum. */
export function usePayLabel(sums: ReviewSums): (way: PayWay) => string {
  const t = useTranslations('bookings.review')
  const locale = useLocale()
  return (way) => {
    if (sums.dueKop === 0) return t('confirmPaid')
    const amount = formatRoubles(way === 'prepay' ? sums.prepayKop : sums.dueKop, locale)
    return t(way === 'branch' ? 'confirm' : 'payNow', { amount })
  }
}
