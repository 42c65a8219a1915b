import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ExtensionPanel } from '@/components/bookings/extension/extension-panel'
import { GUEST_DOORS } from '@/lib/browser-api/booking-doors'
import { quoteExtension, requestExtension, withdrawExtension } from '@/lib/browser-api/extensions'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { hasNoCardNote } from '@/lib/payments/no-card-note'
import bookings from '@/messages/ru/bookings.json'
import type { Booking } from '@/provider/contract/bookings'
import { booking as held } from '../../setup/sample-booking'
import { settings } from '../../setup/sample-settings'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser-api/extensions', () => ({
  quoteExtension: vi.fn(),
  requestExtension: vi.fn(),
  withdrawExtension: vi.fn(),
}))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ refresh }), Link: 'a' }))

const { extension: t } = bookings
const quote = vi.mocked(quoteExtension)
const send = vi.mocked(requestExtension)
/** Noon of the station. */
const active: Booking = { ...held, status: 'active', holdUntil: null, dropoffAt: '2026-12-05T02:00:00.000Z' }
const ASKED = '2026-12-07T02:00:00.000Z'
const request = { state: 'sent', dropoffAt: ASKED, amountKop: 680_000, sentAt: ASKED, reason: '' } as const
/** What a text begins with, before the first value in it. */
const said = (text: string) => new RegExp(`^${text.split(' {')[0]}`)

beforeEach(() => {
  vi.resetAllMocks()
  quote.mockResolvedValue({ dropoffAt: ASKED, amountKop: 680_000, available: true })
})

function show(extension: Booking['extension'], dueKop = 0) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ bookings }} timeZone="Asia/Vladivostok">
      <ExtensionPanel booking={{ ...active, dueKop, extension }} settings={settings} />
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

async function choose(user: ReturnType<typeof show>, date: string) {
  const field = screen.getByLabelText(t.date)
  await user.clear(field)
  await user.type(field, date)
}

describe('a later return', () => {
  it('is sent with the sum that was shown, once for a double click', async () => {
    const user = show({ allowed: true, request: null })
    expect(screen.queryByRole('button')).toBeNull()
    await choose(user, '2026-12-07')
    const button = await screen.findByRole('button', { name: /6\s800/ })
    expect(quote).toHaveBeenLastCalledWith(held.number, '2026-12-07-05-00', GUEST_DOORS, expect.anything())
    expect(screen.getByText(said(t.free)).textContent).toMatch(/12:00 7 декабря.*6\s800/)
    await user.dblClick(button)
    expect(send).toHaveBeenCalledExactlyOnceWith(
      held.number,
      { dt: '2026-12-07-05-00', amountKop: 680_000 },
      GUEST_DOORS,
    )
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('says until when and how its price is paid, also by who is far from the branch and has no Russian card', () => {
    show({ allowed: true, request: null })
    const text = screen.getByText(/^Заплатите за продление до начала нового срока/)
    expect(text.textContent).toMatch(/картой российского банка или через СБП либо наличными в филиале/)
    expect(text.textContent).toContain(settings.main_email)
    expect(screen.getByRole('link', { name: 'странице оплаты' }).getAttribute('href')).toMatch(/payment/)
  })

  it('tells the way without a Russian card once on a page: not where the payments panel tells it', () => {
    show({ allowed: true, request: null }, 100_000)
    expect(screen.getByText(/^Заплатите за продление/).textContent).not.toMatch(/Нет карты|странице оплаты/)
    const payments = (booking: Booking) => hasNoCardNote(booking)
    expect([payments({ ...active, dueKop: 100_000 }), payments({ ...active, dueKop: 0 })]).toEqual([true, false])
  })

  it('is not sent while the car is taken or the time is not later', async () => {
    quote.mockResolvedValue({ dropoffAt: ASKED, amountKop: 680_000, available: false })
    const user = show({ allowed: true, request: null })
    await choose(user, '2026-12-07')
    expect((await screen.findByRole('alert')).textContent).toMatch(/занята/)
    expect(screen.queryByRole('button')).toBeNull()
    await choose(user, '2026-12-05')
    expect((await screen.findByRole('alert')).textContent).toMatch(said(t.notLater))
    expect(quote).toHaveBeenCalledOnce()
  })

  it('whose sum has changed is counted anew before it can be sent', async () => {
    send.mockRejectedValueOnce(new RejectionError('price_changed'))
    const user = show({ allowed: true, request: null })
    await choose(user, '2026-12-07')
    const button = await screen.findByRole('button', { name: /6\s800/ })
    quote.mockResolvedValue({ dropoffAt: ASKED, amountKop: 700_000, available: true })
    await user.click(button)
    expect(await screen.findByRole('button', { name: /7\s000/ })).toBeTruthy()
    expect(screen.getByText(t.changed)).toBeTruthy()
  })

  it('that was asked for says that the agreed time stands, and can be withdrawn', async () => {
    const user = show({ allowed: false, request })
    expect(screen.getByText(said(t.sent)).textContent).toMatch(/7 декабря/)
    expect(screen.getByText(said(t.stands)).textContent).toMatch(/5 декабря/)
    expect(screen.queryByLabelText(t.date)).toBeNull()
    await user.click(screen.getByRole('button', { name: t.withdraw }))
    expect(vi.mocked(withdrawExtension)).toHaveBeenCalledExactlyOnceWith(held.number, GUEST_DOORS)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('that was declined says why, and another may be asked for; an accepted one is told while it is the agreed one', () => {
    show({ allowed: true, request: { ...request, state: 'declined', reason: 'Машина нужна в сервисе.' } })
    expect(screen.getByText(/Машина нужна в сервисе\. /)).toBeTruthy()
    expect(screen.getByLabelText(t.date)).toBeTruthy()
    show({ allowed: true, request: { ...request, state: 'accepted', dropoffAt: active.dropoffAt } })
    expect(screen.getByText(said(t.accepted))).toBeTruthy()
  })

  it('is not there for a booking that may not be extended', () => {
    show({ allowed: false, request: null })
    show(undefined)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
