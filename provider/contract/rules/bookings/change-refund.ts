import type { Price } from '@/provider/contract/quotes'

/** `keptKop`: what a cancellation at the same moment would keep of the paid sum. */
type Paid = { paidKop: number; keptKop: number }

type NewPrice = { totalKop: number; lines: readonly Pick<Price['lines'][number], 'code' | 'amountKop'>[] }

/** What was paid above the new price of a changed booking. */
export type Overpaid = { refundKop: number; retainedKop: number }

/**
 * Divides what was paid above the new price into what goes back and what stays with the booking, where it counts towards a
 * price that rises again. A change wins back nothing that a cancellation would keep. Of a protected booking that is the price
 * of the protection: part of the new price, or lost when the protection is dropped.
 */
export function divideOverpaid({ paidKop, keptKop }: Paid, { totalKop, lines }: NewPrice): Overpaid {
  const protectionKop = lines.find(({ code }) => code === 'booking_protection')?.amountKop ?? 0
  const overpaidKop = Math.max(0, paidKop - totalKop)
  const retainedKop = Math.min(overpaidKop, Math.max(0, keptKop - protectionKop))
  return { refundKop: overpaidKop - retainedKop, retainedKop }
}
