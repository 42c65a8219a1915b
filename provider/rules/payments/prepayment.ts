import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** Of the branch's settings. */
export type PrepaymentTerms = { prepayPercent: number; rules: { cardPaymentMaxKop: number } }

/**
 * What has to be paid now for a booking that is paid in parts, whole roubles (PRODUCT §5): its share of the price, all that
 * is due once that is paid, and never more than a card takes at once (decision 60).
 */
export function prepaymentKop(
  { totalKop, paidKop }: { totalKop: number; paidKop: number },
  dueKop: number,
  { prepayPercent, rules }: PrepaymentTerms,
): number {
  const { cardPaymentMaxKop } = rules
  if (paidKop > 0) return Math.min(dueKop, cardPaymentMaxKop)
  const partKop = Math.ceil((totalKop * prepayPercent) / 100 / KOPECKS_PER_ROUBLE) * KOPECKS_PER_ROUBLE
  return Math.min(dueKop, partKop, cardPaymentMaxKop)
}
