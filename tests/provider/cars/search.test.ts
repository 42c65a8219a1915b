import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarDetails, CarItem } from '@/provider/contract/cars'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { dayPricesOf } from '@/provider/contract/rules/prices/day-prices'
import { addModel, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 60 * 60 * 1000

describe('GET /sun/v2/cars', () => {
  const provider = useProvider()

  const search = (query: string) => provider.search(query)
  const searchAll = (query: string) => provider.searchAll(query)
  const datesOf = ({ df, dt }: { df: string; dt: string }) => `df=${df}&dt=${dt}`

  it('never offers a model whose plates are all blocked, and never hides one that has a free plate', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 13, max: 364 * 24 }),
        fc.integer({ min: 1, max: 20 * 24 }),
        async (ahead, hours) => {
          const pickup = new Date(provider.clock.now.getTime() + ahead * HOUR_MS)
          const dropoff = new Date(pickup.getTime() + hours * HOUR_MS)
          const items = await searchAll(`df=${formatWireMoment(pickup)}&dt=${formatWireMoment(dropoff)}`)
          const free = await freeSlugs(pickup, dropoff)
          for (const { slug, available, reason } of items) {
            if (available) expect(free).toContain(slug)
            if (reason === 'taken') expect(free).not.toContain(slug)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  /** The plain question, without the search's shortcut: which models have a plate that nothing overlaps? */
  async function freeSlugs(pickup: Date, dropoff: Date): Promise<string[]> {
    const until = new Date(dropoff.getTime() + 2 * HOUR_MS)
    const { rows } = await provider.db.execute<{ slug: string }>(sql`
      select distinct m.slug from car_models m join cars c on c.model_id = m.id and c.state = 'active'
      where not exists (
        select 1 from bookings b where b.car_id = c.id
          and b.status in ('held', 'awaiting_payment', 'confirmed', 'active')
          and not (b.status in ('held', 'awaiting_payment') and b.hold_until <= ${provider.clock.now.toISOString()}::timestamptz)
          and tstzrange(b.start_at, b.blocked_until) && tstzrange(${pickup.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz))`)
    return rows.map(({ slug }) => slug)
  }

  it('shows free and taken models on a usual day', async () => {
    const items = await searchAll(datesOf(rentalOf('', 10)))
    expect(items.filter(({ available }) => available).length).toBeGreaterThan(10)
    expect(items.filter(({ reason }) => reason === 'taken').length).toBeGreaterThan(2)
  })

  it('names why a model is not available: season, driver only, taken', async () => {
    const items = await searchAll(datesOf(rentalOf('', 60)))
    const reasonOf = (slug: string) => items.find((item) => item.slug === slug)?.reason
    expect(reasonOf('mazda-roadster')).toBe('season')
    expect(reasonOf('xiaomi-scooter-4-pro')).toBe('season')
    expect(reasonOf('toyota-hiace')).toBe('with_driver')
  })

  it('prices every model for the dates, the unavailable ones too, and none without dates', async () => {
    const dated = await searchAll(datesOf(rentalOf('', 60)))
    expect(dated.every(({ price }) => price !== null && price.totalKop > 0)).toBe(true)
    const plain = await searchAll('')
    expect(plain).toHaveLength(47)
    expect(plain.every(({ price, available, reason }) => price === null && available === null && reason === null)).toBe(
      true,
    )
  })

  it('counts every class over all models, though one class is requested', async () => {
    const { items, classes } = await search('ac=comfort')
    expect(new Set(items.map(({ car_data }) => car_data.class))).toEqual(new Set(['comfort']))
    expect(classes).toHaveLength(11)
    expect(classes.reduce((sum, { models }) => sum + models, 0)).toBe(47)
  })

  it('takes an empty value for one that was left out', async () => {
    const all = await search('')
    for (const name of ['df', 'dt', 'city', 'dropoffPlace', 'ac', 'sort', 'pc', 'p1']) {
      expect(await search(`${name}=`), name).toEqual(all)
    }
    expect(await search('df=&dt=&city=&dropoffPlace=&ac=&sort=&pc=')).toEqual(all)
    const car = (query: string) => provider.call('GET', `/sun/v2/cars/honda-fit?${query}`)
    expect((await car('df=&dt=&city=&dropoffPlace=')).json()).toEqual((await car('')).json())
  })

  it('says "from" with the lowest price of a day of today’s season, for models and classes', async () => {
    const start = provider.clock.now
    // 06:00 of 15 July at the station: high season, 130 % of 3 400 ₽ less 14 % from seven days, and of the list's 3 900 ₽.
    provider.clock.now = new Date('2027-07-14T20:00:00Z')
    const { classes } = await search('')
    const items = await searchAll('')
    const summer = items.find(({ slug }) => slug === 'toyota-prius')
    expect([summer?.fromPerDayKop, summer?.listPerDayKop]).toEqual([380_100, 507_000])
    const cheapest = Math.min(
      ...items.filter((item) => item.car_data.class === 'comfort').map((item) => item.fromPerDayKop),
    )
    expect(classes.find(({ id }) => id === 'comfort')?.fromPerDayKop).toBe(cheapest)
    provider.clock.now = start
  })

  it('sorts by the total of the dates, up and down, the free ones before the others', async () => {
    const sorted = async (sort: string) => {
      const items = await searchAll(`${datesOf(rentalOf('', 20))}&sort=${sort}`)
      const flags = items.map(({ available }) => available)
      expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)))
      return [true, false].map((wanted) =>
        items.filter(({ available }) => available === wanted).map(({ price }) => price?.totalKop ?? 0),
      )
    }
    const up = await sorted('price')
    expect(up).toEqual(up.map((part) => part.toSorted((a, b) => a - b)))
    expect(await sorted('-price')).toEqual(up.map((part) => part.toReversed()))
  })

  it('shows pages of 12, every model once, and the last page for one that is not there', async () => {
    const dates = datesOf(rentalOf('', 20))
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map((page) => search(`${dates}&page=${page}`)))
    if (!first) throw new Error('no page')
    expect([first.page, first.pages, first.perPage, first.total, first.items.length]).toEqual([1, 4, 12, 47, 12])
    const slugs = [first, ...others].flatMap(({ items }) => items).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(47)
    expect(await search(`${dates}&page=1000`)).toEqual(others.at(-1))
    expect(first.free).toBe((await searchAll(dates)).filter(({ available }) => available).length)
  })

  it('shows the pages before one too, in the same order', async () => {
    const dates = datesOf(rentalOf('', 20))
    const pages = await Promise.all([1, 2, 3].map((page) => search(`${dates}&page=${page}`)))
    const grown = await search(`${dates}&page=3&before=1`)
    expect(grown.items).toEqual(pages.flatMap(({ items }) => items))
    expect([grown.page, grown.pages, grown.total]).toEqual([3, 4, 47])
  })

  it('prices chosen models alone, leaves unknown ones out, and rejects more than 24', async () => {
    const dates = datesOf(rentalOf('', 20))
    const { items, total, pages } = await search(`${dates}&models=toyota-rav4,no-such-car,honda-fit`)
    expect(items.map(({ slug }) => slug).toSorted()).toEqual(['honda-fit', 'toyota-rav4'])
    expect([total, pages, items.every(({ price }) => price !== null)]).toEqual([2, 1, true])
    const many = Array.from({ length: 25 }, (_, index) => `car-${index}`).join(',')
    expect((await provider.call('GET', `/sun/v2/cars?models=${many}`)).statusCode).toBe(400)
  })

  it('keeps the turnaround: a car is free again two hours after its return and not a minute earlier', async () => {
    const slug = await addModel(provider, 'turnaround-car', 1)
    const rental = rentalOf(slug, 40, 2)
    expect((await provider.hold(await provider.requestFor(rental))).statusCode).toBe(201)
    const availableAt = async (minutes: number) => {
      const pickup = new Date(Date.parse('2026-11-21T02:00:00Z') + 42 * 24 * HOUR_MS + minutes * 60_000)
      const dates = { df: formatWireMoment(pickup), dt: formatWireMoment(new Date(pickup.getTime() + 48 * HOUR_MS)) }
      return (await searchAll(datesOf(dates))).find((item) => item.slug === slug)?.available
    }
    expect(await availableAt(119)).toBe(false)
    expect(await availableAt(120)).toBe(true)
  })

  it('responds in the requested language, in Russian without one', async () => {
    const name = async (language?: string) => {
      const headers = language ? { 'accept-language': language } : {}
      const response = await provider.call('GET', '/sun/v2/cars', undefined, headers)
      return response.json().data.classes[0].name
    }
    expect(await name()).toBe('Промо')
    expect(await name('en-GB,en;q=0.9')).toBe('Promo')
    expect(await name('zh-CN')).toBe('特惠')
    expect(await name('de, zh;q=0.4, en;q=0.7')).toBe('Promo')
  })
})

describe('GET /sun/v2/cars/:slug', () => {
  const provider = useProvider()

  const details = async (slug: string, query: string): Promise<CarDetails> =>
    (await provider.call('GET', `/sun/v2/cars/${slug}?${query}`)).json().data

  it('returns everything about a model, with its price table', async () => {
    const { data } = (await provider.call('GET', '/sun/v2/cars/toyota-prius')).json()
    expect(data.car_data).toMatchObject({
      naimenovanie: 'Toyota Prius',
      stoimost: 3900,
      special_price: 3400,
      class: 'comfort',
    })
    expect(data.prices[0]).toEqual({
      Price: 3230,
      discount1: 8,
      discount2: 14,
      Period: '2026-11-21/2026-12-20',
      name: 'Поздняя осень',
      '1day': null,
      terms: { oneDayKop: null, underThreeKop: 323_000, fromThreeKop: 297_200, fromSevenKop: 277_800 },
    })
    const tomorrow = await provider.quote(rentalOf('toyota-prius', 1, 1))
    expect(tomorrow.json().data.price.totalKop).toBe(data.prices[0].terms.underThreeKop)
  })

  it('says "from" with the lowest row of the table of terms, for every model, and lists it so', async () => {
    const items = await provider.searchAll('')
    expect(items).toHaveLength(47)
    for (const { slug, fromPerDayKop } of items) {
      const { fromPerDayKop: onItsPage, prices } = await details(slug, '')
      expect(fromPerDayKop, slug).toBe(Math.min(...dayPricesOf(prices[0].terms)))
      expect(onItsPage, slug).toBe(fromPerDayKop)
    }
  })

  it('says "from" with the price of a single day where that is the lowest', async () => {
    const slug = await addModel(provider, 'one-day-car', 1)
    await provider.db.execute(sql`update car_models set one_day_kop = 100000 where slug = ${slug}`)
    const { fromPerDayKop, prices } = await details(slug, '')
    expect(fromPerDayKop).toBe(prices[0].terms.oneDayKop)
    expect(fromPerDayKop).toBeLessThan(prices[0].terms.fromSevenKop)
  })

  it('names the most that a late hour costs without dates, and what it costs with them', async () => {
    const lateOf = ({ charges }: CarDetails) => charges.find(({ code }) => code === 'late')
    const undated = await details('toyota-prius', '')
    const highest = Math.max(...undated.prices.flatMap(({ terms }) => dayPricesOf(terms)))
    expect(lateOf(undated)).toMatchObject({ amountKop: Math.floor((highest * 15) / 10_000) * 100, isUpTo: true })
    expect(undated.charges.filter(({ isUpTo }) => isUpTo)).toHaveLength(1)
    const { df, dt } = rentalOf('toyota-prius', 1, 7)
    const dated = await details('toyota-prius', `df=${df}&dt=${dt}`)
    const dayKop = dated.price?.perDayKop ?? 0
    expect(lateOf(dated)).toMatchObject({ amountKop: Math.floor((dayKop * 15) / 10_000) * 100, isUpTo: false })
  })

  it('names cars of the same class beside one that can be had: those nearest in price, free on the dates', async () => {
    const { df, dt } = rentalOf('', 10, 3)
    for (const dates of ['', `df=${df}&dt=${dt}`]) {
      const items = await provider.searchAll(dates)
      const priceOf = ({ price, fromPerDayKop }: CarItem) => price?.totalKop ?? fromPerDayKop
      for (const slug of ['toyota-voxy', 'honda-fit']) {
        const own = items.find((item) => item.slug === slug)
        if (!own || own.available === false) throw new Error(`${slug} cannot be had`)
        const awayFrom = (item: CarItem) => Math.abs(priceOf(item) - priceOf(own))
        const ofClass = items.filter(
          (item) => item.slug !== slug && item.available !== false && item.car_data.class === own.car_data.class,
        )
        const { alternatives } = await details(slug, dates)
        expect(alternatives.map(awayFrom), `${slug} ${dates}`).toEqual(
          ofClass
            .map(awayFrom)
            .toSorted((a, b) => a - b)
            .slice(0, 3),
        )
        expect(ofClass.map((item) => item.slug)).toEqual(expect.arrayContaining(alternatives.map((item) => item.slug)))
      }
    }
  })

  it('offers three free cars instead of one that cannot be had: of its class, then the nearest in price', async () => {
    const reasons = new Set<string | null>()
    for (const [ahead, days] of [
      [10, 3],
      [19, 6],
      [60, 4],
    ] as const) {
      const { df, dt } = rentalOf('', ahead, days)
      const items = await provider.searchAll(`df=${df}&dt=${dt}`)
      const free = items.filter(({ available }) => available)
      expect(free.length).toBeGreaterThan(3)
      for (const item of items.filter(({ available }) => !available)) {
        const { alternatives } = await details(item.slug, `df=${df}&dt=${dt}`)
        expect(alternatives, item.slug).toHaveLength(3)
        expect(alternatives.map(far(item)), item.slug).toEqual(
          free
            .map(far(item))
            .toSorted((a, b) => a - b)
            .slice(0, 3),
        )
        expect(free.map(({ slug }) => slug)).toEqual(expect.arrayContaining(alternatives.map(({ slug }) => slug)))
        reasons.add(item.reason)
      }
    }
    expect(reasons).toEqual(new Set(['taken', 'season', 'with_driver']))
  })

  /** How far a car is from the requested one, in kopecks; any car of its class is nearer than all others. */
  function far(requestedCar: CarItem) {
    return ({ car_data, price }: CarItem) =>
      Math.abs((price?.totalKop ?? 0) - (requestedCar.price?.totalKop ?? 0)) +
      (car_data.class === requestedCar.car_data.class ? 0 : 1_000_000_000)
  }

  it('offers other classes instead of the only van, and no scooter while there are cars', async () => {
    const { df, dt } = rentalOf('', 220, 3)
    await provider.db.execute(
      sql`update cars set state = 'maintenance' where model_id = (select id from car_models where slug = 'nissan-nv350-caravan')`,
    )
    const { alternatives, reason } = await details('nissan-nv350-caravan', `df=${df}&dt=${dt}`)
    expect([reason, alternatives.length]).toEqual(['taken', 3])
    expect(alternatives.map(({ car_data }) => car_data.class)).not.toContain('scooters')
  })

  it('lists what can be added to a rental of it, and how many pieces are left for the dates', async () => {
    const { options } = await details('toyota-rav4', '')
    expect(options.insurance.map(({ code, perDayKop, liabilityKop }) => [code, perDayKop, liabilityKop])).toEqual([
      ['none', 0, 6_000_000],
      ['standard', 45_000, 3_000_000],
      ['extended', 90_000, 1_500_000],
    ])
    expect(options.insurance.map(({ documentsWithinDays }) => documentsWithinDays)).toEqual([null, 3, null])
    expect(options.insurance[2]?.text).toContain('не больше 15\u00a0000\u00a0₽')
    expect(options.mileage).toEqual({ kmPerDay: 100, discountPercent: 10, overMileageKopPerKm: 1200 })
    expect(options.protection?.text).toContain('меньше чем за 48')
    expect(options.extras.every(({ left }) => left === null)).toBe(true)

    const { df, dt } = rentalOf('', 33)
    const dated = await details('toyota-rav4', `df=${df}&dt=${dt}`)
    const leftOf = (code: string) => dated.options.extras.find((extra) => extra.code === code)?.left
    expect(leftOf('extra-driver')).toBeNull()
    expect(leftOf('roof-box')).toBeLessThanOrEqual(6)
  })

  it('offers only what fits: no roof box for a small car, no limit of kilometres for a limited one, no cover for a bus', async () => {
    const fit = await details('honda-fit', '')
    expect(fit.options.extras.some(({ code }) => code === 'roof-box')).toBe(false)
    expect((await details('genesis-g90', '')).options.mileage).toBeNull()
    expect((await details('hyundai-county', '')).options.insurance.map(({ code }) => code)).toEqual(['none'])
  })

  it('prices the card with the code, and returns its outcome', async () => {
    const { df, dt } = rentalOf('', 34)
    const plain = await details('toyota-rav4', `df=${df}&dt=${dt}`)
    const dated = await details('toyota-rav4', `df=${df}&dt=${dt}&pc=port3`)
    expect(dated.promo).toMatchObject({ code: 'PORT3', state: 'accepted', percent: 3 })
    expect(dated.price?.totalKop).toBeLessThan(plain.price?.totalKop ?? 0)
    expect(plain.promo).toBeNull()
    expect((await details('honda-fit', 'pc=SNEG')).promo?.state).toBe('promo_not_for_class')
  })

  it('knows no other models', async () => {
    expect((await provider.call('GET', '/sun/v2/cars/no-such-model')).statusCode).toBe(404)
  })
})
