import { describe, expect, it } from 'vitest'
import { type FilteredModel, type Filters, factsOf, passes } from '@/provider/rules/cars/filters'
import { booking } from '@/tests/setup/sample-booking'

const LIMITS = { cargoModel: 'the-van', maxDriverAge: 75, hasCashDeposit: true }

describe('the filters of the search', () => {
  const model = (
    changes: Partial<FilteredModel['attributes']> = {},
    own: Partial<FilteredModel> = {},
  ): FilteredModel => ({
    slug: 'honda-fit',
    classId: 'promo',
    depositKop: 500_000,
    minAge: 21,
    attributes: { ...booking.car.car_data, ...changes },
    ...own,
  })
  const leave = (tested: FilteredModel, filters: Partial<Filters>) =>
    passes(tested, { classId: undefined, driverAge: undefined, ...filters }, LIMITS)

  it('let any of several values fit, and ask for every filter', () => {
    expect(leave(model(), { fuel: ['diesel', 'gasoline'] })).toBe(true)
    expect(leave(model(), { fuel: ['gasoline'], drive: ['awd'] })).toBe(false)
  })

  it('tell hybrid and electric cars from those that only burn fuel', () => {
    expect(factsOf(model()).fuel).toEqual(['gasoline'])
    expect(factsOf(model({ powertrain: 'hybrid' })).fuel).toEqual(['hybrid'])
    expect(factsOf(model({ powertrain: 'electric', fuel: null })).fuel).toEqual(['electric'])
  })

  it.each([
    [4, 'upto4'],
    [5, '5'],
    [6, '6'],
    [7, '7'],
    [8, '8'],
    [9, 'from9'],
  ])('count %i seats as %s', (seats, group) => {
    expect(factsOf(model({ seats })).seats).toEqual([group])
  })

  it('know what helps in winter', () => {
    const warm = { winterTyres: null, heated: ['seatsRear', 'windscreen'], groundClearanceMm: 180 }
    expect(factsOf(model(warm)).winter).toEqual(['heatedSeats', 'heatedWindscreen', 'highClearance'])
    expect(factsOf(model({ groundClearanceMm: 179, winterTyres: 'studded', heated: [] })).winter).toEqual([
      'winterTyres',
    ])
  })

  it('take "cargo" for one van model, and for the class where the branch names none', () => {
    const van = model({}, { slug: 'the-van', classId: 'minivans' })
    const truck = model({}, { slug: 'a-truck', classId: 'cargo' })
    expect([leave(van, { classId: 'cargo' }), leave(truck, { classId: 'cargo' })]).toEqual([true, false])
    const filters = { classId: 'cargo' as const, driverAge: undefined }
    expect(passes(truck, filters, { ...LIMITS, cargoModel: '' })).toBe(true)
  })

  it.each([
    [20, false],
    [21, true],
    [75, true],
    [76, false],
  ])('leave a driver of %i what he may drive', (driverAge, left) => {
    expect(leave(model(), { driverAge })).toBe(left)
  })

  it('find what needs no deposit', () => {
    expect(leave(model(), { noDeposit: ['1'] })).toBe(false)
    expect(leave(model({}, { depositKop: 0 }), { noDeposit: ['1'] })).toBe(true)
  })

  it.each([
    [true, 500_000, true],
    [false, 500_000, false],
    [false, 0, true],
  ])('without a Russian bank card, deposits in cash %s: a deposit of %i is possible: %s', (taken, depositKop, left) => {
    const filters = { classId: undefined, driverAge: undefined, cash: ['1'] }
    expect(passes(model({}, { depositKop }), filters, { ...LIMITS, hasCashDeposit: taken })).toBe(left)
  })
})
