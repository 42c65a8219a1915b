import { describe, expect, it } from 'vitest'
import { returnTerms } from '@/provider/modules/bookings/rules/return-terms'
import { type Charge, returnCharges } from '@/provider/rules/bookings/return-charges'

const NAME = { ru: '', en: '', 'zh-CN': '' }
const charge = { name: NAME, feeKop: null, sharePercent: null, graceMinutes: null, fullDayAfterHours: null }
const CHARGES: Charge[] = [
  { ...charge, code: 'late', unit: 'per_hour', sharePercent: 15, graceMinutes: 60, fullDayAfterHours: 6 },
  { ...charge, code: 'fuel', unit: 'per_litre', feeKop: 9_500 },
]
const END = new Date('2026-12-12T02:00:00Z')
const RENTAL = { endAt: END, price: { perDayKop: 400_000 } }
const MINUTE_MS = 60_000

/** What a return at this moment really costs. */
function chargedKop(backAt: Date): number {
  const rest = { days: 7, drivenKm: 0, kmPerDay: null, overMileageKopPerKm: 0, requestedCharges: [] }
  return returnCharges({ endAt: END, backAt, dayKop: 400_000, ...rest }, CHARGES)[0]?.amountKop ?? 0
}

describe('what a booking says about its return', () => {
  it('is what the return charges, to the minute', () => {
    const terms = returnTerms(RENTAL, CHARGES)
    if (!terms?.fullDayAfter) throw new Error('no terms')
    const [freeUntil, fullDayAfter] = [new Date(terms.freeUntil), new Date(terms.fullDayAfter)]
    const minuteLater = (at: Date) => new Date(at.getTime() + MINUTE_MS)
    expect(chargedKop(freeUntil)).toBe(0)
    expect(chargedKop(minuteLater(freeUntil))).toBe(terms.hourKop)
    expect(chargedKop(fullDayAfter)).toBeLessThan(terms.dayKop)
    expect(chargedKop(minuteLater(fullDayAfter))).toBe(terms.dayKop)
    // Another day costs the same: texts about a longer rental name this sum.
    expect(chargedKop(new Date(END.getTime() + 24 * 60 * MINUTE_MS))).toBe(terms.dayKop)
    expect(terms.fuelKopPerLitre).toBe(9_500)
  })

  it('is nothing where the branch charges no lateness', () => {
    expect(returnTerms(RENTAL, [])).toBeNull()
  })
})
