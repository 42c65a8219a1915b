import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AskDates } from '@/components/bookings/ask-dates'
import { BookingStatus } from '@/components/bookings/booking-status'
import { DriverRows } from '@/components/bookings/driver-rows'
import { LateBar } from '@/components/layout/late-bar'
import { NOTHING_CHOSEN } from '@/lib/bookings/choice'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Locale } from '@/lib/i18n/routing'
import enBookings from '@/messages/en/bookings.json'
import bookings from '@/messages/ru/bookings.json'
import cars from '@/messages/ru/cars.json'
import quotes from '@/messages/ru/quotes.json'
import search from '@/messages/ru/search.json'
import { booking as held } from '../setup/sample-booking'
import { sampleCar } from '../setup/sample-car'
import { settings as sample } from '../setup/sample-settings'

const address = vi.hoisted(() => ({ pathname: '/' }))
// Next's router exists only inside Next.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => address.pathname,
  useParams: () => ({}),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}))

const settings = { ...sample, address: 'ул. Бородинская, 46' }
const NOW = new Date('2026-11-21T10:00:00.000Z')
const office = { ...held.pickupPlace, id: 50, code: 'office', name: 'Филиал', hint: 'Без доплаты' }
const confirmed = { ...held, status: 'confirmed' as const, holdUntil: null }

function show(children: ReactNode, locale: Locale = 'ru') {
  const messages = { bookings: locale === 'en' ? enBookings : bookings, cars, quotes, search }
  return render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={STATION_TIME_ZONE}>
      {children}
    </NextIntlClientProvider>,
  )
}

beforeEach(() => {
  address.pathname = '/'
})

describe('a confirmed booking', { timeout: 20_000 }, () => {
  const status = (pickupPlace: typeof office) => (
    <BookingStatus booking={{ ...confirmed, pickupPlace }} now={NOW} offers={null} settings={settings} />
  )

  it('taken at the branch says where that is, and leads to the map', () => {
    show(status(office))
    expect(screen.getByText(new RegExp(settings.address))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Яндекс Карты' }).getAttribute('href')).toContain('132.148,43.399')
    expect(screen.getByRole('link', { name: '2ГИС' }).getAttribute('href')).toContain('132.148,43.399')
    expect(screen.getByText('43.399, 132.148')).toBeTruthy()
  })

  it('taken elsewhere does not give the address of the branch', () => {
    show(status(held.pickupPlace))
    expect(screen.queryByText(new RegExp(settings.address))).toBeNull()
  })

  it('promises a free cancellation as a date, and no refund of money that nobody has paid', () => {
    show(status(office))
    expect(screen.getByText('Отменить с полным возвратом можно до 3 декабря в 12:00.')).toBeTruthy()
    expect(screen.getByText(bookings.cancel.notPaid)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Вернём \d/)
  })

  it('shows the refund of every time with its exact sum, and marks today', () => {
    const zones = [
      { kind: 'full' as const, until: '2026-12-03T02:00:00.000Z', refundKop: 664_200 },
      { kind: 'protected' as const, until: '2026-12-05T02:00:00.000Z', refundKop: 544_200 },
      { kind: 'none' as const, until: null, refundKop: 0 },
    ]
    const paid = {
      ...confirmed,
      paidKop: 664_200,
      cancellation: { allowed: true, refundKop: 544_200, keptKop: 120_000, zones },
    }
    show(<BookingStatus booking={paid} now={new Date('2026-12-03T02:00:00Z')} offers={null} settings={settings} />)
    const texts = within(screen.getByRole('region', { name: bookings.cancel.title }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(texts).toEqual([
      'Вернём 6 642 ₽До 3 декабря в 12:00',
      'СегодняВернём 5 442 ₽До 5 декабря в 12:00, по защите бронирования',
      'Не вернёмПосле 5 декабря в 12:00',
    ])
    expect(screen.getByText(/Сейчас вернём 5\s442\s₽\./)).toBeTruthy()
  })

  it('that can be changed leads to its change; one that cannot names the phone alone', () => {
    const { unmount } = show(status(office))
    expect(screen.getByRole('link', { name: bookings.success.change }).getAttribute('href')).toContain('edit=1')
    unmount()
    const firm = { ...confirmed, changeable: false }
    show(<BookingStatus booking={firm} now={NOW} offers={null} settings={settings} />)
    expect(screen.queryByRole('link', { name: bookings.success.change })).toBeNull()
  })

  it('says the money due once', () => {
    show(status(office))
    const row = screen.getByText('К оплате').closest('div') as HTMLElement
    expect(within(row).getByText(/13\s167/)).toBeTruthy()
  })
})

describe("the driver's name", () => {
  it.each([
    ['ru', 'Лебедева Мария Андреевна'],
    ['en', 'Мария Андреевна Лебедева'],
  ] as const)('in %s is written %s', (locale, name) => {
    show(
      <dl>
        <DriverRows booking={held} />
      </dl>,
      locale,
    )
    expect(screen.getByText(name)).toBeTruthy()
  })
})

describe('dates that are too near', () => {
  it('are explained once, with the phone, and the way back names where it leads', () => {
    const car = { ...sampleCar, alternatives: [] } as never
    show(
      <AskDates
        car={car}
        choice={NOTHING_CHOSEN}
        fault="pickup_too_soon"
        now={NOW}
        places={[office]}
        settings={settings}
      />,
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('link', { name: bookings.soon.callback }).hasAttribute('data-callback')).toBe(true)
    expect(screen.getByRole('link', { name: 'К странице Toyota RAV4' })).toBeTruthy()
  })
})

describe('the bar of small screens', () => {
  it.each([
    ['/rent/', true],
    ['/rent/status/', true],
    ['/booking-online/', false],
    ['/booking-online/honda-fit/', false],
    ['/status/success/', false],
  ])('on %s is there: %s', (pathname, isThere) => {
    address.pathname = pathname
    show(<LateBar label="Быстрые действия">…</LateBar>)
    expect(screen.queryByRole('navigation') !== null).toBe(isThere)
  })
})
