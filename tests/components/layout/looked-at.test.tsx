import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { RecentlyViewedLinks } from '@/components/layout/header/recently-viewed-links'
import { startSession, useSession } from '@/lib/store/store'
import layout from '@/messages/ru/layout.json'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useParams: () => ({}),
}))

const line = (
  <NextIntlClientProvider locale="ru" messages={{ layout: { seen: layout.seen } }} timeZone="Asia/Vladivostok">
    <RecentlyViewedLinks />
  </NextIntlClientProvider>
)

beforeEach(() => {
  startSession()
  useSession.getState().selectCar({ slug: 'toyota-rav4', name: 'Toyota RAV4' })
  useSession.getState().rememberResults({
    cars: ['toyota-rav4'],
    fullCars: { total: 47, free: 2 },
    filterOptions: {},
    query: '?from=2199-12-01&to=2199-12-05',
    displaySeoCars: false,
  })
})

it('leads back to the car and to the list with its search', async () => {
  render(line)
  const car = await screen.findByRole('link', { name: 'Вы смотрели: Toyota RAV4' })
  expect(car.getAttribute('href')).toMatch(/^\/rent\/toyota-rav4\/?$/)
  const list = screen.getByRole('link', { name: 'К списку: 2 модели на ваши даты' })
  expect(list.getAttribute('href')).toMatch(/^\/booking-online\/?\?from=2199-12-01&to=2199-12-05$/)
})

it('is the same empty line for everybody on the server', () => {
  expect(renderToString(line)).toBe('')
})
