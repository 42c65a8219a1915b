import { cleanup, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Comparison } from '@/components/cars/compare/comparison'
import type { CarPage } from '@/lib/cars/car'
import cars from '@/messages/ru/cars.json'
import layout from '@/messages/ru/layout.json'
import { sampleCar, samplePrice } from '@/tests/setup/sample-car'

vi.mock('next/navigation', () => ({ usePathname: () => '/rent/', useRouter: () => ({}) }))

const terms = { oneDayKop: null, underThreeKop: 500_000, fromThreeKop: 450_000, fromSevenKop: 425_000 }
const page: CarPage = {
  ...sampleCar,
  description: '',
  deductibleKop: 5_000_000,
  overMileageKopPerKm: 0,
  licenceCategory: 'B',
  prices: [{ ...terms, period: '2026-12-01/2026-12-31', season: null, discount3: 10, discount7: 15 }],
  alternatives: [],
  charges: [],
  options: { insurance: [], mileage: null, protection: null, extras: [] } as unknown as CarPage['options'],
  promo: null,
}
const cheap = {
  ...page,
  slug: 'cheap',
  name: 'Cheap',
  price: { ...samplePrice, totalKop: 1_000_000 },
  drive: 'front' as const,
}
const dear = { ...page, slug: 'dear', name: 'Dear', price: samplePrice, powerHp: 200 }
const QUERY = '?from=2026-12-05&to=2026-12-12'

function show(compared: CarPage[], changes: { isCut?: boolean; missing?: number } = {}) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ cars, layout }} timeZone="Asia/Vladivostok">
      <Comparison cars={compared} dates={{ query: QUERY }} isCut={false} missing={0} places={[]} {...changes} />
    </NextIntlClientProvider>,
  )
}
const read = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
const rowOf = (term: string) => within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${term}`) })
const cellsOf = (term: string) => within(rowOf(term)).getAllByRole('cell').map(read)

describe('Comparison', () => {
  beforeEach(() => {
    localStorage.clear()
    // The path to the page stands in its structured data too, with the site's address.
    vi.stubEnv('PROVIDER_TOKEN', 't'.repeat(43))
    vi.stubEnv('PROVIDER_URL', 'http://127.0.0.1:1')
  })
  afterEach(() => vi.unstubAllEnvs())

  it('names class and count, and marks only what is plainly better', () => {
    show([cheap, dear])
    expect(read(screen.getByRole('heading', { level: 1 }))).toBe('2 кроссовера: сравнение')
    expect(cellsOf('Итого за 7 суток')).toEqual([`10 000 ₽ ${cars.compare.best}`, '30 250 ₽'])
    expect(cellsOf('Привод')).toEqual(['Передний', `Полный ${cars.compare.best}`])
    expect(cellsOf('Мощность')).toEqual(['149 л. с.', '200 л. с.'])
  })

  it('folds what is the same under its count', () => {
    show([cheap, dear])
    expect(within(screen.getByRole('table')).queryByText(cars.label.deposit)).toBeNull()
    const same = screen.getByRole('group')
    expect(read(same)).toContain('Залог10 000 ₽')
    expect(read(same.querySelector('small'))).toMatch(/^\d+ (свойство|свойства|свойств)$/)
  })

  it('takes a car out by a link that keeps the others and the dates', () => {
    show([cheap, dear])
    const href = screen.getByRole('link', { name: 'Убрать из сравнения: Cheap' }).getAttribute('href')
    expect(href).toBe(`/rent?compare=dear${QUERY.replace('?', '&')}`)
  })

  it('says why a taken car cannot be chosen', () => {
    show([cheap, { ...dear, available: false, reason: 'taken' }])
    expect(screen.getAllByRole('link', { name: /^Выбрать/ })).toHaveLength(1)
    expect(read(screen.getByRole('table'))).toContain(cars.reasonTaken)
  })

  it('prices no car that comes with a driver as a rental', () => {
    const withDriver = { ...dear, selfDrive: false, reason: 'with_driver' as const }
    show([cheap, withDriver])
    expect(cellsOf('Итого за 7 суток')).toEqual(['10 000 ₽', '—'])
    expect(cellsOf('За сутки')[1]).toBe('—')
    cleanup()
    show([cheap, withDriver].map((car) => ({ ...car, price: null })))
    expect(cellsOf('За сутки, от')[1]).toBe('—')
  })

  it('says what it left out of an address, and what to do with one car or none', () => {
    show([cheap], { isCut: true, missing: 2 })
    expect(screen.getByText(cars.compare.cut)).toBeTruthy()
    expect(screen.getByText('2 машин из ссылки у нас больше нет')).toBeTruthy()
    expect(screen.getByText(cars.compare.oneText)).toBeTruthy()
  })

  it('offers the fleet where nothing is compared', () => {
    show([])
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText(cars.compare.fewText)).toBeTruthy()
  })
})
