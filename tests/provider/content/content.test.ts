import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { PricesResponse } from '@/provider/contract/prices'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import content from '@/provider/demo/seed/data/content.json' with { type: 'json' }
import { contentValues } from '@/provider/rules/content/placeholder-values'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { useProvider } from '@/tests/setup/use-provider'

const LISTS = ['news', 'events', 'faq', 'discounts', 'partners', 'chauffeurs', 'offices'] as const
const CONTENT = '/sun/v2/content'

const ALL_TABLES = {
  airportFeeKop: 0,
  extraDriverKop: 0,
  longTerm: { maxSavingPercent: 1, maxDiscountPercent: 1, mileagePerMonthKm: 1 },
  chauffeur: { minHours: 1, freeWaitMinutes: 1 },
}

type Question = { id: string; answer: string; language: string }
type Faq = { groups: { id: string; title: string; questions: Question[] }[] }

describe('editable content', () => {
  const provider = useProvider()

  const get = async (path: string, language = 'ru') =>
    provider.call('GET', `${CONTENT}/${path}`, undefined, { 'accept-language': language })
  const read = async (path: string, language = 'ru') => (await get(path, language)).json().data
  const answerOf = async (id: string, language = 'ru') => {
    const { groups } = (await read('faq', language)) as Faq
    return groups.flatMap(({ questions }) => questions).find((question) => question.id === id)?.answer ?? ''
  }
  const change = (path: string, value: unknown) =>
    provider.db.execute(
      sql`update settings set data = jsonb_set(data, ${`{${path}}`}::text[], ${JSON.stringify(value)}::jsonb)`,
    )

  it('is seeded completely: groups and questions in their order, events and news newest first', async () => {
    const { groups } = (await read('faq')) as Faq
    expect(groups.map(({ id, questions }) => [id, questions.map((question) => question.id)])).toEqual(
      content.faq.map(({ id, questions }) => [id, questions.map((question) => question.id)]),
    )
    const { events } = await read('events')
    expect(events.map(({ id }: { id: number }) => id)).toEqual([5, 4, 1, 2, 3, 6])
    const { news } = await read('news')
    expect(news).toHaveLength(content.news.length)
    expect(news[0].slug).toBe('winter-tyres-2026')
    expect((await read('discounts')).discounts).toHaveLength(content.discounts.length)
    expect((await read('partners')).partners).toHaveLength(content.partners.length)
    expect((await read('offices')).offices).toHaveLength(1)
  })

  it('names the chauffeurs with their languages and classes, in the reader’s language', async () => {
    const { chauffeurs } = await read('chauffeurs', 'en')
    expect(chauffeurs).toHaveLength(content.chauffeurs.length)
    expect(chauffeurs[1]).toMatchObject({
      name: 'Lidia Tikhaya',
      experienceYears: 11,
      speaks: ['ru', 'zh-CN'],
      classes: ['Minivans', 'Business'],
      language: 'en',
    })
    expect((await read('chauffeurs')).chauffeurs[1].classes).toEqual(['Минивэны', 'Бизнес'])
  })

  it('has every placeholder that its texts may use', async () => {
    const { rows } = await provider.db.execute<{ data: BranchSettings }>(sql`select data from settings`)
    const data = rows[0]?.data
    if (!data) throw new Error('no settings')
    const names = Object.keys(contentValues(data, ALL_TABLES, 'ru'))
    expect(names.sort()).toEqual(Object.keys(content.placeholders).sort())
  })

  it.each(LANGUAGES)('leaves no placeholder unfilled in %s', async (language) => {
    const details = [
      ...content.events.map(({ id }) => `events/${id}`),
      ...content.news.map(({ slug }) => `news/${slug}`),
    ]
    for (const path of [...LISTS, ...details]) {
      const response = await get(path, language)
      expect(response.statusCode, path).toBe(200)
      expect(response.body.match(/\{\w+\}|undefined|NaN/g), path).toBeNull()
    }
  })

  it('shows the current limits and prices: a changed setting changes the text', async () => {
    expect(await answerOf('booking-lead')).toContain('за 12\u00a0часов')
    await change('rules,minHoursBeforePickup', 21)
    expect(await answerOf('booking-lead')).toContain('за 21\u00a0час до')
    expect(await answerOf('booking-lead', 'en')).toMatch(/at least 21\shours/)
    await change('rules,minHoursBeforePickup', 1)
    expect(await answerOf('booking-lead')).toContain('за 1\u00a0час до')
    expect(await answerOf('booking-lead', 'en')).toMatch(/at least 1\shour before/)
    await change('rules,minHoursBeforePickup', 12)

    expect(await answerOf('documents-second-driver', 'zh-CN')).toContain('500\u00a0₽')
    await provider.db.execute(sql`update extras set price_kop = 70000 where code = 'extra-driver'`)
    expect(await answerOf('documents-second-driver', 'zh-CN')).toContain('700\u00a0₽')

    expect((await read('news/airport-delivery-free')).title).toMatch(/^Подача в аэропорт\s— бесплатно$/)
    await provider.db.execute(sql`update places set fee_kop = 150000 where code = 'airport-vvo'`)
    expect((await read('news/airport-delivery-free', 'en')).title).toBe('Airport delivery: ₽1,500')
  })

  it('says on how many cards a deposit may be shared, and says nothing with one card', async () => {
    await change('rules,depositMaxCards', 5)
    expect(await answerOf('payment-two-cards')).toContain('на 5\u00a0карт.')
    expect(await answerOf('payment-two-cards', 'en')).toContain('5\u00a0cards')
    await change('rules,depositMaxCards', 1)
    expect([await answerOf('payment-two-cards'), await answerOf('payment-two-cards', 'zh-CN')]).toEqual(['', ''])
    expect(await answerOf('payment-small-balance')).toContain('Без залога')
    await change('rules,depositMaxCards', 2)
    expect(await answerOf('payment-two-cards')).toContain('на 2\u00a0карты.')
  })

  it('answers about ways to pay by the settings: cards issued abroad are declined in one sentence while none is taken', async () => {
    expect(await answerOf('payment-cards')).toMatch(
      /При получении: .*«Белкарт-Мир».*не принимаем.*Исключение — «Мир».*«Белкарт» без «Мира»/,
    )
    expect(await answerOf('payment-cards', 'en')).toMatch(
      /^We cannot take cards issued abroad, on the site or at the terminal\./,
    )
    expect(await answerOf('payment-cards', 'en')).not.toContain('Not accepted')
    await change('payments,accepted,mirAbroad,branch', false)
    expect(await answerOf('payment-cards')).toMatch(/не принимаем: ни на сайте, ни в терминале\.(?! Исключение)/)
    await change('payments,accepted,visa,branch', true)
    expect(await answerOf('payment-cards', 'en')).not.toContain('We cannot take')
    await change('payments,accepted,visa,branch', false)
    await change('payments,accepted,mirAbroad,branch', true)
  })

  it('shows the figures of cars by the month and with a driver from their tables', async () => {
    const { maxSavingPercent } = (await provider.call('GET', '/sun/v2/long-term')).json().data
    expect(await answerOf('services-long')).toContain(`до ${maxSavingPercent}\u00a0% дешевле, чем по цене от 7 суток`)
    const { discounts } = await read('discounts')
    const byMonth = discounts.find(({ id }: { id: string }) => id === 'long-term')
    // The specification claims 50 %: of the price of single days.
    expect(byMonth.title).toBe('До 50\u00a0% при аренде от месяца')
    expect(byMonth.text).toContain(`до ${maxSavingPercent}\u00a0%`)
    await provider.db.execute(sql`update long_term_tariffs set mileage_per_month_km = 2500 where model_id =
      (select min(model_id) from long_term_tariffs join cars using (model_id) join long_term_cars on car_id = cars.id)`)
    await provider.db.execute(sql`update transfers set min_hours = 2, free_wait_minutes = 45
      where model_id = (select min(model_id) from transfers)`)
    expect(await answerOf('services-long', 'en')).toContain('2,500\u00a0km')
    expect(await answerOf('services-chauffeur')).toMatch(/^Минимум на 2\u00a0часа.* 45\u00a0минут/)
  })

  it('skips an item about something that the branch does not offer, and logs it once', async () => {
    const warn = vi.spyOn(provider.app.log, 'warn')
    const airport = (isOpen: boolean) =>
      provider.db.execute(sql`update places set hands_out = ${isOpen} where zone = 'airport'`)
    const slugs = async () => (await read('news')).news.map(({ slug }: { slug: string }) => slug)
    const all = await slugs()
    await airport(false)
    const left = await slugs()
    const answers = [await answerOf('delivery-airport'), await answerOf('delivery-airport', 'en')]
    const newsResponse = await get('news/airport-delivery-free')
    await airport(true)
    expect(all).toContain('airport-delivery-free')
    expect(left).toEqual(all.filter((slug: string) => slug !== 'airport-delivery-free'))
    expect(answers).toEqual(['', ''])
    expect([newsResponse.statusCode, newsResponse.json().error.code]).toEqual([404, 'not_found'])
    expect(warn.mock.calls).toEqual(
      ['news/airport-delivery-free', 'faq/delivery-airport'].map((item) => [
        { item, unfilled: ['airportFeeRub'], requestId: expect.any(String) },
        'content withheld',
      ]),
    )
    expect(await slugs()).toEqual(all)
    warn.mockRestore()
  })

  it('begins the calculator of the partners with what a usual rental really costs', async () => {
    const { usualRentalKop } = await read('partners')
    const { rows } = (await provider.call('GET', '/sun/v2/prices')).json().data as PricesResponse
    const totals = rows.flatMap(({ selfDrive, prices: [today] }) =>
      selfDrive && today ? today.terms.fromSevenKop * 7 : [],
    )
    expect(totals.length).toBeGreaterThan(30)
    expect(usualRentalKop % 100_000).toBe(0)
    const within = (sign: number) => totals.filter((total) => sign * (total - usualRentalKop) <= 100_000).length
    expect(Math.min(within(1), within(-1))).toBeGreaterThanOrEqual(totals.length / 2)
    expect((await provider.call('GET', '/sun/fetchSettings/vldk_sun')).json().data.rules.defaultLengthDays).toBe(7)
  })

  it('formats the phone as every screen does', async () => {
    expect(await answerOf('booking-lead')).toContain('+7\u00a0423\u00a0200\u00a00000')
  })

  it('is not listed before its date, nor without one', async () => {
    const day = sql`update events set published_on = '2026-11-22' where id = 1`
    await provider.db.execute(day)
    await provider.db.execute(sql`update news set published_on = null where slug = 'miles-programme'`)
    await provider.db.execute(sql`update faq_questions set published_on = null where id = 'services-cargo'`)
    const ids = async () => (await read('events')).events.map(({ id }: { id: number }) => id)
    expect(await ids()).not.toContain(1)
    expect((await get('events/1')).json().error.code).toBe('not_found')
    expect((await get('news/miles-programme')).statusCode).toBe(404)
    expect(await answerOf('services-cargo')).toBe('')

    // Midnight of 22 November in Vladivostok.
    provider.clock.now = new Date('2026-11-21T14:00:00Z')
    expect(await ids()).toContain(1)
    expect((await get('events/1')).statusCode).toBe(200)
  })

  it('lists no discount after its last day', async () => {
    const ids = async () => (await read('discounts')).discounts.map(({ id }: { id: string }) => id)
    provider.clock.now = new Date('2027-03-15T13:59:59Z')
    expect(await ids()).toContain('winter-suv')
    provider.clock.now = new Date('2027-03-15T14:00:00Z')
    expect(await ids()).not.toContain('winter-suv')
    provider.clock.now = new Date('2026-11-21T14:00:00Z')
  })

  it('shows a code with the terms of its table, and no code that has ended', async () => {
    const suv = async () =>
      (await read('discounts', 'en')).discounts.find(({ id }: { id: string }) => id === 'winter-suv')
    expect(await suv()).toMatchObject({ validTo: '2027-03-15', terms: { percent: 5, minDays: 3, classes: ['SUVs'] } })
    await provider.db.execute(
      sql`update promo_codes set percent = 4, min_days = 5, valid_to = '2027-01-31' where code = 'SNEG'`,
    )
    expect(await suv()).toMatchObject({ validTo: '2027-01-31', terms: { percent: 4, minDays: 5 } })
    await provider.db.execute(sql`update promo_codes set active = false where code = 'SNEG'`)
    expect(await suv()).toBeUndefined()
    await provider.db.execute(sql`update promo_codes set percent = 5, min_days = 3, valid_to = '2027-03-15', active = true
      where code = 'SNEG'`)
  })

  it('shows an event’s code with the terms of its table, and no code that has ended', async () => {
    const promo = async () => (await read('events/5', 'en')).promo
    expect(await promo()).toMatchObject({
      ...{ code: 'CHUNJIE', loginOnly: false, validTo: '2027-02-13' },
      terms: { percent: 5, minDays: 4, rentalFrom: '2027-02-03', rentalTo: '2027-02-13' },
    })
    await provider.db.execute(
      sql`update promo_codes set percent = 9, min_days = 6, classes = '{suv}' where code = 'CHUNJIE'`,
    )
    expect(await promo()).toMatchObject({ terms: { percent: 5, minDays: 6, classes: ['SUVs'] } })
    await provider.db.execute(sql`update promo_codes set active = false where code = 'CHUNJIE'`)
    expect(await promo()).toBeNull()
    await provider.db.execute(
      sql`update promo_codes set percent = 5, min_days = 4, classes = null, active = true where code = 'CHUNJIE'`,
    )
    expect((await read('events/4')).promo).toBeNull()
  })

  it.each(['RASSVET', 'SNEG', 'CHUNJIE', null])(
    'leaves the terms of %s to the list beside a text; null: a longer rental',
    (code) => {
      const discounts = content.discounts.filter(({ promoCode, rule }) =>
        code ? promoCode === code : rule === 'period',
      )
      const events = content.events.filter(({ promoCode }) => code !== null && promoCode === code)
      const texts = [...discounts.map(({ text }) => text), ...events.flatMap(({ body }) => body)]
      expect(texts.length).toBeGreaterThan(0)
      const typed =
        /(трёх|третьих|четырёх|седьмых) суток| раз[а ]|середин|(three|four|third|seventh) day|days or more|once|mid-|\d|[一三四七][天次月]|三月/
      for (const text of texts) expect(Object.values(text).filter((text) => typed.test(text))).toEqual([])
    },
  )

  it('names the rental days of both steps in an answer', async () => {
    expect(await answerOf('booking-discount')).toMatch(/^От 3\sсуток и ещё раз от 7\sсуток/)
    expect(await answerOf('booking-discount', 'en')).toMatch(/^From 3\sdays, and again from 7\sdays/)
    expect(await answerOf('booking-discount', 'zh-CN')).toMatch(/^满 3\s天降价，满 7\s天再降/)
  })

  it('takes the steps of a rental’s length from the prices of the fleet', async () => {
    const { discounts } = await read('discounts')
    const [period] = discounts.filter(({ rule }: { rule: string }) => rule === 'period')
    const { rows } = await provider.db.execute<{ first: number; second: number }>(
      sql`select max(discount1_percent)::int as first, max(discount2_percent)::int as second from car_models where self_drive`,
    )
    expect(period.terms.tiers.map(({ maxPercent }: { maxPercent: number }) => maxPercent)).toEqual([
      rows[0]?.first,
      rows[0]?.second,
    ])
  })

  it('returns an item with a missing text completely in Russian, and says so', async () => {
    await provider.db.execute(sql`update events set body = jsonb_set(body, '{1,en}', '""') where id = 4`)
    const event = await read('events/4', 'en')
    expect([event.language, event.title]).toEqual(['ru', 'Школа зимнего вождения'])
    expect(event.body.join(' ')).not.toMatch(/[a-z]{4}/i)
    expect((await read('events/4', 'zh-CN')).language).toBe('zh-CN')
  })

  it.each(['events/999999', 'events/0', 'events/1e1', 'events/zzz', 'news/zzz'])('has no %s', async (path) => {
    const response = await get(path)
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found'])
  })
})
