import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import { FACET_VALUES, FACETS } from '@/provider/contract/rules/cars/car-filters'
import { byForm } from '@/tests/setup/by-form'
import { rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const CASES = byForm({ short: 20, all: 60, long: 60 })

describe('the filters of the search', () => {
  const provider = useProvider()

  const datesOf = ({ df, dt }: { df: string; dt: string }) => `df=${df}&dt=${dt}`
  const dates = datesOf(rentalOf('', 12))

  it('count for every value what choosing it leaves, free models with dates and all without, whatever else is chosen', async () => {
    const facet = fc.constantFrom(...FACETS)
    const choice = fc.tuple(facet, fc.nat()).map(([name, n]) => {
      const values = FACET_VALUES[name]
      return [name, values[n % values.length] ?? ''] as const
    })
    const cases = fc.record({
      chosen: fc.array(choice, { maxLength: 2 }),
      ac: fc.option(fc.constantFrom(...CLASS_IDS)),
      driverAge: fc.option(fc.integer({ min: 18, max: 80 })),
      when: fc.constantFrom('', dates),
      facet: choice,
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ chosen, ac, driverAge, when, facet: [name, value] }) => {
        const query = new URLSearchParams(when)
        for (const [filter, wanted] of chosen) query.set(filter, wanted)
        if (ac) query.set('ac', ac)
        if (driverAge) query.set('driverAge', String(driverAge))
        const { facets } = await provider.search(query.toString())
        const count = facets.find((one) => one.name === name)?.values.find((one) => one.value === value)?.count
        query.set(name, value)
        const { total, free } = await provider.search(query.toString())
        expect(count).toBe(free ?? total)
      }),
      { numRuns: CASES },
    )
  })

  it('count the classes with the other filters applied', async () => {
    const { classes } = await provider.search(`${dates}&ac=promo&drive=awd`)
    for (const { id, models, available } of classes) {
      const { total, free } = await provider.search(`${dates}&ac=${id}&drive=awd`)
      expect([id, models, available]).toEqual([id, total, free])
    }
  })

  it('leave only what they say', async () => {
    const items = await provider.searchAll('noDeposit=1')
    expect(items.length).toBeGreaterThan(2)
    expect(items.every(({ car_data }) => car_data.depositKop === 0)).toBe(true)
    const young = await provider.searchAll('driverAge=21')
    expect(young.every(({ car_data }) => (car_data.minAge ?? 0) <= 21)).toBe(true)
    expect((await provider.search('driverAge=76')).total).toBe(0)
    expect((await provider.searchAll('ac=cargo')).map(({ slug }) => slug)).toEqual(['nissan-nv350-caravan'])
  })

  it('reject a value that no filter has', async () => {
    const response = await provider.call('GET', '/sun/v2/cars?fuel=gasoline,wood')
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
  })

  it.each([
    ['PORT3', '', 'accepted', 3],
    ['SNEG', '', 'accepted', 5],
    ['SNEG', '&ac=promo', 'promo_not_for_class', 0],
    ['NEDELYA', '', 'promo_too_short', 0],
    ['LETO2025', '', 'promo_expired', 0],
    ['nothing', '', 'promo_invalid', 0],
  ])('keep the outcome of the code %s%s: %s', async (pc, filter, state, percent) => {
    const { promo, items } = await provider.search(`${dates}&pc=${pc}${filter}`)
    expect(promo).toMatchObject({ code: pc.toUpperCase(), state, percent })
    const codes = items.flatMap(({ price }) => price?.lines.map(({ code }) => code) ?? [])
    expect(codes.includes('promo_discount')).toBe(state === 'accepted')
  })
})
