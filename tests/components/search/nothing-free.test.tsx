import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { NothingFree } from '@/components/search/results/nothing-free'
import type { Catalogue } from '@/lib/cars/car'
import { type FilterFields, NO_FILTERS } from '@/lib/search/filter-params'
import { rentalFields } from '@/lib/search/search-params'
import cars from '@/messages/ru/cars.json'
import content from '@/messages/ru/content.json'
import quotes from '@/messages/ru/quotes.json'
import search from '@/messages/ru/search.json'
import { sampleCar, samplePrice } from '@/tests/setup/sample-car'

const rental = {
  pickup: new Date('2026-12-05T02:00:00Z'),
  dropoff: new Date('2026-12-12T02:00:00Z'),
  placeId: 50,
  dropoffPlaceId: 50,
}

const nothing: Catalogue = {
  cars: [],
  classes: [],
  facets: [],
  total: 0,
  free: 0,
  page: 1,
  pages: 1,
  perPage: 12,
  nearest: [],
  similar: [],
  promo: null,
}

function show(catalogue: Partial<Catalogue>, filters: Partial<FilterFields> = {}) {
  const address = {
    search: { ...rentalFields(rental, 'WINTER5'), class: 'suv' },
    filters: { ...NO_FILTERS, ...filters },
  }
  render(
    <NextIntlClientProvider locale="ru" messages={{ cars, content, quotes, search }} timeZone="Asia/Vladivostok">
      <NothingFree address={address} catalogue={{ ...nothing, ...catalogue }} phone="+74232000000" rental={rental} />
    </NextIntlClientProvider>,
  )
}

const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams

describe('NothingFree', () => {
  it('names the filters that block, and what dropping one gives', () => {
    const facets: Catalogue['facets'] = [
      {
        name: 'drive',
        values: [
          { value: 'front', count: 3 },
          { value: 'awd', count: 0 },
        ],
      },
    ]
    show({ facets }, { drive: ['awd'], winter: ['heatedSeats'], page: '2' })
    const block = within(screen.getByRole('region', { name: cars.empty.filtersHeading }))
    const drop = block.getByRole('link', { name: 'Без «Привод: Полный»: 3 модели' })
    expect(Object.fromEntries(queryOf(drop))).toEqual({
      ...{ from: '2026-12-05', fromTime: '12:00', to: '2026-12-12', toTime: '12:00', place: '50' },
      ...{ class: 'suv', promo: 'WINTER5', winter: 'heatedSeats' },
    })
    expect(block.getByRole('link', { name: 'Без «Подогрев сидений»' })).toBeTruthy()
  })

  it('offers the nearest dates with their price as the same search', () => {
    const period = { pickup: new Date('2026-12-13T02:00:00Z'), dropoff: new Date('2026-12-20T02:00:00Z') }
    show({ nearest: [{ ...period, models: 2, fromTotalKop: 1_000_000 }] })
    const block = within(screen.getByRole('region', { name: 'На 5–12 декабря свободных внедорожников нет' }))
    const link = block.getByRole('link')
    const words = (link.textContent ?? '').replace(/\s/g, ' ')
    expect(words).toBe('13–20 дек.вс – вс · 2 внедорожникаот 10 000 ₽')
    expect([queryOf(link).get('from'), queryOf(link).get('to'), queryOf(link).get('class')]).toEqual([
      '2026-12-13',
      '2026-12-20',
      'suv',
    ])
  })

  it('says that filters narrow what is taken, and what each leaves out', () => {
    const facets: Catalogue['facets'] = [{ name: 'drive', values: [{ value: 'front', count: 2 }] }]
    show({ total: 3, facets }, { drive: ['awd'] })
    const block = within(screen.getByRole('region', { name: cars.empty.filtersNarrow }))
    expect(block.getByRole('link', { name: 'Без «Привод: Полный»: 2 модели' })).toBeTruthy()
  })

  it('shows free cars of other classes with the total of these dates', () => {
    show({ similar: [{ ...sampleCar, available: true, price: samplePrice }] })
    const block = within(screen.getByRole('region', { name: cars.empty.similarHeading }))
    expect((block.getByRole('article').textContent ?? '').replace(/\s/g, ' ')).toContain(
      '30 250 ₽ Обычная цена 35 500 ₽за 7 суток',
    )
  })

  it('fills the dates into the callback', () => {
    show({})
    const { callbackNote = '' } = screen.getByRole('link', { name: cars.empty.call }).dataset
    expect(callbackNote.replace(/\s/g, ' ')).toMatch(/^Машина нужна сб, 5 дек\., 12:00 — сб, 12 дек\., 12:00$/)
  })
})
