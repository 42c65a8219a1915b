import { describe, expect, it } from 'vitest'
import type { LowestDayPrices, LowestTotal } from '@/provider/contract/cars-calendar'
import { addModel, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

describe('the prices of the search calendar', () => {
  const provider = useProvider()

  const read = (path: string) => provider.call('GET', `/sun/v2/cars-calendar/${path}`)
  const daysOf = async (query: string): Promise<LowestDayPrices['days']> =>
    (await read(`days?${query}`)).json().data.days
  const totalOf = async (query: string): Promise<LowestTotal> => (await read(`total?${query}`)).json().data

  it.each(['ac=minivans', 'car=honda-fit', ''])(
    'give each day the cheapest car that the search finds for its 24 hours: %s',
    async (scope) => {
      const days = await daysOf(`month=2026-12&${scope}`)
      expect(days.map(({ date }) => date.slice(8))).toEqual(
        Array.from({ length: 31 }, (_, index) => `${index + 1}`.padStart(2, '0')),
      )
      for (const { date, priceKop } of [days[0], days[13], days[30]].filter((day) => day !== undefined)) {
        const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
        const { free, cheapest } = await totalOf(`df=${date}-05-00&dt=${next}-05-00&${scope}`)
        expect(priceKop, date).toBe(free === 0 ? null : cheapest?.totalKop)
      }
    },
  )

  it('have no price before the first moment of an online booking', async () => {
    const days = await daysOf('month=2026-11&ac=minivans')
    // The clock stands at 14:00 of the 21st.
    expect(days.filter(({ priceKop }) => priceKop !== null)[0]?.date).toBe('2026-11-22')
  })

  it('mark a day that costs more than a plain one, by its season or because the cheapest cars are taken', async () => {
    const slug = await addModel(provider, 'lonely-car', 1)
    await provider.hold(await provider.requestFor(rentalOf(slug, 5, 2)))
    const days = await daysOf(`month=2026-11&car=${slug}`)
    const day = (date: string) => days.find((one) => one.date === date)
    expect(day('2026-11-26')).toEqual({ date: '2026-11-26', priceKop: null, isDearer: false })
    expect(day('2026-11-29')?.isDearer).toBe(false)
    const newYear = (await daysOf(`month=2026-12&car=${slug}`)).find(({ date }) => date === '2026-12-31')
    expect(newYear?.isDearer).toBe(true)
    expect(newYear?.priceKop).toBeGreaterThan(day('2026-11-29')?.priceKop ?? 0)
  })

  it.each([
    ['month=2026-10', 400, 'invalid_dates'],
    ['month=2026-12&months=4', 400, 'invalid_request'],
    ['month=2026-13', 400, 'invalid_request'],
    ['month=2026-12&ac=tanks', 400, 'invalid_request'],
    ['month=2026-12&car=no-such-car', 404, 'not_found'],
    ['month=2026-12&car=../x', 400, 'invalid_request'],
    ['month=2026-12&from=2026-12-01', 400, 'invalid_request'],
  ])('reject %s', async (query, status, code) => {
    const response = await read(`days?${query}`)
    expect([response.statusCode, response.json().error.code]).toEqual([status, code])
  })
})

describe('the lowest total of some dates', () => {
  const provider = useProvider()

  const ask = (query: string) => provider.call('GET', `/sun/v2/cars-calendar/total?${query}`)
  const week = 'df=2026-12-01-05-00&dt=2026-12-04-05-00'

  it('is that of the cheapest free car of the list, with the fees of its places', async () => {
    for (const places of ['', '&city=52']) {
      const list = (await provider.call('GET', `/sun/v2/cars?${week}&ac=minivans&sort=price${places}`)).json().data
      const total: LowestTotal = (await ask(`${week}&ac=minivans${places}`)).json().data
      expect(total).toMatchObject({
        days: 3,
        free: list.free,
        cheapest: { totalKop: list.items[0].price.totalKop, perDayKop: list.items[0].price.perDayKop },
      })
    }
  })

  it('names the next length at which a day costs less, while the car is free so long', async () => {
    const slug = await addModel(provider, 'term-car', 1)
    const { cheapest }: LowestTotal = (await ask(`${week}&car=${slug}`)).json().data
    const quote = (
      await provider.quote({ ...rentalOf(slug, 0, 1), df: '2026-12-01-05-00', dt: '2026-12-08-05-00' })
    ).json()
    expect(cheapest?.longer).toEqual({
      days: 7,
      dropoffAt: '2026-12-08T02:00:00.000Z',
      perDayKop: quote.data.price.perDayKop,
    })
    await provider.hold(
      await provider.requestFor({ ...rentalOf(slug, 0, 1), df: '2026-12-06-05-00', dt: '2026-12-07-05-00' }),
    )
    const after: LowestTotal = (await ask(`${week}&car=${slug}`)).json().data
    expect(after.cheapest?.longer).toBeNull()
  })

  it('says that nothing is free', async () => {
    const response = await ask('df=2026-12-01-05-00&dt=2026-12-04-05-00&car=mazda-roadster')
    expect(response.json().data).toEqual({ days: 3, free: 0, cheapest: null })
  })

  it.each([
    ['df=2026-12-01-05-00', 400, 'invalid_dates'],
    ['df=2026-12-04-05-00&dt=2026-12-01-05-00', 400, 'dropoff_before_pickup'],
    ['df=2026-02-30-05-00&dt=2026-12-01-05-00', 400, 'invalid_dates'],
    [`${week}&city=9999`, 400, 'unknown_place'],
    [`${week}&pc=PORT3`, 400, 'invalid_request'],
  ])('rejects %s', async (query, status, code) => {
    const response = await ask(query)
    expect([response.statusCode, response.json().error.code]).toEqual([status, code])
  })
})
