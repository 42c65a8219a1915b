import { addHours, addMinutes, min } from 'date-fns'
import type { ReturnTerms } from '@/provider/contract/booking-terms'
import {
  agreedLateness,
  type Charge,
  type Extended,
  modelCharges,
  wholeRoubles,
} from '@/provider/rules/bookings/return-charges'

type Rental = { endAt: Date; extended: Extended | null; price: { perDayKop: number } }

/**
 * Returns until when a return of this booking costs nothing and what it costs afterwards, as `returnCharges` counts it: what an
 * accepted request paid is not told again. Null when the branch has no charge for lateness.
 */
export function returnTerms({ endAt, extended, price }: Rental, charges: readonly Charge[]): ReturnTerms | null {
  const dayKop = price.perDayKop
  const priced = modelCharges({ dayKop, overMileageKopPerKm: 0 }, charges)
  const late = charges.find(({ code }) => code === 'late')
  if (!late) return null
  const { graceMinutes, fullDayAfterHours } = late
  const agreed = agreedLateness(late, { endAt, extended, dayKop })
  // A day of 24 hours: the station's clock does not change, and the charge counts minutes.
  const dayStart = addHours(extended?.firstEndAt ?? endAt, agreed.days * 24)
  const hoursEnd = addHours(addMinutes(dayStart, graceMinutes ?? 0), agreed.restHours)
  const fullDayAfter = fullDayAfterHours === null ? null : addHours(dayStart, fullDayAfterHours)
  const kopOf = (code: string) => priced.find((charge) => charge.code === code)?.amountKop
  return {
    freeUntil: (fullDayAfter ? min([hoursEnd, fullDayAfter]) : hoursEnd).toISOString(),
    hourKop: kopOf('late') ?? 0,
    fullDayAfter: fullDayAfter?.toISOString() ?? null,
    fullDayKop: dayKop - wholeRoubles(agreed.restKop),
    dayKop,
    fuelKopPerLitre: kopOf('fuel') ?? null,
  }
}
