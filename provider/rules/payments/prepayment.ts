import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** The branch's settings that decide the prepayment. */
export type PrepaymentTerms = { prepayPercent: number; rules: { cardPaymentMaxKop: number } }

/**
 * Returns what has to be paid now for a booking that is paid in parts, in whole roubles (PRODUCT §5): a share of the price,
 * all that is due once the share is paid, and never more than the limit of one card payment (decision 60).
 */
export function prepaymentKop(
  { totalKop, paidKop }: { totalKop: number; paidKop: number },
  dueKop: number,
  { prepayPercent, rules }: PrepaymentTerms,
): number {
  const { cardPaymentMaxKop } = rules
  if (paidKop > 0) return Math.min(dueKop, cardPaymentMaxKop)
  const shareKop = Math.ceil((totalKop * prepayPercent) / 100 / KOPECKS_PER_ROUBLE) * KOPECKS_PER_ROUBLE
  return Math.min(dueKop, shareKop, cardPaymentMaxKop)
}
