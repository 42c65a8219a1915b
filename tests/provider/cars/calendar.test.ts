import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '@/provider/contract/cars-calendar'
import { addModel, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const DAY_MS = 86_400_000
/** The day of the tests' clock. */
const TODAY_MS = Date.parse('2026-11-21')

describe('the calendar of a model', () => {
  const provider = useProvider()

  const calendar = async (slug: string, query: string, language = 'ru'): Promise<CalendarDay[]> => {
    const headers = { 'accept-language': language }
    return (await provider.call('GET', `/sun/v2/cars/${slug}/calendar?${query}`, undefined, headers)).json().data.days
  }

  it('has every day of whole months, a leap day too', async () => {
    expect((await calendar('honda-fit', 'month=2027-02')).length).toBe(28)
    const { now } = provider.clock
    provider.clock.now = new Date('2027-06-01T00:00:00Z')
    const days = await calendar('honda-fit', 'month=2027-12&months=3')
    provider.clock.now = now
    expect(days.length).toBe(31 + 31 + 29)
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2027-12-01', '2028-02-29'])
  })

  it.each(['0000-01', '0001-01', '1900-01', '2026-10', '2027-12', '9999-12'])(
    'rejects %s, when nothing can be booked',
    async (month) => {
      const response = await provider.call('GET', `/sun/v2/cars/honda-fit/calendar?month=${month}&months=3`)
      expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_dates'])
    },
  )

  it('is open from this month to that of the last day ahead', async () => {
    expect((await calendar('honda-fit', 'month=2026-11')).length).toBe(30)
    expect((await calendar('honda-fit', 'month=2027-11&months=3')).length).toBe(30 + 31 + 31)
  })

  it.each(['toyota-rav4', 'honda-fit', 'mazda-roadster', 'genesis-g90'])(
    'gives each day the price of a quote of its 24 hours: %s',
    async (slug) => {
      for (const day of await calendar(slug, 'month=2026-12&months=2')) {
        const ahead = (Date.parse(day.date) - TODAY_MS) / DAY_MS
        const { available, price } = (await provider.quote(rentalOf(slug, ahead, 1))).json().data
        expect(day.state === 'free', day.date).toBe(available)
        expect(day.priceKop, day.date).toBe(available ? price.totalKop : null)
      }
    },
  )

  it('names why a day is not available: past, too far, season, driver only, taken', async () => {
    const slug = await addModel(provider, 'calendar-car', 1)
    await provider.hold(await provider.requestFor(rentalOf(slug, 5, 2)))
    const stateOn = async (model: string, date: string) =>
      (await calendar(model, `month=${date.slice(0, 7)}`)).find((day) => day.date === date)?.state
    expect(await stateOn(slug, '2026-11-20')).toBe('past')
    // The clock stands at 14:00 of the 21st; noon of the 22nd is 22 hours away.
    expect(await stateOn(slug, '2026-11-21')).toBe('past')
    expect(await stateOn(slug, '2026-11-22')).toBe('free')
    expect(await stateOn(slug, '2026-11-26')).toBe('taken')
    // The turnaround of the day before reaches into its noon.
    expect(await stateOn(slug, '2026-11-25')).toBe('taken')
    expect(await stateOn(slug, '2026-11-29')).toBe('free')
    expect(await stateOn(slug, '2027-11-21')).toBe('free')
    expect(await stateOn(slug, '2027-11-22')).toBe('too_far')
    expect(await stateOn('mazda-roadster', '2026-12-05')).toBe('season')
    expect(await stateOn('toyota-hiace', '2026-12-05')).toBe('with_driver')
  })

  it('names the season of a day in the reader’s language', async () => {
    const nameOn = async (date: string, language?: string) =>
      (await calendar('honda-fit', `month=${date.slice(0, 7)}`, language)).find((day) => day.date === date)?.season
    expect(await nameOn('2026-12-28')).toBe('Новый год')
    expect(await nameOn('2026-12-28', 'en')).toBe('New Year holidays')
    expect(await nameOn('2026-12-25')).toBeNull()
  })

  it('frees a day when its hold has run out', async () => {
    const slug = await addModel(provider, 'calendar-hold', 1)
    await provider.hold(await provider.requestFor(rentalOf(slug, 10, 1)))
    await provider.db.execute(sql`update bookings set hold_until = created_at where model_id =
      (select id from car_models where slug = ${slug})`)
    expect((await calendar(slug, 'month=2026-12')).find(({ date }) => date === '2026-12-01')?.state).toBe('free')
  })

  it.each(['month=2026-13', 'month=2026-1', 'months=1', 'month=2026-12&months=4', 'month=2026-12&day=1'])(
    'rejects %s',
    async (query) => {
      expect((await provider.call('GET', `/sun/v2/cars/honda-fit/calendar?${query}`)).statusCode).toBe(400)
    },
  )

  it('knows no other models', async () => {
    expect((await provider.call('GET', '/sun/v2/cars/no-such-model/calendar?month=2026-12')).statusCode).toBe(404)
  })
})
