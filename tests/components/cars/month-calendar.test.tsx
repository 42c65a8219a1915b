import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { MonthCalendar } from '@/components/cars/calendar/month-calendar'
import { type CarDay, toCarDay } from '@/lib/cars/car-day'
import cars from '@/messages/ru/cars.json'
import type { CalendarDay } from '@/provider/contract/cars-calendar'

const day = (number: number, fields: Partial<CalendarDay> = {}): CarDay =>
  toCarDay({ date: `2026-12-0${number}`, state: 'free', priceKop: 240_000, season: null, ...fields })

/** 1 December 2026 is a Tuesday. */
const days = [
  day(1, { state: 'past', priceKop: null }),
  day(2, { state: 'taken', priceKop: null }),
  day(3),
  day(4),
  day(5, { season: 'Новый год', priceKop: 300_000 }),
  day(6, { state: 'season', priceKop: null }),
  day(7, { state: 'too_far', priceKop: null }),
]

function show(previous: string | null = null, today = '2026-12-02', plainKop: number | null = 240_000) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ cars }} timeZone="Asia/Vladivostok">
      <MonthCalendar
        calendar={{ month: '2026-12', previous, next: '2027-01', days }}
        dayHref={(date) => (date < '2026-12-04' ? null : `/rent/x/?from=${date}`)}
        monthHref={(month) => `/rent/x/?month=${month}`}
        plainKop={plainKop}
        today={today}
      />
    </NextIntlClientProvider>,
  )
  return screen.getByRole('table')
}

const read = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ')

describe('MonthCalendar', () => {
  it('says of every day in words whether it is free and what it costs', () => {
    const cells = [...show().querySelectorAll('td')].map(read)
    expect(cells[0]).toBe('')
    expect(cells.slice(1)).toEqual([
      '1 декабря: прошло1–',
      '2 декабря: занята2нет',
      '3 декабря: свободна, 2 400 ₽ за сутки, на сайте уже не забронировать32 400',
      '4 декабря: свободна, 2 400 ₽ за сутки42 400',
      '5 декабря: свободна, 3 000 ₽ за сутки, Новый год53 000',
      '6 декабря: не сезон6–',
      '7 декабря: пока не бронируем7–',
      ...Array.from({ length: 6 }, () => ''),
    ])
  })

  it('says of today that it is too soon, not that it is over', () => {
    const [, today] = show(null, '2026-12-01').querySelectorAll('td')
    expect(today && read(today)).toBe('1 декабря: к обычному часу — только по телефону1')
    expect(screen.getByText('к обычному часу — только по телефону')).toBeTruthy()
  })

  it('marks only days that cost more than a plain one, and names every season', () => {
    show(null, '2026-12-02', 240_000)
    const dear = screen
      .getAllByRole('cell')
      .filter(({ dataset }) => dataset.day === 'dear')
      .map(read)
    expect(dear).toEqual([expect.stringContaining('5 декабря')])
    expect(screen.getByText('Новый год — цена этого сезона').querySelector('i')?.dataset.day).toBe('dear')
  })

  it('leaves the days of a cheaper season plain', () => {
    show(null, '2026-12-02', 300_000)
    expect(screen.getAllByRole('cell').some(({ dataset }) => dataset.day === 'dear')).toBe(false)
    // Each swatch of the legend is another one: the look of a plain day is explained once.
    const swatches = [...document.querySelectorAll<HTMLElement>('li > i')].map(({ dataset }) => dataset.day)
    expect(swatches).toEqual(['free', 'taken', 'none'])
  })

  it('links exactly the days that can be booked', () => {
    const links = within(show()).getAllByRole('link')
    const dates = links.map((link) => /from=(.*)$/.exec(link.getAttribute('href') ?? '')?.[1])
    expect(dates).toEqual(['2026-12-04', '2026-12-05'])
  })

  it('leaves out the weeks that are over', () => {
    show(null, '2026-12-07')
    expect(screen.getAllByRole('row')).toHaveLength(1 + 1)
  })

  it('begins on Monday and names its columns', () => {
    const heads = within(show()).getAllByRole('columnheader')
    expect(heads.map(read)).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'])
    expect(heads[0]?.getAttribute('abbr')).toBe('понедельник')
  })

  it('turns only to months that can be booked', () => {
    show()
    expect(screen.getByRole('link', { name: /^Следующий месяц: январь 2027/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Предыдущий месяц/ })).toBeNull()
  })
})
