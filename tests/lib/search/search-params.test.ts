import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseRental, FIELD_NAMES, readSearchFields, rentalFields, searchQuery } from '@/lib/search/search-params'

/** Noon of 1 December on the station's clock (UTC+10). */
const NOW = new Date('2026-12-01T02:00:00Z')
const BRANCH = {
  now: NOW,
  limits: { minHoursBeforePickup: 12, maxDaysAhead: 365, maxRentalDays: 60 },
  placeIds: [50, 51],
  defaultTime: '12:00',
}
const ASKED = { from: '2026-12-05', fromTime: '10:00', to: '2026-12-12', toTime: '18:30', place: '51', back: '50' }
const choose = (fields: Record<string, string>) => chooseRental(readSearchFields(fields), BRANCH)

describe('readSearchFields', () => {
  it('takes known names only, the first of repeated values, cut to a sane length', () => {
    const fields = readSearchFields({ from: ['a', 'b'], place: 'x'.repeat(500), evil: '1' })
    expect(Object.keys(fields)).toEqual([...FIELD_NAMES])
    expect(fields.from).toBe('a')
    expect(fields.place).toHaveLength(40)
  })
})

describe('chooseRental', () => {
  it("reads the station's clock, wherever the server stands", () => {
    expect(choose(ASKED)).toEqual({
      rental: {
        pickup: new Date('2026-12-05T00:00:00Z'),
        dropoff: new Date('2026-12-12T08:30:00Z'),
        placeId: 51,
        dropoffPlaceId: 50,
      },
      error: null,
    })
  })

  it('fills in the default place and time and returns the car where it was taken', () => {
    const { rental } = choose({ from: '2026-12-05', to: '2026-12-06' })
    expect(rental).toMatchObject({ pickup: new Date('2026-12-05T02:00:00Z'), placeId: 50, dropoffPlaceId: 50 })
  })

  it.each([
    { change: { from: '2026-02-30' }, error: 'invalid_dates' },
    { change: { to: '' }, error: 'invalid_dates' },
    { change: { fromTime: '25:00' }, error: 'invalid_dates' },
    { change: { place: '999' }, error: 'unknown_place' },
    { change: { back: 'abc' }, error: 'unknown_place' },
    { change: { class: 'tank' }, error: 'unknown_class' },
    { change: { from: '2026-12-12', fromTime: '18:30' }, error: 'dropoff_before_pickup' },
    { change: { from: '2026-11-01' }, error: 'pickup_in_past' },
    { change: { from: '2026-12-01', fromTime: '23:30' }, error: 'pickup_too_soon' },
    { change: { from: '2028-01-01', to: '2028-01-02' }, error: 'pickup_too_far' },
    { change: { to: '2027-03-05' }, error: 'rental_too_long' },
  ])('rejects $change as $error', ({ change, error }) => {
    expect(choose({ ...ASKED, ...change })).toEqual({ rental: null, error })
  })

  it('never throws, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FIELD_NAMES), fc.string()), (fields) => {
        const { rental, error } = choose(fields)
        return (rental === null) !== (error === null)
      }),
    )
  })
})

describe('searchQuery', () => {
  it('carries a rental on unchanged', () => {
    const { rental } = choose(ASKED)
    if (!rental) throw new Error('the rental was refused')
    const query = searchQuery(rentalFields(rental))
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(ASKED)
    expect(choose(Object.fromEntries(new URLSearchParams(query))).rental).toEqual(rental)
  })

  it('is empty when nothing is filled in', () => {
    expect(searchQuery({ from: '', class: '' })).toBe('')
  })
})
