import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CarItem } from '@/provider/contract/cars'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { addModel, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const DAY_MS = 86_400_000

describe('dates other than the requested ones', () => {
  const provider = useProvider()

  const wire = (iso: string, days = 0) => formatWireMoment(new Date(Date.parse(iso) + days * DAY_MS))
  const isFree = async (slug: string, { pickupAt, dropoffAt }: { pickupAt: string; dropoffAt: string }, days = 0) => {
    const rental = { ...rentalOf(slug), df: wire(pickupAt, days), dt: wire(dropoffAt, days) }
    return (await provider.quote(rental)).json().data.available
  }

  it('are, for every taken model, the nearest ones on which it is really free', { tags: '@wide' }, async () => {
    let checkedCount = 0
    for (const ahead of [2, 9, 40]) {
      const { df, dt } = rentalOf('', ahead, 5)
      const taken = (await provider.searchAll(`df=${df}&dt=${dt}`)).filter(({ reason }) => reason === 'taken')
      for (const { slug, nextFree } of taken) {
        expect(nextFree, slug).not.toBeNull()
        if (!nextFree) continue
        const rental = rentalOf(slug, ahead, 5)
        const days = Array.from({ length: 30 }, (_, day) => day + 1).findIndex((day) => {
          const start = Date.parse(rentalInstant(rental.df)) + day * DAY_MS
          return new Date(start).toISOString() === nextFree.pickupAt
        })
        expect(await isFree(slug, nextFree), slug).toBe(true)
        for (let back = 1; back <= days; back++) expect(await isFree(slug, nextFree, -back), slug).toBe(false)
        checkedCount += 1
      }
    }
    expect(checkedCount).toBeGreaterThan(5)
  })

  it('are none for free models, for those out of season, and without dates', async () => {
    const { df, dt } = rentalOf('', 60)
    for (const item of await provider.searchAll(`df=${df}&dt=${dt}`)) {
      if (item.reason !== 'taken') expect(item.nextFree).toBeNull()
    }
    expect((await provider.searchAll('')).every(({ nextFree }) => nextFree === null)).toBe(true)
  })

  it('are named with other cars when nothing is left, before and after, with how many models and from what price', async () => {
    const slug = await addModel(provider, 'the-only-one', 1)
    await provider.db.execute(sql`update settings set data = data || '{"cargoModel": "the-only-one"}'`)
    const rental = rentalOf(slug, 70, 3)
    expect((await provider.hold(await provider.requestFor(rental))).statusCode).toBe(201)

    const { items, free, nearest, similar } = await provider.search(`df=${rental.df}&dt=${rental.dt}&ac=cargo`)
    expect([items.map(({ reason }) => reason), free]).toEqual([['taken'], 0])
    const offsets = nearest.map(
      ({ pickupAt }) => (Date.parse(pickupAt) - Date.parse(rentalInstant(rental.df))) / DAY_MS,
    )
    expect(offsets).toEqual([-4, 4, 5])
    for (const dates of nearest) {
      expect(await isFree(slug, dates)).toBe(true)
      const { price } = (
        await provider.quote({ ...rental, df: wire(dates.pickupAt), dt: wire(dates.dropoffAt) })
      ).json().data
      expect([dates.models, dates.fromTotalKop]).toEqual([1, price.totalKop])
    }
    expect(similar).toHaveLength(3)
    expect(similar.every(({ available, slug: other }) => available && other !== slug)).toBe(true)
  })

  it('come with the cars that are nearest in price to the requested ones, one of a class', async () => {
    const { df, dt } = rentalOf('', 30, 5)
    const rental = await provider.search(`df=${df}&dt=${dt}&ac=cabriolet`)
    const totals = rental.items.map(({ price }) => price?.totalKop ?? 0).toSorted((a, b) => a - b)
    expect([rental.free, totals.length]).toEqual([0, 3])
    const far = ({ price }: CarItem) => Math.abs((price?.totalKop ?? 0) - (totals[1] ?? 0))

    const nearestOfClass = new Map<string, CarItem>()
    const free = (await provider.searchAll(`df=${df}&dt=${dt}`)).filter(({ available }) => available)
    for (const item of free.toSorted((a, b) => far(a) - far(b))) {
      if (!nearestOfClass.has(item.car_data.class)) nearestOfClass.set(item.car_data.class, item)
    }
    expect(rental.similar.map(far)).toEqual([...nearestOfClass.values()].slice(0, 3).map(far))
    expect(new Set(rental.similar.map(({ car_data }) => car_data.class)).size).toBe(3)
  })

  it('are the first of the next season for a class that is out of it, at the same time and for as long', async () => {
    const { df, dt } = rentalOf('', 25, 3)
    const { nearest, items } = await provider.search(`df=${df}&dt=${dt}&ac=cabriolet`)
    expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['season']))
    // Noon at the station, UTC+10: hire begins on 1 May.
    const { free } = await provider.search(
      `df=${wire('2027-05-01T02:00:00Z')}&dt=${wire('2027-05-04T02:00:00Z')}&ac=cabriolet`,
    )
    expect(free).toBeGreaterThan(0)
    expect(nearest).toHaveLength(3)
    expect(nearest[0]).toMatchObject({
      pickupAt: '2027-05-01T02:00:00.000Z',
      dropoffAt: '2027-05-04T02:00:00.000Z',
      models: free,
    })
    for (const { pickupAt, dropoffAt, models, fromTotalKop } of nearest) {
      const there = await provider.search(`df=${wire(pickupAt)}&dt=${wire(dropoffAt)}&ac=cabriolet&sort=price`)
      expect([models, fromTotalKop]).toEqual([there.free, there.items[0]?.price?.totalKop])
    }
  })

  it('are searched on through a season that begins taken, and never beyond the days that can be booked', async () => {
    const slug = await addModel(provider, 'summer-car', 1)
    await provider.db.execute(sql`update settings set data = data || '{"cargoModel": "summer-car"}'`)
    const hireOutIn = (months: string) =>
      provider.db.execute(sql`update car_models set rental_months = ${months} where slug = ${slug}`)
    const pickupsFor = async (ahead: number) => {
      const { df, dt } = rentalOf('', ahead, 3)
      return (await provider.search(`df=${df}&dt=${dt}&ac=cargo`)).nearest.map(({ pickupAt }) => pickupAt)
    }
    await hireOutIn('{6,7,8}')
    expect((await pickupsFor(25))[0]).toBe('2027-06-01T02:00:00.000Z')
    // From 1 June to noon of 16 July.
    expect((await provider.hold(await provider.requestFor(rentalOf(slug, 192, 45)))).statusCode).toBe(201)
    expect(await pickupsFor(25)).toEqual([17, 18, 19].map((day) => `2027-07-${day}T02:00:00.000Z`))

    await hireOutIn('{12}')
    expect(await pickupsFor(90)).toEqual([])
  })

  it('are not named while something is free', async () => {
    const { df, dt } = rentalOf('', 60)
    const { nearest, similar } = await provider.search(`df=${df}&dt=${dt}`)
    expect([nearest, similar]).toEqual([[], []])
  })

  it('stay within what may be booked online: never too soon, never too far', async () => {
    const slug = await addModel(provider, 'soon-and-far', 1)
    await provider.db.execute(sql`update settings set data = data || '{"cargoModel": "soon-and-far"}'`)
    for (const [ahead, allowed] of [
      [1, 1],
      [365, -1],
    ] as const) {
      const rental = rentalOf(slug, ahead, 1)
      expect((await provider.hold(await provider.requestFor(rental))).statusCode).toBe(201)
      const { nearest } = await provider.search(`df=${rental.df}&dt=${rental.dt}&ac=cargo`)
      const offsets = nearest.map(({ pickupAt }) => Date.parse(pickupAt) - Date.parse(rentalInstant(rental.df)))
      expect(offsets.every((offset) => Math.sign(offset) === allowed)).toBe(true)
      expect(nearest.length).toBeGreaterThan(0)
    }
  })
})

/** Moscow is UTC+3 the whole year. */
function rentalInstant(wireMoment: string): string {
  const [year, month, day, hour, minute] = wireMoment.split('-')
  return `${year}-${month}-${day}T${hour}:${minute}:00+03:00`
}
