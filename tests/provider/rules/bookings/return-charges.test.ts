import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Charge,
  modelCharges,
  type ReturnedRental,
  returnCharges,
  returnChargeText,
} from '@/provider/rules/bookings/return-charges'

const END = new Date('2026-11-22T02:00:00Z')
const MINUTE_MS = 60_000
const DAY_KOP = 300_000
const name = { ru: 'Долив топлива', en: 'Refuelling', 'zh-CN': '代加油' }
const none = { name, feeKop: null, sharePercent: null, graceMinutes: null, fullDayAfterHours: null }
const LATE: Charge = {
  ...none,
  code: 'late',
  unit: 'per_hour',
  sharePercent: 15,
  graceMinutes: 60,
  fullDayAfterHours: 6,
}
const CHARGES: Charge[] = [
  LATE,
  { ...none, code: 'fuel', unit: 'per_litre', feeKop: 9_500 },
  { ...none, code: 'wash', unit: 'once', feeKop: 150_000 },
  { ...none, code: 'free', unit: 'once', feeKop: 0 },
  { ...none, code: 'overMileage', unit: 'per_km' },
]
const RENTAL: ReturnedRental = {
  endAt: END,
  extended: null,
  backAt: END,
  dayKop: DAY_KOP,
  days: 4,
  drivenKm: 0,
  kmPerDay: 250,
  overMileageKopPerKm: 1_200,
  requestedCharges: [],
}
const lateBy = (minutes: number) => new Date(END.getTime() + minutes * MINUTE_MS)
const sumsOf = (changes: Partial<ReturnedRental>, charges = CHARGES) =>
  Object.fromEntries(returnCharges({ ...RENTAL, ...changes }, charges).map(({ code, amountKop }) => [code, amountKop]))

describe('what a rental owes when its car is back', () => {
  it.each([
    [-600, 0],
    [0, 0],
    [60, 0],
    [61, 45_000],
    [120, 45_000],
    [121, 90_000],
    [360, 225_000],
    [361, DAY_KOP],
    [1440, DAY_KOP],
    [1500, DAY_KOP],
    [1501, DAY_KOP + 45_000],
    [2 * 1440 + 400, 3 * DAY_KOP],
  ])('is for %i minutes late %i kopecks', (minutes, kop) => {
    expect(sumsOf({ backAt: lateBy(minutes) }).late ?? 0).toBe(kop)
  })

  it('costs for several late hours as many times what one hour is said to cost', () => {
    const dayKop = 198_600
    const [hour] = modelCharges({ dayKop, overMileageKopPerKm: 1_200 }, [LATE])
    expect(hour?.amountKop).toBe(29_700)
    expect(sumsOf({ dayKop, backAt: lateBy(60 + 4 * 60 + 1) }, [LATE])).toEqual({ late: 5 * 29_700 })
  })

  it('never falls with the delay, and never passes a day for each day begun', () => {
    const minutes = fc.integer({ min: 0, max: 10 * 1440 })
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 100, max: 2_000_000 }), (one, other, dayKop) => {
        const late = (by: number) => sumsOf({ backAt: lateBy(by), dayKop }, [LATE]).late ?? 0
        expect(late(Math.max(one, other))).toBeGreaterThanOrEqual(late(Math.min(one, other)))
        expect(late(one)).toBeLessThanOrEqual(Math.ceil(one / 1440) * dayKop)
      }),
    )
  })

  it.each([
    [1000, 250, 0],
    [1001, 250, 1_200],
    [1500, 250, 600_000],
    [9000, null, 0],
  ])('counts %i km of 4 days with %s a day', (drivenKm, kmPerDay, kop) => {
    expect(sumsOf({ drivenKm, kmPerDay }).overMileage ?? 0).toBe(kop)
  })

  it('charges what the staff added by its price, and leaves out what is free', () => {
    const requestedCharges = [
      { code: 'fuel', quantity: 12 },
      { code: 'wash', quantity: 1 },
      { code: 'free', quantity: 1 },
    ]
    expect(sumsOf({ requestedCharges })).toEqual({ fuel: 114_000, wash: 150_000 })
  })

  it('comes in whole roubles above zero, whatever the settings say', () => {
    const kop = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(kop, kop, fc.integer({ min: 0, max: 5_000 }), (dayKop, perKm, drivenKm) => {
        const lines = returnCharges(
          { ...RENTAL, dayKop, drivenKm, overMileageKopPerKm: perKm, backAt: lateBy(130) },
          CHARGES,
        )
        for (const { amountKop } of lines) expect([amountKop > 0, amountKop % 100]).toEqual([true, 0])
      }),
    )
  })

  it('has a text in three languages, with the quantity', () => {
    expect(returnChargeText({ name, unit: 'per_litre', quantity: 12 })).toEqual({
      ru: 'Долив топлива, 12 л',
      en: 'Refuelling, 12 l',
      'zh-CN': '代加油，12 升',
    })
    expect(returnChargeText({ name, unit: 'once', quantity: 1 })).toBe(name)
  })
})

describe('what a page says beforehand about one hour, litre, kilometre or piece', () => {
  const said = (dayKop: number) =>
    Object.fromEntries(
      modelCharges({ dayKop, overMileageKopPerKm: 1_200 }, CHARGES).map(({ code, amountKop }) => [code, amountKop]),
    )

  it('is what a return is charged for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 9_999_900 }), (dayKop) => {
        const requestedCharges = ['fuel', 'wash'].map((code) => ({ code, quantity: 1 }))
        const charged = sumsOf({ dayKop, backAt: lateBy(61), drivenKm: 1_001, requestedCharges })
        expect({ ...charged, free: 0 }).toEqual(said(dayKop))
      }),
    )
  })

  it('takes the branch’s fee before that of the model or a share of the day', () => {
    const fees = [
      { ...LATE, feeKop: 70_000 },
      { ...none, code: 'overMileage', unit: 'per_km' as const, feeKop: 2_000 },
    ]
    const sums = modelCharges({ dayKop: DAY_KOP, overMileageKopPerKm: 1_200 }, fees)
    expect(sums.map(({ amountKop }) => amountKop)).toEqual([70_000, 2_000])
  })
})
