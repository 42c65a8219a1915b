import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { BookingStatus } from '@/components/bookings/status/booking-status'
import bookings from '@/messages/ru/bookings.json'
import cars from '@/messages/ru/cars.json'
import payments from '@/messages/ru/payments.json'
import quotes from '@/messages/ru/quotes.json'
import { booking } from '../../setup/sample-booking'
import { settings } from '../../setup/sample-settings'

// Next's router exists only inside Next.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useParams: () => ({}),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}))

const DOCUMENTS = {
  RU: 'Паспорт и права',
  EAEU: 'Паспорт своей страны',
  CN: 'Права с переводом',
  other: 'Паспорт и виза',
}

it.each(['RU', 'EAEU', 'CN', 'other'] as const)(
  'a driver of %s is told his own papers, and the deposit',
  (citizenship) => {
    const confirmed = {
      ...booking,
      status: 'confirmed' as const,
      holdUntil: null,
      driver: { ...booking.driver, citizenship },
      price: { ...booking.price, depositKop: 1_000_000 },
    }
    render(
      <NextIntlClientProvider locale="ru" messages={{ bookings, cars, payments, quotes }} timeZone="Asia/Vladivostok">
        <BookingStatus
          booking={confirmed}
          now={new Date('2026-11-21T10:00:00Z')}
          offers={null}
          settings={{ ...settings, documents: DOCUMENTS }}
        />
      </NextIntlClientProvider>,
    )
    const section = screen.getByRole('heading', { name: bookings.success.bring }).closest('section')
    const told =
      section &&
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(told?.[0]).toBe(DOCUMENTS[citizenship])
    expect(told?.[1]).toMatch(/10\s000\s₽/)
  },
)
