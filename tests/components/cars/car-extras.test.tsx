import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { CarExtras } from '@/components/cars/page/car-extras'
import bookings from '@/messages/ru/bookings.json'
import cars from '@/messages/ru/cars.json'
import type { CarOptions, ExtraOffer } from '@/provider/contract/options'

const extra = (code: string, priceKop: number, unit: ExtraOffer['unit'] = 'per_day'): ExtraOffer => ({
  ...{ code, name: `Опция ${code}`, note: '', unit, priceKop },
  ...{ capKop: null, forRentalKop: null, maxQuantity: 2, left: null },
})

const offers: CarOptions = {
  insurance: [],
  mileage: null,
  protection: null,
  extras: [extra('booster', 30_000), extra('child-seat-infant', 15_000), extra('extra-driver', 50_000, 'once')],
}

function show(options: CarOptions): HTMLElement[] {
  render(
    <NextIntlClientProvider locale="ru" messages={{ bookings, cars }} timeZone="Asia/Vladivostok">
      <CarExtras options={options} />
    </NextIntlClientProvider>,
  )
  return screen.queryAllByRole('group')
}

/** As a person reads it: every space is a space. */
const read = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s/g, ' ')

describe('the extras of a car’s page', () => {
  it('are folded in the groups of the booking, each with its lowest price and the unit of that', () => {
    const groups = show(offers)
    expect(groups.map((group) => read(group.querySelector('summary')))).toEqual([
      'Для детейот 150 ₽ в сутки',
      'За рулём500 ₽ за аренду',
    ])
    expect(groups.some((group) => group.hasAttribute('open'))).toBe(false)
    expect(within(groups[0] as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(2)
    expect(read(screen.getByRole('region', { name: cars.options.heading }))).toContain('3 услуги от 150 ₽ в сутки.')
  })

  it('are counted without what the price holds already', () => {
    const basic = {
      code: 'none',
      name: 'Базовая',
      text: '',
      perDayKop: 0,
      forRentalKop: null,
      liabilityKop: 1,
    } as const
    show({
      ...offers,
      insurance: [{ ...basic, documentsWithinDays: null }],
      extras: [extra('wifi', 0), ...offers.extras],
    })
    expect(read(screen.getByRole('region', { name: cars.options.heading }))).toContain('3 услуги от 150 ₽ в сутки.')
  })

  it('put what the branch has added since into the last group', () => {
    const groups = show({ ...offers, extras: [extra('sledge', 20_000), ...offers.extras] })
    expect(read(groups.at(-1))).toContain('Опция sledge')
    expect(read(groups.at(-1)?.querySelector('summary'))).toContain(bookings.options.group.other)
  })

  it('are left out where nothing can be added', () => {
    expect(show({ ...offers, extras: [] })).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })
})
