import { cleanup, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ListedCar } from '@/components/cars/card/listed-car'
import type { Car } from '@/lib/cars/car'
import en from '@/messages/en/cars.json'
import ru from '@/messages/ru/cars.json'
import content from '@/messages/ru/content.json'
import photos from '@/messages/ru/photos.json'
import quotes from '@/messages/ru/quotes.json'
import { PAINTS } from '@/provider/contract/rules/cars/paints'
import type { CashUses } from '@/provider/contract/rules/payments/cash-to-bring'
import { sampleCar, samplePrice } from '@/tests/setup/sample-car'
import { samplePhoto } from '@/tests/setup/sample-photo'

const QUERY = '?from=2026-12-05&to=2026-12-12'

type Context = { locale?: 'ru' | 'en'; query?: string; isFirst?: boolean; cashUses?: CashUses }

function show(car: Partial<Car>, { locale = 'ru', query = '', isFirst = false, ...sums }: Context = {}) {
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={{ cars: locale === 'ru' ? ru : en, content, photos, quotes }}
      timeZone="Asia/Vladivostok"
    >
      <ListedCar car={{ ...sampleCar, ...car }} isFirst={isFirst} query={query} {...sums} />
    </NextIntlClientProvider>,
  )
  return screen.getByRole('article')
}

/** As a person reads it: every space is a space. */
const read = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ')

const free = { available: true, price: samplePrice }

const QUESTION = 'Спросить о машине Toyota RAV4'
const WAITLIST = 'Сообщить, когда освободится Toyota RAV4'

describe('ListedCar', () => {
  // What `trailingSlash: true` of next.config.ts sets in a build.
  beforeEach(() => {
    vi.stubEnv('__NEXT_TRAILING_SLASH', 'true')
    vi.stubEnv('_next_intl_trailing_slash', 'true')
  })
  afterEach(() => vi.unstubAllEnvs())

  it('names the drawing by model and colour', () => {
    const card = show({}, { isFirst: true })
    expect(within(card).getByRole('img', { name: 'Toyota RAV4, бирюзовый' }).querySelector('use')).toHaveProperty(
      'attributes.color.value',
      PAINTS.teal,
    )
  })

  it('loads its drawing, in the same paint, when it is near, where it is below the first view', () => {
    const drawing = within(show({})).getByRole('img', { name: 'Toyota RAV4, бирюзовый' })
    expect(drawing).toHaveProperty('attributes.loading.value', 'lazy')
    expect(drawing.getAttribute('src')).toMatch(/^\/assets\/cars\/models\/toyota-rav4\.svg\?v=\w{8}#teal$/)
  })

  it('asks for its photo when it is near, and at once where it is in the first view', () => {
    const photoOf = (isFirst: boolean) =>
      within(show({ ...free, photos: [samplePhoto('exterior')] }, { isFirst })).getByRole('img', {
        name: /Toyota RAV4/,
      })
    expect(photoOf(false).getAttribute('loading')).toBe('lazy')
    cleanup()
    expect(photoOf(true).getAttribute('loading')).toBeNull()
  })

  it('says what a code takes off, on the cars that it is for', () => {
    const promo = { code: 'promo_discount' as const, amountKop: -150_000, percent: 5 }
    const price = { ...samplePrice, lines: [...samplePrice.lines, promo] }
    expect(read(show({ ...free, price }))).toContain('−1 500 ₽ по промокоду')
  })

  it('strikes out nothing beside the lowest price of a day, which has no dates', () => {
    const card = show({ fromPerDayKop: 460_000 })
    expect(read(card)).toContain('от 4 600 ₽за сутки')
    expect(card.querySelector('s')).toBeNull()
  })

  it('says nothing of a code on the others', () => {
    expect(read(show(free))).not.toContain('по промокоду')
  })

  it('paints without style attributes', () => {
    expect(show(free).outerHTML).not.toContain('style=')
  })

  it('lists the colours of the model’s plates, at most four as dots', () => {
    const colours = ['белый', 'красный', 'серый', 'чёрный', 'синий']
    const swatches = within(show({ colours })).getByRole('img', { name: /^Есть: / })
    expect(read(swatches)).toBe('+1')
    expect(swatches.querySelectorAll('circle')).toHaveLength(4)
    for (const colour of colours) expect(swatches.getAttribute('aria-label')).toContain(colour)
  })

  it('shows no dots for a model without a known colour', () => {
    expect(within(show({ colours: ['в крапинку'] })).getAllByRole('img')).toHaveLength(1)
  })

  it('says how long the model is, where that is known', () => {
    expect(read(show({ lengthMm: 4715 }))).toContain('4,72 м')
    cleanup()
    expect(read(show({ lengthMm: null, slug: 'x' }))).not.toMatch(/\d м(?![а-яё])/)
  })

  it('draws a model that has no drawing as its class', () => {
    const drawnBy = (slug: string) => {
      const href = show({ slug, colours: [] }, { isFirst: true }).querySelector('[role=img] use')?.getAttribute('href')
      cleanup()
      return href
    }
    expect(drawnBy('toyota-rav4')).toMatch(/^\/assets\/cars\/models\/toyota-rav4\.svg\?v=\w{8}#car-toyota-rav4$/)
    expect(drawnBy('new-model')).toMatch(/^\/assets\/cars\/sprite\.svg\?v=\w{8}#crossovers$/)
  })

  it('stands near-black cars on the night stage', () => {
    const drawing = within(show({ colours: ['чёрный'] })).getByRole('img', { name: 'Toyota RAV4, чёрный' })
    expect(drawing.parentElement?.dataset.look).toBe('list night')
  })

  it('shows two tags at most, solid ones first, the second as an icon with its name', () => {
    const [tags] = within(show({})).getAllByRole('list')
    const [first, second, ...others] = [...(tags?.children ?? [])]
    expect([first, second].map((tag) => tag && read(tag))).toEqual(['ХИТ', 'Рекомендуем'])
    expect(second?.getAttribute('title')).toBe('Рекомендуем')
    expect(others).toEqual([])
  })

  it('says HOT in Russian on the Russian page', () => {
    expect(read(show({ tags: ['HOT'] }))).toContain('Горячая цена')
  })

  it('leaves an untranslated tag out of the English page', () => {
    expect(read(show({ tags: ['Новинка'] }, { locale: 'en' }))).not.toContain('Новинка')
  })

  it('without dates shows the price of a day and books without dates', () => {
    const card = show({})
    expect(read(card)).toContain('от 5 000 ₽за сутки')
    expect(within(card).getByRole('link', { name: 'Выбрать Toyota RAV4' }).getAttribute('href')).toBe(
      '/booking-online/toyota-rav4/',
    )
  })

  it('names the price of a day as the rental’s only where the total has more in it', () => {
    const lines = samplePrice.lines.filter(({ code }) => code !== 'delivery')
    const days = { ...samplePrice, lines, totalKop: 2_975_000 }
    expect(read(show({ ...free, price: days }))).toContain('за 7 суток · 4 250 ₽/сутки')
    cleanup()
    expect(read(show(free))).toMatch(/за 7 суток\s*аренда 4 250 ₽\/сутки/)
  })

  it('with dates leads with the total of these dates and carries them on', () => {
    const card = show(free, { query: QUERY })
    expect(read(card)).toContain('30 250 ₽')
    expect(read(card)).toMatch(/за 7 суток\s*аренда 4 250 ₽\/сутки/)
    const hrefs = within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([`/rent/toyota-rav4/${QUERY}`, `/booking-online/toyota-rav4/${QUERY}`])
  })

  it('strikes out the list price only when it is above the price', () => {
    expect(read(show(free).querySelector('s') as Element)).toBe('35 500 ₽')
  })

  it('strikes out nothing when nothing is reduced', () => {
    const price = { ...samplePrice, listTotalKop: samplePrice.totalKop }
    expect(show({ ...free, price }).querySelector('s')).toBeNull()
  })

  it.each([
    { reason: 'taken', rentalMonths: sampleCar.rentalMonths, says: 'На эти даты свободных нет', ways: WAITLIST },
    { reason: 'season', rentalMonths: [5, 6, 7, 8, 9, 10], says: 'Не сезон. Сдаём: май – октябрь', ways: QUESTION },
    { reason: 'with_driver', rentalMonths: sampleCar.rentalMonths, says: 'Только с водителем', ways: QUESTION },
  ] as const)('says why it cannot be booked: $reason', ({ reason, rentalMonths, says, ways }) => {
    const card = show(
      { available: false, reason, rentalMonths: [...rentalMonths], price: samplePrice },
      { query: QUERY },
    )
    expect(read(card)).toContain(says)
    expect(within(card).queryByRole('link', { name: /Выбрать/ })).toBeNull()
    expect(within(card).getByRole('link', { name: 'Похожие Toyota RAV4' }).getAttribute('href')).toBe(
      `/rent/toyota-rav4/${QUERY}#alternatives`,
    )
    expect(within(card).getByRole('link', { name: ways }).dataset).toMatchObject({
      callback: '',
      askCar: 'Toyota RAV4',
      askDates: expect.stringMatching(/декабря/),
    })
  })

  it('tells the year of free dates that are far from those asked for', () => {
    const nextFree = { pickup: new Date('2027-05-01T02:00:00Z'), dropoff: new Date('2027-05-08T02:00:00Z') }
    const card = show({ available: false, reason: 'taken', nextFree }, { query: QUERY })
    expect(read(card)).toContain('Ближайшая дата: 1 мая 2027 г., 12:00')
    expect(within(card).getByRole('link', { name: /^Свободна 1.8 мая 2027 Toyota RAV4$/ })).toBeTruthy()
  })

  it('leads to the nearest free dates of a taken car, everything else kept', () => {
    const nextFree = { pickup: new Date('2026-12-13T02:00:00Z'), dropoff: new Date('2026-12-20T02:00:00Z') }
    const card = show({ available: false, reason: 'taken', nextFree }, { query: `${QUERY}&place=51&promo=WINTER5` })
    expect(read(card)).toContain('Ближайшая дата: 13 дек., 12:00')
    const link = within(card).getByRole('link', { name: /^Свободна 13.20 дек\. Toyota RAV4$/ })
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    expect(address.pathname).toBe('/booking-online/toyota-rav4/')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      from: '2026-12-13',
      fromTime: '12:00',
      to: '2026-12-20',
      toTime: '12:00',
      place: '51',
      promo: 'WINTER5',
    })
  })

  it('tells cars apart in two lines', () => {
    const card = read(show({ powertrain: 'hybrid', engineLitres: 1.8, steeringSide: 'right' }))
    expect(card).toContain('5 мест · 3 чемодана · полный привод')
    expect(card).toContain('Гибрид 1,8 л · правый руль')
  })

  it('leaves out what a scooter does not have', () => {
    const scooter = { ...sampleCar.luggage, suitcases: 0 }
    const card = read(
      show({
        classId: 'scooters',
        luggage: scooter,
        seats: 1,
        powertrain: 'electric',
        engineLitres: null,
        steeringSide: null,
      }),
    )
    expect(card).toContain('1 местоЭлектрический')
  })

  it('names the day until which it is cancelled free, on the clock of the branch', () => {
    const freeCancellationUntil = new Date('2026-11-25T02:00:00Z')
    expect(read(show({ ...free, freeCancellationUntil }))).toContain('Бесплатная отмена до 12:00 25 нояб.')
  })

  it('is cancelled free until pick-up by who pays the rental there in cash, and by nobody else', () => {
    const freeCancellationUntil = new Date('2026-11-25T02:00:00Z')
    const cash = read(show({ ...free, freeCancellationUntil }, { cashUses: { branch: true, deposit: true } }))
    expect(cash).toContain('Бесплатная отмена до получения')
    expect(cash).not.toContain('25 нояб.')
    cleanup()
    const online = read(show({ ...free, freeCancellationUntil }, { cashUses: { branch: false, deposit: true } }))
    expect(online).toContain('Бесплатная отмена до 12:00 25 нояб.')
  })

  it('says nothing of a free cancellation that has passed', () => {
    expect(read(show(free))).not.toContain('Бесплатная отмена')
  })

  const dropoffAt = '2026-12-13T02:00:00Z'
  it.each([
    [{ kind: 'cheaper', days: 8, dropoffAt, totalKop: 2_900_000 }, '8 суток дешевле, чем 7: 29 000 ₽'],
    [
      { kind: 'next_day', days: 3, dropoffAt, addedKop: 343_000, insteadKop: 637_000 },
      '3-и сутки за 3 430 ₽ вместо 6 370 ₽',
    ],
    [{ kind: 'from_days', days: 7, perDayKop: 595_000 }, 'От 7 суток — 5 950 ₽ за сутки'],
  ] as const)('says what a longer rental changes: $kind', (termHint, says) => {
    const card = show({ ...free, termHint }, { query: QUERY })
    expect(read(card)).toContain(says)
    const link = within(card).queryByRole('link', { name: /, Toyota RAV4$/ })
    const longer = '/rent/toyota-rav4/?from=2026-12-05&to=2026-12-13&toTime=12%3A00'
    expect(link?.getAttribute('href')).toBe(termHint.kind === 'from_days' ? undefined : longer)
  })
})
