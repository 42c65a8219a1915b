import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingPayments } from '@/components/payments/booking-payments'
import { PaymentStatus } from '@/components/payments/payment-status'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import layout from '@/messages/ru/layout.json'
import payments from '@/messages/ru/payments.json'
import type { Booking } from '@/provider/contract/bookings'
import type { Payment } from '@/provider/contract/payments'
import { booking as held } from '../../setup/sample-booking'
import { settings } from '../../setup/sample-settings'

const router = { push: vi.fn(), refresh: vi.fn(), replace: vi.fn() }
// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

// A component of the server alone.
vi.mock('@/components/layout/working-hours', () => ({ WorkingHours: () => null }))

const ID = 'p'.repeat(22)
const PAID: Payment = {
  id: ID,
  purpose: 'booking',
  number: '1234567',
  amountKop: 263_300,
  state: 'succeeded',
  confirmationUrl: null,
  isChecked: false,
  method: 'bank_card',
  cardLast4: '4444',
  reason: null,
  refunds: [],
  receipt: 'pending',
  booking: { status: 'confirmed', totalKop: 1_316_700, paidKop: 263_300, dueKop: 1_053_400 },
  debt: null,
  createdAt: '2026-11-22T02:00:00Z',
  endedAt: '2026-11-22T02:01:00Z',
}
const REFUND = {
  amountKop: 263_300,
  state: 'pending',
  reason: 'excess',
  at: '2026-11-22T02:02:00Z',
  receipt: null,
} as const
const THING = { kind: 'booking', href: '/status/success/?booking=1234567' } as const
const AGAIN = '/booking-online/honda-fit/?step=review&booking=1234567'
const door = vi.fn<typeof fetch>()

beforeEach(() => {
  door.mockReset()
  router.refresh.mockReset()
  vi.stubGlobal('fetch', door)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const inRussian = (children: React.ReactNode) => (
  <NextIntlClientProvider locale="ru" messages={{ payments, layout }} timeZone={STATION_TIME_ZONE}>
    {children}
  </NextIntlClientProvider>
)
const page = (payment: Payment, ways = {}, branch = settings) =>
  inRussian(
    <PaymentStatus
      payment={payment}
      settings={branch}
      ways={{ thing: THING, again: AGAIN, atBranch: null, since: null, holdUntil: null, ...ways }}
    />,
  )
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('a payment that has succeeded', () => {
  it('says what was paid, how, and what is left; and leads to the booking', () => {
    render(page(PAID))
    expect(title()).toBe('Оплачено, машина забронирована')
    expect(text()).toContain('Сумма2 633 ₽')
    expect(text()).toContain('Карта •••• 4444')
    expect(text()).toContain('Осталось оплатить10 534 ₽')
    expect(screen.getByRole('link', { name: payments.result.to.booking }).getAttribute('href')).toBe(THING.href)
    expect(screen.queryByRole('link', { name: payments.result.again })).toBeNull()
  })

  it('opens nothing for a browser that has neither key nor session', () => {
    render(page(PAID, { thing: null }))
    expect(screen.queryByRole('link', { name: payments.result.to.booking })).toBeNull()
    expect(screen.getByRole('link', { name: payments.result.home })).toBeTruthy()
  })

  it.each([
    ['no_car', payments.result.title.noCar],
    ['excess', payments.result.title.excess],
    ['nothing_due', payments.result.title.nothingDue],
  ] as const)('and went back for %s says that first, how much and when', (reason, name) => {
    render(page({ ...PAID, refunds: [{ ...REFUND, reason }] }))
    expect(title()).toBe(name)
    expect(text()).toContain('Возврат 2 633 ₽ запрошен 22 ноября 2026 г.')
    expect(text()).toContain('за 10 рабочих дней')
    expect(text()).not.toContain('забронирована')
  })
})

describe('the receipt of a payment', () => {
  const { receipt } = payments.result.rows

  it.each(['pending', 'sent', 'failed'] as const)('is told as it stands: %s', (state) => {
    render(page({ ...PAID, receipt: state }))
    expect(text()).toContain(`${receipt.label}${receipt[state]}`)
    expect(text().includes(payments.result.receipt)).toBe(state === 'pending')
  })

  it('is promised by nobody while none is made', () => {
    const { rerender } = render(page({ ...PAID, receipt: null }))
    expect(text().toLowerCase()).not.toContain('чек')
    rerender(page({ ...PAID, purpose: 'fine', booking: null, receipt: null }))
    expect(text().toLowerCase()).not.toContain('чек')
  })

  it('for what went back is told with it', () => {
    const back = { ...REFUND, state: 'succeeded' } as const
    const { rerender } = render(page({ ...PAID, refunds: [{ ...back, receipt: 'sent' }] }))
    expect(text()).toContain(payments.refunds.receipt.sent)
    rerender(page({ ...PAID, refunds: [back] }))
    expect(text()).not.toContain(payments.refunds.receipt.sent)
  })
})

describe('a payment that has succeeded, of a booking made cheaper', () => {
  it('is told as before, with what goes back', () => {
    render(page({ ...PAID, refunds: [{ ...REFUND, reason: 'changed' }] }))
    expect(title()).toBe(payments.result.title.booked)
    expect(text()).toContain('Возврат 2 633 ₽ запрошен 22 ноября 2026 г. Бронь стала дешевле.')
  })
})

describe('a payment of a booking that was called off', () => {
  const OFF: Payment['booking'] = { status: 'cancelled_client', totalKop: 1_316_700, paidKop: 263_300, dueKop: 0 }
  const back = { ...REFUND, reason: 'cancelled' } as const

  it.each([
    [[], payments.result.title.kept],
    [[back], payments.result.title.goingBack],
    [[{ ...back, state: 'succeeded' as const }], payments.result.title.sentBack],
    [[{ ...back, state: 'canceled' as const }], payments.result.title.stuck],
  ])('says what became of its money, and asks for nothing', (refunds, name) => {
    render(page({ ...PAID, booking: OFF, refunds }))
    expect(title()).toBe(name)
    expect(text()).not.toContain(payments.result.rows.due)
    expect(text()).not.toContain(payments.result.rows.nothing)
  })
})

describe('a payment that came after its booking had run out', () => {
  it('is not told as one that paid for everything', () => {
    const booking = { status: 'expired', totalKop: 1_316_700, paidKop: 0, dueKop: 0 } as const
    render(page({ ...PAID, booking, refunds: [{ ...REFUND, reason: 'no_car' }] }))
    expect(text()).not.toContain(payments.result.rows.due)
  })
})

describe('a payment that has failed', () => {
  it.each(['insufficient_funds', '3d_secure_failed', 'expired', 'declined'] as const)('says why: %s', (reason) => {
    render(page({ ...PAID, state: 'canceled', reason }))
    expect(title()).toBe(payments.result.title.canceled)
    expect(text()).toContain(payments.result.reason[reason])
    expect(screen.getByRole('link', { name: payments.result.again }).getAttribute('href')).toBe(AGAIN)
    expect(text()).toMatch(/Можно заплатить и лично \(.*наличные рубли.*\): при получении машины или в филиале:/)
  })

  it('refuses foreign cards and names ways only as the branch takes them', () => {
    const declined = { ...PAID, state: 'canceled', reason: 'declined' } as const
    const { payments: accepted } = settings.facts
    const textOf = (payments: typeof accepted) => {
      const { unmount } = render(page(declined, {}, { ...settings, facts: { ...settings.facts, payments } }))
      const answer = text()
      unmount()
      return answer
    }
    expect(textOf(accepted)).toContain('Карты иностранных банков не принимаем')
    expect(textOf(accepted)).toContain(
      'Попробуйте другую карту российского банка или СБП либо узнайте причину в банке.',
    )
    const withoutSbp = { ...accepted, sbp: { ...accepted.sbp, online: false } }
    expect(textOf(withoutSbp)).toContain('Попробуйте другую карту российского банка либо узнайте причину в банке.')
    const withVisa = textOf({ ...accepted, visa: { ...accepted.visa, online: true } })
    expect(withVisa).toContain('Попробуйте другой способ либо узнайте причину в банке.')
    expect(withVisa).not.toContain('Карты иностранных банков')
  })

  it('names a pick-up at which one can pay only of a booking', () => {
    const answers = (['booking', 'fine', 'damage'] as const).map((purpose) => {
      const { unmount } = render(page({ ...PAID, purpose, state: 'canceled', reason: 'declined' }))
      const answer = text()
      unmount()
      return answer
    })
    for (const answer of answers) expect(answer).toContain('Карты иностранных банков не принимаем')
    expect(answers.map((answer) => answer.includes('только при получении'))).toEqual([true, false, false])
  })

  it('tells until when the car is kept, and leads to a booking that is paid at the branch', () => {
    const ways = { holdUntil: '2026-11-22T02:15:00Z', atBranch: AGAIN }
    render(page({ ...PAID, state: 'canceled', reason: 'declined' }, ways))
    expect(text()).toContain('Держим машину для вас до 12:15 22 ноября')
    expect(screen.getByRole('link', { name: payments.result.atBranch }).getAttribute('href')).toBe(AGAIN)
    expect(text()).not.toContain('Можно заплатить и лично')
  })

  it.each(['canceled', 'failed'] as const)(
    'and is looked at by the branch is not told as one that took nothing: %s',
    (state) => {
      render(page({ ...PAID, state, reason: 'unavailable', isChecked: true }))
      expect(title()).toBe(payments.result.title.checked)
      expect(text()).not.toContain('не списаны')
      expect(screen.queryByRole('link', { name: payments.result.again })).toBeNull()
      expect(text()).not.toContain('Можно заплатить и лично')
    },
  )

  it.each(['paid', 'cancelled', 'settled', 'dropped', 'disputed'] as const)(
    'is not to be tried again: %s since',
    (since) => {
      render(page({ ...PAID, state: 'canceled', reason: 'declined' }, { since, again: null }))
      expect(text()).toContain(payments.result.since[since])
      expect(text()).not.toContain(payments.result.reason.declined)
      expect(text()).not.toContain('Можно заплатить и лично')
      expect(screen.queryByRole('link', { name: payments.result.again })).toBeNull()
      expect(screen.getByRole('link', { name: payments.result.to.booking })).toBeTruthy()
    },
  )
})

describe('a payment that is not decided', () => {
  const PENDING: Payment = { ...PAID, state: 'pending', confirmationUrl: 'https://pay.example/1', endedAt: null }
  const answer = (more = {}) =>
    Response.json({
      status: 'success',
      data: { id: ID, state: 'pending', confirmationUrl: PENDING.confirmationUrl, ...more },
    })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('forbids to pay again, and leads back to the gateway', () => {
    render(page(PENDING))
    expect(text()).toContain('не платите повторно')
    expect(screen.getByRole('link', { name: payments.result.goOn }).getAttribute('href')).toBe('https://pay.example/1')
    expect(screen.getByRole('status').textContent).toBe(payments.result.live.waiting)
  })

  it('says that it is not finished, and until when it can be, as long as there is where to go on', () => {
    const { rerender } = render(page(PENDING, { holdUntil: '2026-11-22T02:15:00Z' }))
    expect(title()).toBe('Платёж начат, но не завершён')
    expect(text()).toContain('Продолжите оплату до 12:15 22 ноября, время Владивостока')
    rerender(page({ ...PENDING, confirmationUrl: null }, { holdUntil: '2026-11-22T02:15:00Z' }))
    expect(title()).toBe(payments.result.title.pending)
    expect(text()).toContain('Держим машину для вас до 12:15 22 ноября')
    expect(screen.queryByRole('link', { name: payments.result.goOn })).toBeNull()
  })

  it.each([
    [{ isChecked: true }, payments.result.title.checked],
    [
      { booking: { status: 'expired', totalKop: 1_316_700, paidKop: 0, dueKop: 0 } } as const,
      payments.result.title.notNeeded,
    ],
    [{ purpose: 'fine', booking: null, debt: 'settled' } as const, payments.result.title.notNeeded],
    [{ purpose: 'damage', booking: null, debt: 'dropped' } as const, payments.result.title.notNeeded],
  ])('and should not be paid now leads nowhere to pay', (changes, name) => {
    render(page({ ...PENDING, confirmationUrl: null, ...changes }))
    expect(title()).toBe(name)
    expect(screen.queryByRole('link', { name: payments.result.goOn })).toBeNull()
    expect(screen.queryByRole('link', { name: payments.result.again })).toBeNull()
  })

  it('is asked for ever more slowly until it is decided, and then the page is shown anew', async () => {
    vi.useFakeTimers()
    door.mockImplementation(async () => answer())
    render(page(PENDING))
    await pass(1_000)
    expect(door).toHaveBeenCalledOnce()
    expect(door.mock.calls[0]?.[0]).toBe(`/api/payments/${ID}/`)
    await pass(60_000)
    const asked = door.mock.calls.length
    expect(asked).toBeGreaterThan(5)
    expect(asked).toBeLessThan(15)
    expect(router.refresh).not.toHaveBeenCalled()
    door.mockImplementation(async () => answer({ state: 'succeeded' }))
    await pass(15_000)
    expect(router.refresh).toHaveBeenCalled()
  })

  it('goes on asking when there is no answer', async () => {
    vi.useFakeTimers()
    door.mockRejectedValueOnce(new TypeError('network'))
    door.mockImplementation(async () => answer({ state: 'canceled' }))
    render(page(PENDING))
    await pass(1_000)
    expect(router.refresh).not.toHaveBeenCalled()
    await pass(2_000)
    expect(router.refresh).toHaveBeenCalledOnce()
  })

  it('decided, asks no more, and is read out', async () => {
    vi.useFakeTimers()
    const { rerender } = render(page(PENDING))
    rerender(page(PAID))
    await pass(60_000)
    expect(door).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('Оплачено, машина забронирована')
  })
})

describe('the payments of a booking', () => {
  const FIRM: Booking = { ...held, status: 'confirmed', holdUntil: null }
  const one: Booking['payments'][number] = {
    id: ID,
    amountKop: 263_300,
    state: 'succeeded',
    method: 'bank_card',
    cardLast4: '4444',
    at: '2026-11-22T02:00:00Z',
    refunds: [],
  }
  const show = (booking: Booking) => render(inRussian(<BookingPayments booking={booking} settings={settings} />))
  const acts = () => screen.queryAllByRole('button').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

  it('offer the prepayment or all of it while nothing is paid', async () => {
    show(FIRM)
    await screen.findAllByRole('button')
    expect(acts()).toEqual(['Внести предоплату 2 633 ₽', 'Оплатить всё, 13 167 ₽'])
  })

  it('offer a part that a card takes, and all of it by SBP', async () => {
    show({ ...FIRM, paidKop: 15_000_000, dueKop: 60_000_000, prepayKop: 35_000_000 })
    await screen.findAllByRole('button')
    expect(acts()).toEqual(['Оплатить часть, 350 000 ₽', 'Оплатить всё, 600 000 ₽'])
    expect(text()).toContain('Всю сумму сразу — через СБП: одним платежом картой можно внести не больше 350 000 ₽.')
  })

  it('offer no sum that no payment takes', async () => {
    show({ ...FIRM, paidKop: 15_000_000, dueKop: 100_000_001, prepayKop: 35_000_000 })
    await screen.findByRole('button')
    expect(acts()).toEqual(['Оплатить часть, 350 000 ₽'])
    expect(text()).not.toContain('СБП')
  })

  it('offer the rest, list what was paid, and pay with one press', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    const data = { id: 'q'.repeat(22), state: 'pending', confirmationUrl: 'https://pay.example/2' }
    door.mockImplementation(async () => Response.json({ status: 'success', data }))
    show({ ...FIRM, paidKop: 263_300, dueKop: 1_053_400, prepayKop: 1_053_400, payments: [one] })
    await screen.findByRole('button')
    expect(acts()).toEqual(['Оплатить остаток 10 534 ₽'])
    expect(text()).toContain('2 633 ₽ · 22 ноября 2026 г. в 12:00 · Карта •••• 4444 · платёж прошёл')
    expect(within(screen.getByRole('list')).getByRole('link').getAttribute('href')).toBe(
      `/status/success/?payment=${ID}&view=receipt`,
    )
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/2'))
    expect(door).toHaveBeenCalledOnce()
    expect(JSON.parse(String(door.mock.calls[0]?.[1]?.body))).toEqual({
      amountKop: 1_053_400,
      language: 'ru',
      consents: [],
    })
  })

  it('with one that has begun offer that one alone', () => {
    show({ ...FIRM, payments: [{ ...one, state: 'pending' }] })
    expect(acts()).toEqual([])
    expect(screen.getByRole('link', { name: payments.begin.goOn })).toBeTruthy()
  })

  it('of a cancelled booking say what goes back, and how far it is', () => {
    const back = { ...REFUND, reason: 'cancelled', state: 'succeeded' } as const
    show({ ...FIRM, status: 'cancelled_client', dueKop: 0, prepayKop: 0, payments: [{ ...one, refunds: [back] }] })
    expect(text()).toContain('Возврат 2 633 ₽ отправлен 22 ноября 2026 г.')
    expect(acts()).toEqual([])
  })

  it('are not mentioned where there are none and nothing is due', () => {
    show({ ...FIRM, dueKop: 0, prepayKop: 0 })
    expect(text()).toBe('')
  })
})
