import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { CalendarMonths } from '@/components/search/calendar/calendar-months'
import search from '@/messages/ru/search.json'

const rules = {
  today: '2026-11-25',
  first: { date: '2026-11-26', time: '02:00' },
  last: '2027-11-25',
  hoursBehind: { ru: 7, en: 7, 'zh-CN': 2 },
  phone: { text: '+7', href: 'tel:+7' },
  prices: 'search',
} as const

const onDay = vi.fn()
const onMonth = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  window.matchMedia = vi.fn(
    () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
  )
})

function show() {
  const prices = new Map([
    ['2026-12-01', { date: '2026-12-01', priceKop: 460_000, isDearer: false }],
    ['2026-12-02', { date: '2026-12-02', priceKop: 612_000, isDearer: true }],
  ])
  render(
    <NextIntlClientProvider locale="ru" messages={{ search }}>
      <CalendarMonths
        from="2026-12-01"
        onDay={onDay}
        onMonth={onMonth}
        prices={prices}
        rules={rules}
        start="2026-12-01"
        to="2026-12-04"
      />
    </NextIntlClientProvider>,
  )
}

const read = (text: string | null) => (text ?? '').replace(/\s/g, ' ')
const day = (date: string) => document.querySelector<HTMLButtonElement>(`[data-date="${date}"]`) as HTMLButtonElement

it('begins at this week and ends with the last day, every week whole', () => {
  show()
  const days = [...document.querySelectorAll<HTMLElement>('[data-date]')].map(({ dataset }) => dataset.date)
  expect([days[0], days.length % 7]).toEqual(['2026-11-23', 0])
  expect([day('2026-11-25').disabled, day('2026-11-26').disabled]).toEqual([true, false])
  expect([day('2027-11-25').disabled, day('2027-11-26').disabled]).toEqual([false, true])
})

it('names the first of a month, and says of a day what it costs and which end it is', () => {
  show()
  expect(read(day('2026-12-01').textContent)).toBe('1 дек.4 600')
  expect(read(day('2026-12-02').textContent)).toBe('26 120')
  expect([day('2026-12-01').dataset.dearer, day('2026-12-02').dataset.dearer]).toEqual([undefined, 'true'])
  const name = 'вторник, 1 декабря 2026 г., 4 600 ₽ за сутки, день получения'
  expect(read(screen.getByRole('button', { name: /день получения/ }).getAttribute('aria-label'))).toBe(name)
})

it('is one stop of Tab, which keys move within the days that can be chosen', async () => {
  const user = userEvent.setup()
  show()
  expect(document.activeElement).toBe(day('2026-12-01'))
  expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1)
  const steps = { ArrowRight: '2026-12-02', ArrowDown: '2026-12-09', Home: '2026-12-07', End: '2026-12-13' }
  for (const [key, date] of Object.entries(steps)) {
    await user.keyboard(`{${key}}`)
    expect(document.activeElement, key).toBe(day(date))
  }
  await user.keyboard('{PageDown}')
  expect(document.activeElement).toBe(day('2027-01-13'))
  for (let press = 0; press < 4; press++) await user.keyboard('{PageUp}')
  expect(document.activeElement).toBe(day('2026-11-26'))
  await user.keyboard('{Enter}')
  expect(onDay).toHaveBeenCalledWith('2026-11-26')
})

it('shows two months where there is room, and follows the keys into others', async () => {
  window.matchMedia = vi.fn(() => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never)
  const user = userEvent.setup()
  show()
  const names = () => screen.getAllByRole('grid').map((grid) => read(grid.getAttribute('aria-label')))
  expect(names()).toEqual(['декабрь 2026 г.', 'январь 2027 г.'])
  await user.keyboard('{PageDown}{PageDown}')
  expect(names()).toEqual(['январь 2027 г.', 'февраль 2027 г.'])
  expect(document.activeElement).toBe(day('2027-02-01'))
  await user.keyboard('{PageUp}{PageUp}{PageUp}')
  expect(names()).toEqual(['ноябрь 2026 г.', 'декабрь 2026 г.'])
  expect(document.activeElement).toBe(day('2026-11-26'))
  await user.click(screen.getByRole('button', { name: search.calendar.next }))
  expect(names()).toEqual(['декабрь 2026 г.', 'январь 2027 г.'])
  expect(day('2026-12-01').tabIndex).toBe(0)
  expect(onMonth).toHaveBeenCalledWith('2027-02')
})
