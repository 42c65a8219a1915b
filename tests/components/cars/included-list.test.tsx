import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { CarExtras } from '@/components/cars/page/car-extras'
import { IncludedList } from '@/components/cars/page/included-list'
import { RentalNeeds } from '@/components/cars/page/rental-needs'
import type { CarPage } from '@/lib/cars/car'
import ru from '@/messages/ru/cars.json'
import quotes from '@/messages/ru/quotes.json'
import zh from '@/messages/zh-CN/cars.json'
import { sampleCar } from '@/tests/setup/sample-car'
import { settings } from '@/tests/setup/sample-settings'

const page: CarPage = {
  ...sampleCar,
  tags: [],
  description: '',
  deductibleKop: 5_000_000,
  overMileageKopPerKm: 2_500,
  licenceCategory: 'B',
  prices: [
    {
      period: '2026-11-21/2026-12-20',
      season: null,
      discount3: 10,
      discount7: 15,
      oneDayKop: null,
      underThreeKop: 500_000,
      fromThreeKop: 450_000,
      fromSevenKop: 425_000,
    },
  ],
  alternatives: [],
  charges: [],
  options: { insurance: [], mileage: null, protection: null, extras: [] },
  promo: null,
}

/** Items of the two lists, with plain spaces. */
function lists(car: Partial<CarPage> = {}): Array<string[]> {
  render(
    <NextIntlClientProvider locale="ru" messages={{ cars: ru, quotes }} timeZone="Asia/Vladivostok">
      <IncludedList car={{ ...page, ...car }} rules={settings.rules} />
    </NextIntlClientProvider>,
  )
  return screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' ')),
  )
}

describe('what the price of a car holds', { timeout: 20_000 }, () => {
  it('and what it does not, with the sums of the settings', () => {
    expect(lists()).toEqual([
      [
        'Полис ОСАГО',
        'За повреждения машины вы заплатите не больше франшизы, 50 000 ₽, если соблюдать правила аренды',
        'Пробег без ограничений',
      ],
      [
        'Топливо: верните машину с тем же уровнем, что при получении',
        'Мойка сильно загрязнённой машины',
        'Получение и возврат ночью, с 20:00 до 08:00: 1 000 ₽ за каждый раз',
        'Подача и возврат по адресу: цена видна, когда выберете место',
        'Штрафы, парковка и платные дороги',
      ],
    ])
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/prices\/?#charges$/)
  })

  it('names no insurance and no washing of a scooter', () => {
    const [included, apart] = lists({ classId: 'scooters', fuel: null })
    expect(included?.[0]).toBe('За повреждения вы заплатите не больше 50 000 ₽, если соблюдать правила аренды')
    expect([...(included ?? []), ...(apart ?? [])].join()).not.toMatch(/ОСАГО|франшиз|Мойка|Топливо/)
  })

  it('follows the car: its limit of mileage, its washing, its want of fuel', () => {
    const [included, apart] = lists({ mileageLimitKmPerDay: 250, tags: ['Мойка включена'], fuel: null })
    expect(included?.slice(2)).toEqual(['Пробег до 250 км в сутки', 'Мойка включена'])
    expect(apart?.[0]).toBe('Пробег сверх лимита: 25 ₽ за км')
    expect(apart?.join()).not.toMatch(/Топливо|Мойка/)
  })
})

describe('options of a car in Chinese', () => {
  it('are not joined by Latin full stops', () => {
    const insurance = [
      {
        code: 'standard' as const,
        name: '标准',
        text: '免赔额减半',
        perDayKop: 50_000,
        forRentalKop: null,
        liabilityKop: 100_000,
        documentsWithinDays: 3,
      },
    ]
    render(
      <NextIntlClientProvider locale="zh-CN" messages={{ cars: zh }} timeZone="Asia/Vladivostok">
        <CarExtras options={{ insurance, mileage: null, protection: null, extras: [] }} />
      </NextIntlClientProvider>,
    )
    const text = screen.getByText('标准').closest('li')?.textContent
    expect(text).toContain('免赔额减半')
    expect(text).not.toMatch(/[.;](\s|$)/)
  })
})

it.each([
  ['suv', true],
  ['scooters', false],
] as const)('where one may drive is told of a car, and of what needs no licence not: %s', (classId, isTold) => {
  render(
    <NextIntlClientProvider locale="ru" messages={{ cars: ru }} timeZone="Asia/Vladivostok">
      <RentalNeeds car={{ ...page, classId }} documents={settings.documents} rules={settings.rules} />
    </NextIntlClientProvider>,
  )
  expect(document.body.textContent?.includes(ru.areaText)).toBe(isTold)
})
