import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClientMenu } from '@/components/layout/header/client-menu'
import { ClientWatch } from '@/components/layout/visit/client-watch'
import { PageLanguage } from '@/lib/i18n/page-language'
import { drainToasts, hasWaitingToasts } from '@/lib/toasts/show-toast'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/en/prices/',
}))
const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn() }))
vi.mock('@/lib/auth/leave-for', () => ({ leaveFor }))

const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: 'Андреевна', bonus_miles: 12480 }
const LABELS = { account: 'My account', miles: 'Miles:', signOut: 'Sign out' }
const NEWS = {
  failed: { kind: 'bad', title: 'Error', text: 'That did not work.' },
  ending: { kind: 'info', title: 'Your session ends soon', text: 'Save what you have typed.' },
  ended: { kind: 'info', title: 'Your session has ended', text: 'Please sign in again.' },
} as const
const door = vi.fn<typeof fetch>()

const header = (
  <PageLanguage locale="en">
    <ClientMenu labels={LABELS} />
    <ClientWatch texts={NEWS} />
  </PageLanguage>
)

function signIn() {
  localStorage.setItem('client', JSON.stringify(client))
  localStorage.setItem('client_token', 't')
  localStorage.setItem('client_authenticated', 'true')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.account
  door.mockReset()
  leaveFor.mockReset()
  vi.stubGlobal('fetch', door)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  drainToasts()
  vi.restoreAllMocks()
})

it('is the same HTML for everybody, and React takes over what boot.js wrote into it', async () => {
  const anonymous = renderToString(header)
  signIn()
  sessionStorage.setItem('client_refreshed', String(Date.now()))
  expect(renderToString(header)).toBe(anonymous)
  expect(anonymous).not.toContain('Лебедева')
  // Before React has run, the server sends on to the own page.
  expect(anonymous).toContain('href="/account/"')

  const place = document.createElement('div')
  place.innerHTML = anonymous
  document.body.append(place)
  const texts: Record<string, string> = { initials: 'МЛ', name: 'Мария Андреевна', rest: 'Лебедева', miles: '12,480' }
  const slots = [...place.querySelectorAll<HTMLElement>('[data-client]')]
  for (const slot of slots) slot.textContent = texts[slot.dataset.client ?? ''] ?? ''
  const faults: unknown[] = []
  await act(async () => {
    hydrateRoot(place, header, { onRecoverableError: (error) => faults.push(error) })
  })
  expect([faults, vi.mocked(console.error).mock.calls]).toEqual([[], []])
  expect([...place.querySelectorAll('[data-client]')]).toEqual(slots)
  expect(slots.map((slot) => slot.textContent)).toEqual(slots.map((slot) => texts[slot.dataset.client ?? '']))
  expect(screen.getByRole('link', { name: 'My account', hidden: true }).getAttribute('href')).toBe('/account/7/')
  expect(document.documentElement.dataset.account).toBe('in')
})

it('signs out, and leaves for the home page of the language', async () => {
  signIn()
  door.mockImplementation(async () => Response.json({ status: 'success', data: client }))
  render(header)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/en/'))
  expect(localStorage.getItem('client')).toBeNull()
  expect(document.documentElement.dataset.account).toBeUndefined()
})

it('tells by a toast that the client could not be asked for, and keeps him', async () => {
  signIn()
  door.mockImplementation(async () =>
    Response.json({ status: 'error', error: { code: 'internal', message: '', requestId: '1' } }, { status: 500 }),
  )
  render(header)
  await waitFor(() => expect(hasWaitingToasts()).toBe(true))
  expect(drainToasts()).toEqual([NEWS.failed])
  expect(localStorage.getItem('client_authenticated')).toBe('true')
})

it('asks nobody for a visitor who is not signed in', async () => {
  render(header)
  window.dispatchEvent(new Event('focus'))
  await act(async () => undefined)
  expect(door).not.toHaveBeenCalled()
})
