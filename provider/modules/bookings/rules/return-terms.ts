import { addHours, addMinutes } from 'date-fns'
import type { ReturnTerms } from '@/provider/contract/bookings'
import { type Charge, modelCharges } from '@/provider/rules/bookings/return-charges'

type Rental = { endAt: Date; price: { perDayKop: number } }

/**
 * Returns until when a return of this booking costs nothing and what it costs afterwards, as `returnCharges` counts it;
 * null when the branch has no charge for lateness.
 */
export function returnTerms({ endAt, price }: Rental, charges: readonly Charge[]): ReturnTerms | null {
  const priced = modelCharges({ dayKop: price.perDayKop, overMileageKopPerKm: 0 }, charges)
  const late = priced.find(({ code }) => code === 'late')
  if (!late) return null
  const fuel = priced.find(({ code }) => code === 'fuel')
  const { amountKop: hourKop, graceMinutes, fullDayAfterHours } = late
  return {
    freeUntil: addMinutes(endAt, graceMinutes ?? 0).toISOString(),
    hourKop,
    fullDayAfter: fullDayAfterHours === null ? null : addHours(endAt, fullDayAfterHours).toISOString(),
    dayKop: price.perDayKop,
    fuelKopPerLitre: fuel?.amountKop ?? null,
  }
}
