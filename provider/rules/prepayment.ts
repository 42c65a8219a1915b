import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'

/**
 * What has to be paid now for a booking that is paid in two parts, whole roubles (PRODUCT §5); all that is due once the
 * first part is paid.
 *
 * @param percent of the price
 */
export function prepaymentKop(
  { totalKop, paidKop }: { totalKop: number; paidKop: number },
  dueKop: number,
  percent: number,
) {
  if (paidKop > 0) return dueKop
  const partKop = Math.ceil((totalKop * percent) / 100 / KOPECKS_PER_ROUBLE) * KOPECKS_PER_ROUBLE
  return Math.min(dueKop, partKop)
}
