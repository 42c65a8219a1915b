import { differenceInHours } from 'date-fns'
import type { ExtensionState } from '@/provider/contract/extensions'
import type { Price, QuoteLine } from '@/provider/contract/quotes'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { agreedLateness, type Charge, type Extended, returnCharges } from '@/provider/rules/bookings/return-charges'
import { changeRejection, statusAt } from '@/provider/rules/bookings/transitions'

const DAY_HOURS = 24

type Rental = Parameters<typeof changeRejection>[0]

/** An accepted request: the return before it, and what it added to the price. */
type Accepted = { endBefore: Date; amountKop: number }
type Request = Accepted & { state: ExtensionState; endAt: Date }

/**
 * Returns whether a later return may be asked for: while the car is out, and of a confirmed booking when the client cannot
 * change it online any more.
 */
export function mayExtend(booking: Rental & { endAt: Date }, changeHours: number, now: Date): boolean {
  return isExtendable(booking, now) && changeRejection(booking, changeHours, now) !== null
}

/** Returns whether a booking can end later: its car is out, or is still to be picked up before the agreed end. */
export function isExtendable(booking: Rental & { endAt: Date }, now: Date): boolean {
  const status = statusAt(booking, now)
  return status === 'active' || (status === 'confirmed' && now < booking.endAt)
}

/**
 * Returns what a later return adds to the price: what `returnCharges` would charge for it as lateness, after the accepted
 * requests. So two extensions cost what one of their length does. Null: the branch has no charge for lateness.
 */
export function extensionKop(
  { endAt, price }: { endAt: Date; price: Pick<Price, 'perDayKop'> },
  accepted: readonly Accepted[],
  newEndAt: Date,
  charges: readonly Charge[],
): number | null {
  const late = charges.filter(({ code }) => code === 'late')
  if (late.length === 0) return null
  const extended = extendedBy(accepted)
  const returned = { endAt, extended, backAt: newEndAt, dayKop: price.perDayKop, requestedCharges: [] }
  const kilometres = { days: 0, drivenKm: 0, kmPerDay: null, overMileageKopPerKm: 0 }
  return sumOf(returnCharges({ ...returned, ...kilometres }, late))
}

/** Returns what accepted requests, the earliest first, made of a rental; null: there are none. */
export function extendedBy(accepted: readonly Accepted[]): Extended | null {
  const [first] = accepted
  return first ? { firstEndAt: first.endBefore, addedKop: sumOf(accepted) } : null
}

/** Returns the accepted requests that led to this end, the earliest first: a change of the booking begins anew. */
export function acceptedOf(requests: readonly Request[], endAt: Date): Request[] {
  const chain: Request[] = []
  for (const request of requests.filter(({ state }) => state === 'accepted').reverse()) {
    if (+request.endAt !== +(chain[0]?.endBefore ?? endAt)) break
    chain.unshift(request)
  }
  return chain
}

/**
 * Returns the days that a rental until this end pays, by which kilometres are counted: those that were booked, and those that
 * an extension is charged as whole days. Hours of an extension, also the free ones, add none.
 */
export function paidDays(
  {
    startAt,
    endAt,
    extended,
    price,
  }: { startAt: Date; endAt: Date; extended: Extended; price: Pick<Price, 'perDayKop'> },
  charges: readonly Charge[],
): number {
  const { firstEndAt } = extended
  const late = charges.find(({ code }) => code === 'late')
  const addedDays = late
    ? agreedLateness(late, { endAt, extended, dayKop: price.perDayKop }).days
    : Math.floor(differenceInHours(endAt, firstEndAt) / DAY_HOURS)
  return rentalDays({ pickup: startAt, dropoff: firstEndAt }) + addedDays
}

/** Returns the price with an extension in it: one line for all of them, before that of miles. */
export function extendedPrice(price: Price, amountKop: number, days: number): Price {
  const { totalKop, listTotalKop, payLaterKop, lines } = price
  const sums = {
    totalKop: totalKop + amountKop,
    listTotalKop: listTotalKop + amountKop,
    payLaterKop: payLaterKop + amountKop,
  }
  return { ...price, ...sums, days, lines: amountKop === 0 ? lines : withExtension(lines, amountKop) }
}

function withExtension(lines: readonly QuoteLine[], amountKop: number): QuoteLine[] {
  const previousKop = sumOf(lines.filter(({ code }) => code === 'extension'))
  const others = lines.filter(({ code }) => code !== 'extension' && code !== 'miles')
  const miles = lines.filter(({ code }) => code === 'miles')
  return [...others, { code: 'extension', amountKop: previousKop + amountKop }, ...miles]
}

function sumOf(amounts: readonly { amountKop: number }[]): number {
  return amounts.reduce((sum, { amountKop }) => sum + amountKop, 0)
}
