import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { WhatIf } from '@/components/cars/page/what-if'
import type { CarPage } from '@/lib/cars/car'
import ru from '@/messages/ru/cars.json'
import { sampleCar, samplePrice } from '@/tests/setup/sample-car'
import { settings } from '@/tests/setup/sample-settings'

const NOW = new Date('2026-11-23T02:00:00Z')
const PICKUP = new Date('2026-11-27T02:00:00Z')
const insurance = (code: 'standard' | 'extended', name: string, liabilityKop: number) => ({
  ...{ code, name, liabilityKop, text: '', perDayKop: 50_000, forRentalKop: null, documentsWithinDays: null },
})
const charge = { graceMinutes: null, fullDayAfterHours: null, isUpTo: false }
const page: CarPage = {
  ...sampleCar,
  description: '',
  deductibleKop: 6_000_000,
  overMileageKopPerKm: 0,
  licenceCategory: 'B',
  tankLitres: 50,
  prices: [
    {
      ...{ period: '2026-11-21/2026-12-20', season: null, discount3: 10, discount7: 15, oneDayKop: null },
      ...{ underThreeKop: 500_000, fromThreeKop: 450_000, fromSevenKop: 425_000 },
    },
  ],
  alternatives: [],
  options: {
    insurance: [insurance('standard', 'Стандарт', 1_500_000), insurance('extended', 'Полная', 0)],
    mileage: null,
    protection: { name: '', text: '', priceKop: 120_000 },
    extras: [],
  },
  charges: [
    { code: 'late', unit: 'per_hour', amountKop: 95_600, isUpTo: false, graceMinutes: 60, fullDayAfterHours: 6 },
    { ...charge, code: 'fuel', unit: 'per_litre', amountKop: 9_500 },
    { ...charge, code: 'fineHandling', unit: 'once', amountKop: 0 },
  ],
  promo: null,
}

/** The rows of the panel, with plain spaces. */
function rows(car: Partial<CarPage> = {}, pickup: Date | null = PICKUP): string[] {
  render(
    <NextIntlClientProvider locale="ru" messages={{ cars: ru }} timeZone="Asia/Vladivostok">
      <WhatIf car={{ ...page, ...car }} now={NOW} pickup={pickup} rules={settings.rules} />
    </NextIntlClientProvider>,
  )
  const panel = screen.getByRole('region', { name: ru.whatIf.heading })
  const items = within(panel).getAllByRole('listitem')
  return items.map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '))
}

describe('what goes otherwise than planned', () => {
  it('names the sums of this model', () => {
    const [damage, late, early, extend, cancel, noShow, fuel, fine] = rows({ price: samplePrice })
    expect(damage).toContain('до 60 000 ₽')
    expect(damage).toContain('Со страховкой «Полная» — ничего.')
    expect(late).toContain('верну позже956 ₽ в час')
    expect(late).toContain('Первые 60 минут — бесплатно. Больше 6 часов — целые сутки.')
    expect(early).toContain('плату удержим')
    expect(early).toContain('в счёт расходов на бронь; попросите — подтвердим расходы')
    expect(extend).toContain('ещё на сутки4 250 ₽ за сутки')
    expect(cancel).toContain('передумаюбесплатно за 48 часов')
    expect(cancel).toContain('Бесплатно до 12:00 25 ноября')
    expect(cancel).toContain('1 200 ₽')
    expect(cancel).toContain('Ничего не платили на сайте — бесплатно до получения.')
    expect(noShow).toContain('удержим оплаченное в счёт расходов на бронь; попросите — подтвердим расходы')
    expect(fuel).toContain('95 ₽ за литр')
    expect(fine).toContain('за обработку ничего не берём')
  })

  it('names the most that a late hour and another day cost while no dates are chosen', () => {
    const summer = { ...page.prices[0], underThreeKop: 650_000, fromThreeKop: 585_000, fromSevenKop: 552_500 }
    const charges = page.charges.map((one) => ({ ...one, isUpTo: one.code === 'late' }))
    const [, late, , extend, , , fuel] = rows({ prices: [page.prices[0], summer], charges }, null)
    expect(late).toContain('до 956 ₽ в час')
    expect(extend).toContain('до 6 500 ₽ за сутки')
    expect(fuel).toContain('было95 ₽ за литр')
  })

  it('names the hours of free cancellation while no dates are chosen', () => {
    expect(rows({}, null)[4]).toContain('не позже чем за 48 часов')
  })

  it('promises nothing for a cancellation whose free time is over', () => {
    const over = rows({}, new Date('2026-11-24T02:00:00Z')).at(4)
    expect(over).toContain('оплаченное удержим')
    expect(over).not.toContain('передумаюбесплатно')
    expect(over).not.toContain('Бесплатно')
  })

  it('leaves out what the branch does not charge, and a tank that a car does not have', () => {
    expect(rows({ charges: [], tankLitres: null })).toHaveLength(5)
  })
})
