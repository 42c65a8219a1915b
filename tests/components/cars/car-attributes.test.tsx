import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { CarAttributes } from '@/components/cars/page/car-attributes'
import { RentalNeeds } from '@/components/cars/page/rental-needs'
import type { CarPage } from '@/lib/cars/car'
import ru from '@/messages/ru/cars.json'
import zh from '@/messages/zh-CN/cars.json'
import { sampleCar } from '@/tests/setup/sample-car'

const page: CarPage = {
  ...sampleCar,
  description: '',
  deductibleKop: 5_000_000,
  overMileageKopPerKm: 0,
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

function show(car: Partial<CarPage>) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ cars: ru }} timeZone="Asia/Vladivostok">
      <CarAttributes car={{ ...page, ...car }} maxDriverAge={75} />
    </NextIntlClientProvider>,
  )
  const texts = (role: string) => screen.getAllByRole(role).map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))
  const values = texts('definition')
  return new Map(texts('term').map((term, index) => [term, values[index]]))
}

describe('CarAttributes', () => {
  it('shows every attribute of the specification', () => {
    expect(Object.fromEntries(show({}))).toMatchObject({
      'Марка и модель': 'Toyota RAV4',
      Класс: 'Кроссоверы',
      'Год выпуска': '2020–2024',
      Мест: '5',
      Топливо: 'Бензин',
      Двигатель: '2,0 л',
      Мощность: '149 л. с.',
      'Коробка передач': 'Автомат (вариатор)',
      Цвет: 'бирюзовый',
      Привод: 'Полный',
      'Объём бака': '55 л',
      Багаж: '3 чемодана и 2 сумки',
      Длина: '4,60 м',
      Высота: '1,69 м',
      Тонировка: 'Задние стёкла, заводская',
      Пробег: 'Без ограничений',
      Залог: '10 000 ₽',
      'Цена за 1 сутки': '5 000 ₽',
      '1–2 суток, за сутки': '5 000 ₽',
      '3–6 суток, за сутки': '4 500 ₽',
      '7 суток и больше, за сутки': '4 250 ₽',
      'Возраст водителя': 'От 23 до 75 лет',
      'Стаж вождения, не меньше': '3 года',
    })
  })

  it('leaves no row for what the car does not have', () => {
    const rows = show({ fuel: null, tankLitres: null, minAge: null, minExperienceYears: 0, features: [], heated: [] })
    for (const label of [
      'Топливо',
      'Объём бака',
      'Возраст водителя',
      'Стаж вождения, не меньше',
      'Оснащение',
      'Когда сдаём',
    ])
      expect(rows.has(label)).toBe(false)
    expect([...rows.values()].every((value) => value !== '')).toBe(true)
  })

  it('tells a mileage limit with the price of a kilometre over it', () => {
    expect(show({ mileageLimitKmPerDay: 250, overMileageKopPerKm: 2_500 }).get('Пробег')).toBe(
      'До 250 км в сутки, сверх лимита 25 ₽ за км',
    )
  })
})

describe('a car with a manual gearbox', () => {
  it.each([
    { transmission: 'manual', warns: true },
    { transmission: 'automatic', warns: false },
  ] as const)('tells which Chinese licence is enough: $transmission, $warns', ({ transmission, warns }) => {
    const car: CarPage = { ...page, transmission }
    const rules = { maxDriverAge: 75, depositReleaseDays: 30, depositInCash: false, freeCancellationHours: 48 }
    render(
      <NextIntlClientProvider locale="zh-CN" messages={{ cars: zh }} timeZone="Asia/Vladivostok">
        <CarAttributes car={car} maxDriverAge={75} />
        <RentalNeeds car={car} documents={{ RU: '', EAEU: '', CN: '', other: '' }} rules={rules as never} />
      </NextIntlClientProvider>,
    )
    expect(screen.queryAllByText(/C2 不能驾驶/)).toHaveLength(warns ? 2 : 0)
    expect(screen.queryAllByText(/C1 或 C2 均可/)).toHaveLength(warns ? 0 : 1)
  })
})
