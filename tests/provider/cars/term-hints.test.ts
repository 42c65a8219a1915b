import { addHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { formatWireMoment, parseWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { addModel, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

describe('hints about a longer rental in a list', () => {
  const provider = useProvider()

  const list = (days: number) => {
    const { df, dt } = rentalOf('', 20, days)
    return provider.searchAll(`df=${df}&dt=${dt}`)
  }
  const totalOf = async (slug: string, days: number) =>
    (await provider.quote(rentalOf(slug, 20, days))).json().data.price.totalKop

  it('name prices that a quote of that length has', async () => {
    const week = (await list(3)).filter(({ termHint }) => termHint?.kind === 'from_days')
    expect(week.length).toBeGreaterThan(5)
    const [first] = week
    const quoted = (await provider.quote(rentalOf(first?.slug ?? '', 20, 7))).json().data.price.perDayKop
    expect(first?.termHint).toEqual({ kind: 'from_days', days: 7, perDayKop: quoted })

    for (const { slug, price, termHint } of await list(6)) {
      if (termHint?.kind !== 'next_day') continue
      expect(price?.totalKop, slug).toBe(await totalOf(slug, 6))
      expect(termHint.addedKop, slug).toBe((await totalOf(slug, 7)) - (price?.totalKop ?? 0))
    }
  })

  it('are none without dates, for a week, and for cars that cannot be booked', async () => {
    expect((await provider.searchAll('')).every(({ termHint }) => termHint === null)).toBe(true)
    expect((await list(7)).every(({ termHint }) => termHint === null)).toBe(true)
    expect((await list(3)).filter(({ available }) => !available).every(({ termHint }) => termHint === null)).toBe(true)
  })

  it('offer a longer rental only while a plate is free for it', async () => {
    const slug = await addModel(provider, 'cheap-week', 1)
    await provider.db.execute(
      sql`update car_models set discount1_percent = 0, discount2_percent = 40 where slug = ${slug}`,
    )
    const hintOf = async () => (await list(6)).find((item) => item.slug === slug)?.termHint
    expect(await hintOf()).toMatchObject({ kind: 'cheaper', days: 7, totalKop: await totalOf(slug, 7) })

    const { dt } = rentalOf(slug, 20, 6)
    const end = parseWireMoment(dt) ?? new Date()
    const next = { df: formatWireMoment(addHours(end, 12)), dt: formatWireMoment(addHours(end, 48)) }
    const held = await provider.hold(await provider.requestFor({ ...rentalOf(slug), ...next }))
    expect(held.statusCode).toBe(201)
    expect((await hintOf())?.kind).toBe('from_days')
  })

  it('are on the page of the car as they are in the list', async () => {
    const { df, dt } = rentalOf('', 20, 6)
    const hinted = (await list(6)).filter(({ termHint }) => termHint !== null).slice(0, 5)
    expect(hinted.length).toBeGreaterThan(0)
    for (const { slug, termHint } of hinted) {
      const details = (await provider.call('GET', `/sun/v2/cars/${slug}?df=${df}&dt=${dt}`)).json().data
      expect(details.termHint, slug).toEqual(termHint)
    }
  })

  it('stand beside the moment until which it is cancelled free, which may have passed', async () => {
    const { df, dt } = rentalOf('', 20)
    const [item] = await provider.searchAll(`df=${df}&dt=${dt}`)
    const { freeCancellationUntil } = (await provider.quote(rentalOf(item?.slug ?? '', 20))).json().data
    expect(item?.freeCancellationUntil).toBe(freeCancellationUntil)
    const soon = rentalOf('', 1)
    expect((await provider.searchAll(`df=${soon.df}&dt=${soon.dt}`))[0]?.freeCancellationUntil).toBeNull()
  })
})
