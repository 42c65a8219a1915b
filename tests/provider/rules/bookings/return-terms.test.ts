import { describe, expect, it } from 'vitest'
import { returnTerms } from '@/provider/modules/bookings/rules/return-terms'
import { type Charge, type Extended, returnCharges } from '@/provider/rules/bookings/return-charges'

const NAME = { ru: '', en: '', 'zh-CN': '' }
const charge = { name: NAME, feeKop: null, sharePercent: null, graceMinutes: null, fullDayAfterHours: null }
const CHARGES: Charge[] = [
  { ...charge, code: 'late', unit: 'per_hour', sharePercent: 15, graceMinutes: 60, fullDayAfterHours: 6 },
  { ...charge, code: 'fuel', unit: 'per_litre', feeKop: 9_500 },
]
const END = new Date('2026-12-12T02:00:00Z')
const RENTAL = { endAt: END, extended: null, price: { perDayKop: 400_000 } }
const MINUTE_MS = 60_000
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

type Rental = { endAt: Date; extended: Extended | null }

/** What a return at this moment really costs. */
function chargedKop(backAt: Date, { endAt, extended }: Rental = RENTAL): number {
  const rest = { days: 7, drivenKm: 0, kmPerDay: null, overMileageKopPerKm: 0, requestedCharges: [] }
  return returnCharges({ endAt, extended, backAt, dayKop: 400_000, ...rest }, CHARGES)[0]?.amountKop ?? 0
}

/** The rental with a later return, at the sum of the rule. */
function extendedTo(minutes: number): Rental & { price: { perDayKop: number } } {
  const endAt = minutesAfter(END, minutes)
  return { ...RENTAL, endAt, extended: { firstEndAt: END, addedKop: chargedKop(endAt) } }
}

describe('what a booking says about its return', () => {
  it.each([
    ['as it was booked', RENTAL],
    ['extended within the grace time', extendedTo(40)],
    ['extended by three hours', extendedTo(180)],
    ['extended by three hours and a half', extendedTo(210)],
    ['extended by six hours', extendedTo(360)],
    ['extended by seven hours, which is a day', extendedTo(420)],
    ['extended by a day', extendedTo(1440)],
    ['extended by a day and two hours', extendedTo(1560)],
  ])('is what the return charges, to the minute: %s', (_name, rental) => {
    const terms = returnTerms(rental, CHARGES)
    if (!terms?.fullDayAfter) throw new Error('no terms')
    const [freeUntil, fullDayAfter] = [new Date(terms.freeUntil), new Date(terms.fullDayAfter)]
    const charged = (at: Date) => chargedKop(at, rental)
    expect(freeUntil >= rental.endAt).toBe(true)
    expect(charged(freeUntil)).toBe(0)
    // Up to a whole day there may be no hour left.
    expect(charged(minutesAfter(freeUntil, 1))).toBe(freeUntil < fullDayAfter ? terms.hourKop : terms.fullDayKop)
    expect(charged(fullDayAfter)).toBeLessThan(terms.fullDayKop ?? 0)
    expect(charged(minutesAfter(fullDayAfter, 1))).toBe(terms.fullDayKop)
    // Another day costs the same: texts about a longer rental name this sum.
    expect(charged(minutesAfter(rental.endAt, 24 * 60))).toBe(terms.dayKop)
    expect(terms.fuelKopPerLitre).toBe(9_500)
  })

  it('is nothing where the branch charges no lateness', () => {
    expect(returnTerms(RENTAL, [])).toBeNull()
  })
})
