import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nightHours, transferKop, transferPrice } from '@/provider/rules/transfers/transfer-price'

const TARIFF = { hourKop: 190_000, dayKop: 1_700_000, minHours: 3, dayHours: 10 }
const NIGHT = { from: '20:00', to: '08:00' }
const RULES = { nightHourKop: 30_000, childSeatKop: 25_000, night: NIGHT }
const NOON = { hours: 3, time: '12:00', backTime: null, childSeats: 0, isFrom: false }

const price = (trip: Partial<Parameters<typeof transferPrice>[0]>, tariff = TARIFF) =>
  transferPrice({ ...NOON, ...trip }, tariff, RULES)

describe('transferKop', () => {
  it.each([
    { hours: 1, kop: 3 * 190_000 },
    { hours: 3, kop: 3 * 190_000 },
    { hours: 8, kop: 8 * 190_000 },
    { hours: 9, kop: 1_700_000 },
    { hours: 10, kop: 1_700_000 },
    { hours: 12, kop: 1_700_000 + 2 * 190_000 },
  ])('$hours hours: at least the shortest order, at most a day', ({ hours, kop }) => {
    expect(transferKop(TARIFF, hours)).toBe(kop)
  })
})

describe('nightHours', () => {
  it.each([
    { time: '17:00', hours: 3, night: 0, name: 'ends as the night begins' },
    { time: '17:01', hours: 3, night: 1, name: 'a minute of night makes an hour' },
    { time: '19:59', hours: 3, night: 3, name: 'a minute before the night' },
    { time: '20:00', hours: 3, night: 3, name: 'begins with the night' },
    { time: '07:59', hours: 3, night: 1, name: 'the last minute of the night' },
    { time: '08:00', hours: 3, night: 0, name: 'begins with the day' },
    { time: '22:00', hours: 4, night: 4, name: 'passes midnight' },
    { time: '12:00', hours: 24, night: 12, name: 'a whole day' },
  ])('$time, $hours hours: $name', ({ time, hours, night }) => {
    expect(nightHours(time, hours, NIGHT)).toBe(night)
  })

  it('knows a night that does not pass midnight, and none at all', () => {
    expect(nightHours('00:00', 24, { from: '01:00', to: '05:00' })).toBe(4)
    expect(nightHours('00:00', 24, { from: '00:00', to: '00:00' })).toBe(0)
  })
})

describe('transferPrice', () => {
  it('charges the hours, and a day as soon as it is cheaper', () => {
    expect(price({ hours: 4 }).lines).toEqual([{ code: 'hours', quantity: 4, unitKop: 190_000, amountKop: 760_000 }])
    expect(price({ hours: 9, time: '09:00' }).lines).toEqual([{ code: 'day', quantity: 10, amountKop: 1_700_000 }])
    expect(price({ hours: 11, time: '08:00' }).lines).toEqual([
      { code: 'day', quantity: 10, amountKop: 1_700_000 },
      { code: 'extra_hours', quantity: 1, unitKop: 190_000, amountKop: 190_000 },
    ])
  })

  it('charges both ways, each with its own night, and seats once', () => {
    expect(price({ time: '18:00', backTime: '21:00', childSeats: 2 })).toEqual({
      lines: [
        { code: 'hours', quantity: 3, unitKop: 190_000, amountKop: 570_000 },
        { code: 'night', quantity: 1, unitKop: 30_000, amountKop: 30_000 },
        { code: 'back', quantity: 3, amountKop: 570_000 },
        { code: 'back_night', quantity: 3, unitKop: 30_000, amountKop: 90_000 },
        { code: 'child_seats', quantity: 2, unitKop: 25_000, amountKop: 50_000 },
      ],
      totalKop: 1_310_000,
      hours: 3,
      isFrom: false,
    })
  })

  it('prints no line for what costs nothing', () => {
    const free = { ...RULES, nightHourKop: 0, childSeatKop: 0 }
    const { lines } = transferPrice({ ...NOON, time: '23:00', childSeats: 1 }, TARIFF, free)
    expect(lines.map(({ code }) => code)).toEqual(['hours'])
  })

  const kop = fc.integer({ min: 1, max: 100_000 }).map((roubles) => roubles * 100)
  const tariffs = fc
    .record({
      hourKop: kop,
      dayKop: kop,
      minHours: fc.integer({ min: 1, max: 6 }),
      more: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ more, ...tariff }) => ({ ...tariff, dayHours: tariff.minHours + more }))
  const times = fc
    .integer({ min: 0, max: 1439 })
    .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
  const trips = fc.record({
    hours: fc.integer({ min: 1, max: 30 }),
    time: times,
    backTime: fc.option(times),
    childSeats: fc.integer({ min: 0, max: 9 }),
    isFrom: fc.boolean(),
  })

  it('is the sum of its lines, and never less than the shortest order by day', () => {
    fc.assert(
      fc.property(tariffs, trips, (tariff, trip) => {
        const { lines, totalKop } = transferPrice(trip, tariff, RULES)
        expect(lines.reduce((sum, { amountKop }) => sum + amountKop, 0)).toBe(totalKop)
        expect(totalKop).toBeGreaterThanOrEqual(transferKop(tariff, tariff.minHours))
      }),
    )
  })

  it('never falls with an hour, a seat or a way back more', () => {
    fc.assert(
      fc.property(tariffs, trips, times, (tariff, trip, backTime) => {
        const of = (changes: object) => transferPrice({ ...trip, ...changes }, tariff, RULES).totalKop
        expect(of({ hours: trip.hours + 1 })).toBeGreaterThanOrEqual(of({}))
        expect(of({ childSeats: trip.childSeats + 1 })).toBeGreaterThan(of({}))
        expect(of({ backTime })).toBeGreaterThan(of({ backTime: null }))
      }),
    )
  })
})
