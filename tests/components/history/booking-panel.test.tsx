import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { BookingPanel } from '@/components/history/booking-panel'
import account from '@/messages/ru/account.json'
import cars from '@/messages/ru/cars.json'
import type { HistoryItem } from '@/provider/contract/history'

const booking: HistoryItem = {
  number: '1046333',
  date: '2024-11-18T01:02:00.000Z',
  status: 'completed',
  car: 'Toyota RAV4',
  drawn: { slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' },
  pickupAt: '2024-12-05T20:00:00.000Z',
  dropoffAt: '2025-01-02T02:00:00.000Z',
  totalKop: 3_236_500,
  paidKop: 0,
  costKop: 0,
  refundKop: 0,
  distanceKm: null,
  miles: 0,
}

it('tells pick-up and drop-off with their years, on the station’s clock', () => {
  render(
    <NextIntlClientProvider locale="ru" messages={{ account, cars }} timeZone="Asia/Vladivostok">
      <BookingPanel booking={booking} countdown="До получения 5 дней" />
    </NextIntlClientProvider>,
  )
  expect(screen.getByText(/6 декабря 2024.*06:00.*2 января 2025.*12:00/)).toBeTruthy()
})
