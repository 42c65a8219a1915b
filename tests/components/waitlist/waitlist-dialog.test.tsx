import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WaitlistDialog } from '@/components/waitlist/waitlist-dialog'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import callback from '@/messages/ru/callback.json'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

const CONSENTS = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'
const QUERY = '?from=2026-12-03&fromTime=12%3A00&to=2026-12-06&toTime=12%3A00&place=50&back=3'
const { waitlist: texts } = callback

/** Responses of the route handlers, by address; replaced at `fetch`. */
let responses: Record<string, { status: number; body: unknown }>
let door: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  localStorage.clear()
  // jsdom knows the element, but not how it is shown.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  responses = {
    '/api/waitlist/': {
      status: 201,
      body: { status: 'success', data: { state: 'waiting', until: '2026-12-02T14:00:00.000Z' } },
    },
  }
  door = vi.fn<typeof fetch>(async (path) => {
    const { status, body } = responses[String(path)] ?? { status: 404, body: {} }
    return Response.json(body, { status })
  })
  vi.stubGlobal('fetch', door)
})

function show() {
  const onClose = vi.fn()
  render(
    <NextIntlClientProvider locale="ru" messages={{ callback }} timeZone={STATION_TIME_ZONE}>
      <WaitlistDialog
        about={{ car: 'Toyota Vitz', slug: 'toyota-vitz', query: QUERY, dates: '3–6 декабря' }}
        consents={CONSENTS}
        onClose={onClose}
        phone="+74232000000"
      />
    </NextIntlClientProvider>,
  )
  return { user: userEvent.setup({ delay: null }), onClose }
}

type User = ReturnType<typeof show>['user']

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: callback.question.email })

async function send(user: User): Promise<void> {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: texts.send }))
}

const sentBody = () => {
  const [, init] = door.mock.calls.find(([path]) => path === '/api/waitlist/') ?? []
  return JSON.parse(String(init?.body))
}

describe('the dialog of the waitlist', { timeout: 20_000 }, () => {
  it('sends the car, the rental in Moscow time and the e-mail, and says what is stored and until when', async () => {
    const { user, onClose } = show()
    await user.type(email(), ' anna@clients.example ')
    await send(user)
    const outcome = await screen.findByText(/anna@clients\.example/)
    expect(outcome.textContent).toContain('Toyota Vitz, 3–6 декабря')
    await waitFor(() => expect(document.activeElement).toBe(outcome))
    expect(screen.getByText(/00:00 3 декабря/)).toBeTruthy()
    expect(sentBody()).toEqual({
      ...{ slug: 'toyota-vitz', df: '2026-12-03-05-00', dt: '2026-12-06-05-00', city: 50, dropoffPlace: 3 },
      destination: { channel: 'email', email: 'anna@clients.example' },
    })
    await user.click(screen.getByRole('button', { name: texts.understood }))
    // The host takes an argument for what follows: no event of the press may come with it.
    expect(onClose.mock.calls).toEqual([[]])
  })

  it('leads to the booking when the car is free already', async () => {
    responses['/api/waitlist/'] = { status: 201, body: { status: 'success', data: { state: 'free' } } }
    const { user } = show()
    await user.type(email(), 'anna@clients.example')
    await send(user)
    const link = await screen.findByRole('link', { name: texts.book })
    expect(link.getAttribute('href')).toBe(`/booking-online/toyota-vitz/${QUERY}`)
  })

  it('names what is missing, and what was rejected, and wipes nothing', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: texts.send }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(screen.getAllByText(texts.errors.emailEmpty)).not.toEqual([])
    expect(screen.getAllByText(texts.errors.personalDataNeeded)).not.toEqual([])
    responses['/api/waitlist/'] = { status: 429, body: { status: 'error', error: { code: 'too_many_requests' } } }
    await user.type(email(), 'anna@clients.example')
    await send(user)
    expect((await screen.findByText(texts.failures.tooMany, { exact: false })).textContent).toContain('+7')
    expect(email().value).toBe('anna@clients.example')
  })

  it('fills in the e-mail of a client who is signed in, and offers the own phone', async () => {
    localStorage.setItem('client_authenticated', 'true')
    localStorage.setItem('client_token', 'token-of-the-client')
    responses['/api/account/waitlist/'] = {
      status: 200,
      body: { status: 'success', data: { items: [], email: 'own@clients.example', phone: '+79990000001' } },
    }
    const { user } = show()
    await waitFor(() => expect(email().value).toBe('own@clients.example'))
    await user.click(screen.getByRole('radio', { name: texts.bySms }))
    expect(screen.getByText(/\+7 999 000 0001/)).toBeTruthy()
    await send(user)
    await screen.findByText(/отправим СМС/)
    expect(sentBody().destination).toEqual({ channel: 'sms' })
    const [, init] = door.mock.calls.find(([path]) => path === '/api/waitlist/') ?? []
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-of-the-client')
  })
})
