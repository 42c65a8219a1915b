import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ColourChoice } from '@/components/cars/card/colour-choice'
import { BigCarStage } from '@/components/cars/page/big-car-stage'
import { SeatPlan } from '@/components/cars/plan/seat-plan'
import type { Car } from '@/lib/cars/car'
import en from '@/messages/en/cars.json'
import ru from '@/messages/ru/cars.json'
import { PAINTS } from '@/provider/contract/rules/cars/paints'
import { sampleCar } from '@/tests/setup/sample-car'

function show(content: ReactNode, locale: 'ru' | 'en' = 'ru') {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={{ cars: locale === 'ru' ? ru : en }} timeZone="Asia/Vladivostok">
      {content}
    </NextIntlClientProvider>,
  )
  return container
}

const read = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ')

describe('the choice of a colour', () => {
  it('is a group of named colours, the first one chosen, and says that it is a wish', () => {
    show(<ColourChoice paints={['grey', 'black']} />)
    const group = screen.getByRole('group', { name: ru.label.colour })
    expect(within(group).getByRole('radio', { name: 'серый' })).toHaveProperty('checked', true)
    expect(within(group).getByRole('radio', { name: 'чёрный' }).dataset.night).toBe('true')
    expect(read(group)).toContain(ru.colourWish)
  })

  it('is absent where there is nothing to choose', () => {
    expect(show(<ColourChoice paints={[]} />).childElementCount).toBe(0)
  })
})

describe('the stage of a car page', () => {
  it('holds the drawing in each colour that can be chosen, in the order of the choice, and names no colour', () => {
    show(<BigCarStage car={sampleCar} choice={['grey', 'black']} />)
    const drawing = screen.getByRole('img', { name: 'Toyota RAV4' })
    expect([...drawing.children].map((one) => one.getAttribute('color'))).toEqual([PAINTS.grey, PAINTS.black])
    expect(drawing.parentElement?.dataset.look).toBe('big')
  })

  it('says that it is a drawing of the model, and how long the model is', () => {
    expect(read(show(<BigCarStage car={sampleCar} />))).toBe('Рисунок моделиДлина 4,60 м')
  })

  it('says of a class’s drawing that it is one, and gives it no length', () => {
    expect(read(show(<BigCarStage car={{ ...sampleCar, slug: 'new-model' }} />))).toBe('Рисунок класса')
  })
})

describe('the plan of seats', () => {
  const plan = (car: Partial<Car>, locale?: 'en') => read(show(<SeatPlan car={{ ...sampleCar, ...car }} />, locale))

  it('says in words what it shows', () => {
    expect(plan({ seats: 7, seatRows: [2, 2, 3] })).toContain('7 мест, от передних к задним: 2 + 2 + 3')
    expect(plan({ seats: 7, seatRows: [2, 2, 3] }, 'en')).toContain('7 seats, front to back: 2 + 2 + 3')
    expect(plan({})).toContain('3 чемодана и 2 сумки')
  })

  it('says nothing of suitcases where none goes in', () => {
    expect(plan({ seats: 3, seatRows: [3], luggage: { suitcases: 0, bags: 0 } })).toBe(
      'Места и багаж3 места в один рядСхема салона и багажника, не чертёж этой машины',
    )
  })

  it('is left out where the rows are not known', () => {
    expect(plan({ seatRows: null })).toBe('')
  })
})
