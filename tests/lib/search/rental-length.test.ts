import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rentalLength, shorterRental } from '@/lib/search/rental-length'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'

const ZONE = 'Asia/Vladivostok'

describe('rentalLength', () => {
  it.each([
    { name: 'a week', from: '2026-12-05', fromTime: '12:00', to: '2026-12-12', toTime: '12:00', days: 7 },
    { name: 'a started day counts', from: '2026-12-05', fromTime: '12:00', to: '2026-12-12', toTime: '12:30', days: 8 },
    { name: 'within one day', from: '2026-12-05', fromTime: '10:00', to: '2026-12-05', toTime: '18:00', days: 1 },
    { name: 'out of order', from: '2026-12-05', fromTime: '12:00', to: '2026-12-05', toTime: '12:00', days: null },
    {
      name: 'a day that does not exist',
      from: '2026-02-30',
      fromTime: '12:00',
      to: '2026-12-01',
      toTime: '12:00',
      days: null,
    },
    { name: 'an end is missing', from: '2026-12-05', fromTime: '12:00', to: '', toTime: '12:00', days: null },
  ])('$name', ({ days, name: _name, ...ends }) => {
    expect(rentalLength(ends)).toBe(days)
  })

  it('is what the branch charges, for any two moments of its clock', () => {
    const minutes = fc.integer({ min: 0, max: 400 * 24 * 2 })
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 90 * 48 }), (start, length) => {
        const pickup = new Date(Date.UTC(2026, 0, 1) + start * 30 * 60_000)
        const dropoff = new Date(pickup.getTime() + length * 30 * 60_000)
        const [from, to] = [toStationMoment(pickup, ZONE), toStationMoment(dropoff, ZONE)]
        expect(fromStationMoment(from, ZONE)).toEqual(pickup)
        expect(rentalLength({ from: from.date, fromTime: from.time, to: to.date, toTime: to.time })).toBe(
          rentalDays({ pickup, dropoff }),
        )
      }),
    )
  })
})

describe('shorterRental', () => {
  const ends = { from: '2026-12-05', fromTime: '10:00', to: '2026-12-12', toTime: '11:00' }

  it('says until when the car can come back for a day less, as the branch counts', () => {
    const shorter = shorterRental(ends)
    expect(shorter).toEqual({ time: '10:00', days: 7 })
    expect([rentalLength(ends), rentalLength({ ...ends, toTime: '10:00' })]).toEqual([8, 7])
  })

  it.each([
    { name: 'a whole number of days', toTime: '10:00' },
    { name: 'back earlier in the day', toTime: '09:00' },
    { name: 'within one day', to: '2026-12-05', toTime: '18:00' },
  ])('has nothing to save: $name', ({ name: _name, ...changed }) => {
    expect(shorterRental({ ...ends, ...changed })).toBeNull()
  })
})
