import type { BookingStatus } from '@/provider/contract/bookings'
import type { SpendOutcome } from '@/provider/contract/miles'
import type { Price } from '@/provider/contract/quotes'
import { FailureError } from '@/provider/failure-error'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import { type MilesTerms, milesKopOf, mostMiles, priceWithMiles } from '@/provider/rules/miles/miles-on-booking'

type Payable = { number: string; status: BookingStatus; price: Price; paidKop: number }

/** `miles`: requested on the booking. `present`: those on it now. `available`: on the account beside them. */
type Spending = { miles: number; present: number; available: number; terms: MilesTerms }

/** Returns what the booking and the account become. @throws {FailureError} `miles_limit` with `maxMiles` */
export function spendOutcome(booking: Payable, { miles, present, available, terms }: Spending): SpendOutcome {
  const { number, price, paidKop } = booking
  const allMiles = present + available
  const maxMiles = mostMiles(price, paidKop, allMiles, terms)
  const newPrice = priceWithMiles(price, paidKop, miles * terms.mileKop, terms)
  const milesKop = milesKopOf(newPrice)
  if (miles > allMiles || milesKop !== miles * terms.mileKop) {
    throw new FailureError('miles_limit', 'So many miles may not pay for this booking.', { details: { maxMiles } })
  }
  return {
    number,
    ...duesOf(booking, newPrice),
    miles,
    maxMiles,
    milesKop,
    totalKop: newPrice.totalKop,
    balance: allMiles - miles,
  }
}

/** Returns what is to be paid, and what would be without miles. */
export function duesOf({ status, paidKop }: Payable, price: Price): Pick<SpendOutcome, 'fullDueKop' | 'dueKop'> {
  const due = (totalKop: number) => dueKop(status, totalKop, paidKop)
  return { fullDueKop: due(price.totalKop + milesKopOf(price)), dueKop: due(price.totalKop) }
}
