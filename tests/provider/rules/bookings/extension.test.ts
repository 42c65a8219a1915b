import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExtensionState } from '@/provider/contract/extensions'
import { acceptedOf, extendedBy, extensionKop, mayExtend, paidDays } from '@/provider/modules/bookings/rules/extension'
import { type Charge, returnCharges } from '@/provider/rules/bookings/return-charges'

const END = new Date('2026-12-12T02:00:00Z')
const DAY_KOP = 400_000
/** 15 percent of a day. */
const HOUR_KOP = 60_000
const LATE: Charge = {
  ...{ code: 'late', name: { ru: '', en: '', 'zh-CN': '' }, unit: 'per_hour' },
  ...{ feeKop: null, sharePercent: 15, graceMinutes: 60, fullDayAfterHours: 6 },
}
const HOUR = 60
const DAY = 24 * HOUR
const at = (minutes: number) => new Date(+END + minutes * 60_000)
type Row = { endBefore: Date; endAt: Date; amountKop: number; state: ExtensionState }

/** Accepts requests for these returns, in minutes after the first end, at the sums of the rule. */
function accept(ends: readonly number[], charges = [LATE]): Row[] {
  const accepted: Row[] = []
  for (const minutes of ends) {
    const endBefore = accepted.at(-1)?.endAt ?? END
    const amountKop = extensionKop({ endAt: endBefore, price: { perDayKop: DAY_KOP } }, accepted, at(minutes), charges)
    accepted.push({ endBefore, endAt: at(minutes), amountKop: amountKop ?? 0, state: 'accepted' })
  }
  return accepted
}

/** What the return charges for lateness after these extensions. */
function charge(accepted: readonly Row[], minutes: number, charges = [LATE]) {
  const kilometres = { days: 2, drivenKm: 0, kmPerDay: null, overMileageKopPerKm: 0, requestedCharges: [] }
  const rental = {
    endAt: accepted.at(-1)?.endAt ?? END,
    extended: extendedBy(accepted),
    dayKop: DAY_KOP,
    ...kilometres,
  }
  return returnCharges({ ...rental, backAt: at(minutes) }, charges)[0] ?? { amountKop: 0, quantity: 0 }
}

const added = (accepted: readonly Row[]) => accepted.map(({ amountKop }) => amountKop)

describe('a late return of an extended rental', () => {
  it.each([
    ['a day, on time', [DAY], [DAY_KOP], DAY, 0, 0],
    ['a day, early', [DAY], [DAY_KOP], -3 * HOUR, 0, 0],
    ['a day, 30 minutes late: the grace time', [DAY], [DAY_KOP], DAY + 30, 0, 0],
    ['a day, 61 minutes late', [DAY], [DAY_KOP], DAY + 61, HOUR_KOP, 1],
    ['3 hours, on time', [3 * HOUR], [2 * HOUR_KOP], 3 * HOUR, 0, 0],
    ['3 hours, 30 minutes late: the grace time was in the extension', [3 * HOUR], [2 * HOUR_KOP], 210, HOUR_KOP, 1],
    ['3 hours, late beyond the whole day', [3 * HOUR], [2 * HOUR_KOP], 391, DAY_KOP - 2 * HOUR_KOP, 4],
    ['7 hours, which is a whole day, back within it', [7 * HOUR], [DAY_KOP], DAY + HOUR, 0, 0],
    ['7 hours, back two hours after that day', [7 * HOUR], [DAY_KOP], DAY + 2 * HOUR, HOUR_KOP, 1],
    ['5 hours, then a day, on time', [5 * HOUR, DAY], [4 * HOUR_KOP, DAY_KOP - 4 * HOUR_KOP], DAY, 0, 0],
    [
      '5 hours, then a day, 3 hours late',
      [5 * HOUR, DAY],
      [4 * HOUR_KOP, DAY_KOP - 4 * HOUR_KOP],
      DAY + 180,
      2 * HOUR_KOP,
      2,
    ],
    ['half an hour, then 3 hours, an hour late', [30, 3 * HOUR], [0, 2 * HOUR_KOP], 4 * HOUR, HOUR_KOP, 1],
  ])('is charged what the extension has not paid: %s', (_name, ends, sums, back, amountKop, hours) => {
    const accepted = accept(ends)
    expect(added(accepted)).toEqual(sums)
    const charged = charge(accepted, back)
    expect([charged.amountKop, charged.quantity]).toEqual([amountKop, hours])
  })

  it('costs in all what the same lateness costs without an extension, whatever the chain', () => {
    const minutes = fc.integer({ min: 1, max: 5 * DAY })
    fc.assert(
      fc.property(fc.uniqueArray(minutes, { maxLength: 4 }), minutes, (ends, back) => {
        const accepted = accept(ends.toSorted((one, other) => one - other))
        const late = charge(accepted, back)
        const paidKop = added(accepted).reduce((sum, kop) => sum + kop, 0)
        expect(paidKop + late.amountKop).toBe(Math.max(paidKop, charge([], back).amountKop))
        expect(late.quantity > 0).toBe(late.amountKop > 0)
      }),
    )
  })

  it('costs nothing by the agreed end, and only the hours after it, when lateness has become dearer since', () => {
    const accepted = accept([3 * HOUR])
    const dearer = [{ ...LATE, sharePercent: 20 }]
    expect(charge(accepted, 3 * HOUR, dearer).amountKop).toBe(0)
    expect(charge(accepted, 4 * HOUR, dearer).amountKop).toBe(80_000)
  })
})

describe('the accepted requests that led to an end', () => {
  const row = (from: number, to: number, state: ExtensionState = 'accepted'): Row => ({
    ...{ endBefore: at(from), endAt: at(to), amountKop: to - from, state },
  })

  it('are a chain, the earliest first', () => {
    const chain = [row(0, 60), row(60, 120), row(120, 300)]
    expect(acceptedOf(chain, at(300))).toEqual(chain)
    expect(extendedBy(chain)).toEqual({ firstEndAt: END, addedKop: 300 })
  })

  it('leave out what was declined, withdrawn or waits between them', () => {
    const [one, other] = [row(0, 60), row(60, 300)]
    const between = (['declined', 'withdrawn', 'sent'] as const).map((state) => row(60, 120, state))
    expect(acceptedOf([row(0, 600, 'declined'), one, ...between, other], at(300))).toEqual([one, other])
  })

  it('begin anew with an end that was changed outside the chain', () => {
    const before = [row(0, 60), row(60, 300)]
    expect(acceptedOf(before, at(200))).toEqual([])
    expect(acceptedOf([...before, row(200, 240)], at(240))).toEqual([row(200, 240)])
    // An older request may have ended where the booking ends again.
    expect(acceptedOf([row(0, 200), row(100, 300), row(200, 240)], at(240))).toEqual([row(200, 240)])
  })

  it('are none of a booking that was never extended', () => {
    expect(acceptedOf([], END)).toEqual([])
    expect(extendedBy([])).toBeNull()
  })
})

describe('the days that an extended rental pays', () => {
  const BOOKED_DAYS = 2
  const daysAfter = (minutes: number, charges = [LATE]) => {
    const extended = { firstEndAt: END, addedKop: 0 }
    const rental = { startAt: at(-BOOKED_DAYS * DAY), endAt: at(minutes), extended, price: { perDayKop: DAY_KOP } }
    return paidDays(rental, charges)
  }

  it.each([
    ['by the grace time', HOUR, 0],
    ['by hours', 5 * HOUR, 0],
    ['by hours that cost a day', 7 * HOUR, 1],
    ['by a day', DAY, 1],
    ['by a day and the grace time', DAY + HOUR, 1],
    ['by two days and hours', 2 * DAY + 3 * HOUR, 2],
  ])('grow %s only by what is charged whole', (_name, minutes, days) => {
    expect(daysAfter(minutes)).toBe(BOOKED_DAYS + days)
  })

  it('never grow by more than was paid, whatever the length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 * DAY }), (minutes) => {
        const [paidKop] = added(accept([minutes]))
        expect((daysAfter(minutes) - BOOKED_DAYS) * DAY_KOP).toBeLessThanOrEqual(paidKop ?? 0)
      }),
    )
  })

  it('grow by whole days of 24 hours when the branch gave up its charge since', () => {
    expect([daysAfter(DAY - 1, []), daysAfter(DAY, [])]).toEqual([BOOKED_DAYS, BOOKED_DAYS + 1])
  })
})

describe('a later return may be asked for', () => {
  const booking = { startAt: at(-2 * DAY), endAt: END, holdUntil: null }
  const may = (status: 'confirmed' | 'active' | 'completed', minutes: number) =>
    mayExtend({ ...booking, status }, 24, at(minutes))

  it('of a confirmed booking from the end of online changes until its agreed return', () => {
    const moments = [-3 * DAY, -3 * DAY + 1, -1, 0, DAY]
    expect(moments.map((minutes) => may('confirmed', minutes))).toEqual([false, true, true, false, false])
  })

  it('while the car is out, however late it is, and never afterwards', () => {
    expect([may('active', -DAY), may('active', DAY), may('completed', -DAY)]).toEqual([true, true, false])
  })
})
