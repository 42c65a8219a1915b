import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import { byNearness, interleaveClasses, medianKop } from '@/provider/modules/cars/rules/other-cars'

const car = (classId: CarClassId, totalKop: number) => ({ model: { classId }, price: { totalKop } })
const summaryOf = (cars: ReturnType<typeof car>[]) =>
  cars.map(({ model, price }) => `${model.classId} ${price.totalKop}`)

describe('cars to take instead', () => {
  const cars = [car('scooters', 500), car('promo', 300), car('vip', 900), car('suv', 510), car('promo', 800)]

  it('are of the requested class, then the nearest in price, dearer or cheaper; scooters after all cars', () => {
    expect(summaryOf(byNearness(cars, { classId: 'vip', totalKop: 500 }))).toEqual([
      'vip 900',
      'suv 510',
      'promo 300',
      'promo 800',
      'scooters 500',
    ])
    expect(summaryOf(byNearness(cars, { classId: undefined, totalKop: 790 }))[0]).toBe('promo 800')
    expect(summaryOf(byNearness(cars, { classId: 'scooters', totalKop: 800 }))[0]).toBe('scooters 500')
  })

  it('are of different classes as long as there are some', () => {
    const ordered = [car('promo', 1), car('promo', 2), car('suv', 3), car('promo', 4), car('suv', 5)]
    expect(summaryOf(interleaveClasses(ordered))).toEqual(['promo 1', 'suv 3', 'promo 2', 'promo 4', 'suv 5'])
  })

  it('are measured by the middle of the totals, whatever their order', () => {
    expect(medianKop([900, 100, 200])).toBe(200)
    expect(medianKop([900, 100, 200, 300])).toBe(250)
    expect(medianKop([700])).toBe(700)
    expect(medianKop([])).toBe(0)
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (totals) => {
        const median = medianKop(totals)
        expect(totals.filter((total) => total < median).length).toBeLessThanOrEqual(totals.length / 2)
        expect(totals.filter((total) => total > median).length).toBeLessThanOrEqual(totals.length / 2)
      }),
    )
  })
})
