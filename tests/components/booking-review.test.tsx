import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmForm } from '@/components/bookings/confirm-form'
import { HoldTimer } from '@/components/bookings/hold-timer'
import { useDraft } from '@/lib/bookings/draft-store'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import ru from '@/messages/ru/bookings.json'

const router = { push: vi.fn(), refresh: vi.fn() }
// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const MINUTE_MS = 60_000

beforeEach(() => {
  router.push.mockReset()
  router.refresh.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const inRussian = (children: React.ReactNode) => (
  <NextIntlClientProvider locale="ru" messages={{ bookings: ru }} timeZone={STATION_TIME_ZONE}>
    {children}
  </NextIntlClientProvider>
)

describe('the hold', () => {
  function showTimer(now: string) {
    vi.useFakeTimers()
    const holdUntil = new Date(Date.parse(now) + 15 * MINUTE_MS).toISOString()
    render(inRussian(<HoldTimer holdUntil={holdUntil} now={now} totalSeconds={900} />))
    return (ms: number) => act(() => vi.advanceTimersByTime(ms))
  }

  it('counts down from the server and is read out at five minutes and at one only', () => {
    const pass = showTimer('2026-11-21T10:00:00.000Z')
    const timer = screen.getByRole('timer')
    const spoken = () => screen.getByRole('status').textContent
    expect([timer.textContent, spoken()]).toEqual(['15:00', ''])
    pass(9 * MINUTE_MS)
    expect([timer.textContent, spoken()]).toEqual(['6:00', ''])
    pass(MINUTE_MS)
    expect([timer.textContent, spoken()]).toEqual(['5:00', 'Машина закреплена ещё 5 минут'])
    pass(2 * MINUTE_MS)
    expect(spoken()).toBe('')
    pass(2 * MINUTE_MS)
    expect([timer.textContent, spoken()]).toEqual(['1:00', 'Машина закреплена ещё 1 минуту'])
  })

  it('asks the server when the time is over', () => {
    const pass = showTimer('2026-11-21T12:00:00.000Z')
    pass(15 * MINUTE_MS)
    expect(screen.getByRole('timer').textContent).toBe('0:00')
    pass(2_000)
    expect(router.refresh).toHaveBeenCalledOnce()
  })

  it('asks again when the server still says "held"', () => {
    vi.useFakeTimers()
    const holdUntil = '2026-11-21T14:00:00.000Z'
    const timer = (now: string) => inRussian(<HoldTimer holdUntil={holdUntil} now={now} totalSeconds={900} />)
    const { rerender } = render(timer('2026-11-21T14:00:00.000Z'))
    act(() => vi.advanceTimersByTime(2_000))
    rerender(timer('2026-11-21T14:00:02.000Z'))
    act(() => vi.advanceTimersByTime(2_000))
    expect(router.refresh).toHaveBeenCalledTimes(2)
  })
})

describe('the confirmation', () => {
  function showForm(door: typeof fetch) {
    vi.stubGlobal('fetch', door)
    render(
      inRussian(
        <ConfirmForm
          amount="13 167 ₽"
          barSummary={null}
          number="1234567"
          phoneText="+7 423 200 0000"
          versions={{ public_offer: '2026-11-01', rentalterms: '2026-11-01' }}
        />,
      ),
    )
  }
  const press = () =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Забронировать за 13 167 ₽' })[0] as HTMLElement)
  const tick = () => {
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  }

  it('says the sum on the button once: in the bar of phones it stands beside', () => {
    showForm(vi.fn<typeof fetch>())
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Забронировать за 13 167 ₽',
      'Забронировать',
    ])
  })

  it('needs both documents, each in its own unticked box', async () => {
    const door = vi.fn<typeof fetch>()
    showForm(door)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
    press()
    expect(await screen.findByRole('link', { name: ru.errors.publicOfferNeeded })).toBeTruthy()
    expect(screen.getByRole('link', { name: ru.errors.rentaltermsNeeded })).toBeTruthy()
    expect(door).not.toHaveBeenCalled()
  })

  it('confirms once, forgets the draft and shows the booking', async () => {
    useDraft.getState().keepFields({
      last_name: 'Лебедева',
      first_name: '',
      middle_name: '',
      noMiddleName: false,
      birthDate: '',
      licenceSince: '',
      citizenship: '',
      phone: '',
      email: '',
    })
    const door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: { number: '1234567' } }))
    showForm(door)
    tick()
    press()
    press()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/status/success/?booking=1234567'))
    expect(door).toHaveBeenCalledOnce()
    expect(useDraft.getState().booking).toBeNull()
  })

  it.each([
    ['hold_expired', 410],
    ['not_found', 404],
  ])('asks the server for the truth after %s', async (code, status) => {
    showForm(async () => Response.json({ status: 'error', error: { code, message: '', requestId: '1' } }, { status }))
    tick()
    press()
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
  })

  it('stays, with the phone, when the branch cannot be reached', async () => {
    showForm(async () => {
      throw new TypeError('network')
    })
    tick()
    press()
    expect((await screen.findByRole('alert')).textContent).toContain('+7 423 200 0000')
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true)
  })
})
