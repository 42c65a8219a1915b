import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnEntries } from '@/components/waitlist/own-entries'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import waitlist from '@/messages/ru/waitlist.json'

const refresh = vi.fn()
// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ refresh }) }))

const ENTRY = {
  id: 7,
  car: { slug: 'toyota-vitz', name: 'Toyota Vitz' },
  pickupAt: '2026-12-03T02:00:00.000Z',
  dropoffAt: '2026-12-06T02:00:00.000Z',
  until: '2026-12-02T14:00:00.000Z',
}
const ITEMS = [
  { ...ENTRY, email: 'own@clients.example' },
  { ...ENTRY, id: 8, email: null },
]

let door: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  refresh.mockReset()
  door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: { left: true } }))
  vi.stubGlobal('fetch', door)
})

function show(items: typeof ITEMS) {
  return render(
    <NextIntlClientProvider locale="ru" messages={{ waitlist }} timeZone={STATION_TIME_ZONE}>
      <OwnEntries items={items} />
    </NextIntlClientProvider>,
  )
}

describe('what a client waits for', () => {
  it('is nothing for who waits for nothing', () => {
    expect(show([]).container.textContent).toBe('')
  })

  it('names car, dates and where the message goes, and ends by a press', async () => {
    show(ITEMS)
    expect(screen.getByText('3–6 декабря · на own@clients.example')).toBeTruthy()
    expect(screen.getByText('3–6 декабря · по СМС')).toBeTruthy()
    const [first] = screen.getAllByRole('button', { name: 'Не ждать: Toyota Vitz, 3–6 декабря' })
    if (!first) throw new Error('no button')
    await userEvent.click(first)
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(door.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([
      ['/api/account/waitlist/7/', 'DELETE'],
    ])
  })

  it('says when it could not be ended', async () => {
    door.mockImplementation(async () =>
      Response.json({ status: 'error', error: { code: 'unavailable' } }, { status: 503 }),
    )
    show(ITEMS.slice(0, 1))
    await userEvent.click(screen.getByRole('button', { name: /^Не ждать/ }))
    await screen.findByText(waitlist.own.failed)
    expect(refresh).not.toHaveBeenCalled()
  })
})
