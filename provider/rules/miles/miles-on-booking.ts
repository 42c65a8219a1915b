import type { BookingStatus } from '@/provider/contract/bookings'
import type { Price } from '@/provider/contract/quotes'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { milesLines } from '@/provider/rules/options/option-lines'
import { earnBaseKop } from './earned-miles'

/** Statuses in which miles may still pay for a booking. */
export const PAYABLE = ['held', 'awaiting_payment', 'confirmed'] as const satisfies readonly BookingStatus[]

export type MilesTerms = { mileKop: number; milesMaxSharePercent: number }

type Waiting = { status: BookingStatus; holdUntil: Date | null; startAt: Date }

/** Returns why miles may not pay for a booking now, nor be taken off it, or null. */
export function findMilesRejection(booking: Waiting, now: Date): 'hold_expired' | 'conflict' | null {
  const status = statusAt(booking, now)
  if (status === 'expired') return 'hold_expired'
  return PAYABLE.some((payable) => payable === status) && now < booking.startAt ? null : 'conflict'
}

/** Returns what miles pay of a price, in kopecks. */
export function milesKopOf({ lines }: Pick<Price, 'lines'>): number {
  return -(lines.find(({ code }) => code === 'miles')?.amountKop ?? 0)
}

/**
 * Returns how many miles may pay for a booking: whole roubles, at most their share, and no more than is left to pay.
 *
 * @param miles that the client has, those that pay for this booking already among them
 */
export function mostMiles(price: Price, paidKop: number, miles: number, { mileKop, ...terms }: MilesTerms): number {
  return Math.floor(milesKopOf(priceWithMiles(price, paidKop, miles * mileKop, terms)) / mileKop)
}

/** Returns the price with this sum paid with miles instead of what they paid before; every other line stays. */
export function priceWithMiles(
  price: Price,
  paidKop: number,
  milesKop: number,
  { milesMaxSharePercent }: Pick<MilesTerms, 'milesMaxSharePercent'>,
): Price {
  const lines = price.lines.filter(({ code }) => code !== 'miles')
  const fullKop = lines.reduce((sum, { amountKop }) => sum + amountKop, 0)
  const miles = milesLines(milesKop, earnBaseKop({ lines }), milesMaxSharePercent, fullKop - paidKop)
  const totalKop = fullKop - milesKopOf({ lines: miles })
  const payNowKop = Math.min(price.payNowKop, totalKop)
  return { ...price, lines: [...lines, ...miles], totalKop, payNowKop, payLaterKop: totalKop - payNowKop }
}
