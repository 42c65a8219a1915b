import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ColourChoice } from '@/components/cars/card/colour-choice'
import { BigCarStage } from '@/components/cars/page/big-car-stage'
import { SeatPlan } from '@/components/cars/plan/seat-plan'
import type { Car } from '@/lib/cars/car'
import { inColour } from '@/lib/cars/paint'
import en from '@/messages/en/cars.json'
import ru from '@/messages/ru/cars.json'
import { type Colour, PAINTS } from '@/provider/contract/rules/cars/paints'
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
  const hrefOf = (colour?: Colour) => `/rent/toyota-rav4?from=2026-12-05${colour ? `&colour=${colour}` : ''}`
  const car = { slug: 'toyota-rav4', colours: ['серый', 'чёрный'] }
  const linkOf = (group: HTMLElement, name: string) => within(group).getByRole('link', { name })

  it('is a group of links with the names of the colours, each to the page in that colour', () => {
    show(<ColourChoice car={car} hrefOf={hrefOf} chosen={undefined} />)
    const group = screen.getByRole('navigation', { name: ru.label.colour })
    expect(linkOf(group, 'чёрный').getAttribute('href')).toBe(hrefOf('black'))
    expect(within(group).getAllByRole('link')).toHaveLength(2)
    expect(group.querySelectorAll('[aria-current="true"]')).toHaveLength(1)
    expect(read(group)).toContain(ru.colourHint.replace(/\s/g, ' '))
  })

  it('says of the wished colour that it is a wish, and takes it back', () => {
    show(<ColourChoice car={car} hrefOf={hrefOf} chosen="black" />)
    const group = screen.getByRole('navigation', { name: ru.label.colour })
    expect(linkOf(group, 'чёрный').getAttribute('aria-current')).toBe('true')
    expect(linkOf(group, 'серый').getAttribute('aria-current')).toBeNull()
    expect(read(group)).toContain(ru.colourWish.replace(/\s/g, ' '))
    expect(linkOf(group, ru.colourAny).getAttribute('href')).toBe(hrefOf())
  })

  it('is absent where there is nothing to choose', () => {
    const plain = { ...car, colours: ['серый', 'в крапинку'] }
    expect(show(<ColourChoice car={plain} hrefOf={hrefOf} chosen={undefined} />).childElementCount).toBe(0)
  })
})

describe('the stage of a car page', () => {
  it('shows the car in the wished colour, names it, and is dark for a black one', () => {
    show(<BigCarStage car={inColour(sampleCar, 'black')} />)
    const drawing = screen.getByRole('img', { name: 'Toyota RAV4, чёрный' })
    expect([...drawing.children].map((one) => one.getAttribute('color'))).toEqual([PAINTS.black])
    expect(drawing.parentElement?.dataset.look).toBe('big night')
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
