import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccessDeniedActions } from '@/components/layout/frame/access-denied-actions'
import { LeaveWithAccount } from '@/components/layout/visit/leave-with-account'
import { RefreshHere } from '@/components/layout/visit/refresh-here'
import { PageLanguage } from '@/lib/i18n/page-language'
import { drainToasts } from '@/lib/toasts/show-toast'
import errors from '@/messages/en/errors.json'

const { leaveFor, place } = vi.hoisted(() => ({ leaveFor: vi.fn(), place: { path: '' } }))
vi.mock('@/lib/auth/leave-for', () => ({ leaveFor }))
vi.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => place.path,
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useSearchParams: () => new URLSearchParams(),
}))

const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: '', bonus_miles: 0 }
const NEWS = {
  failed: { kind: 'bad', title: errors.error, text: errors.operationError },
  ending: { kind: 'info', title: errors.sessionEnding, text: errors.saveFirst },
  ended: { kind: 'info', title: errors.sessionEnded, text: errors.signInAgain },
} as const
const door = vi.fn<typeof fetch>()

function show(page: React.ReactNode) {
  render(<PageLanguage locale="en">{page}</PageLanguage>)
}

/** As a browser tells of another tab's writing. */
function writeElsewhere(key: string, text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.setItem('client_refreshed', String(Date.now()))
  localStorage.setItem('client', JSON.stringify(client))
  localStorage.setItem('client_token', 't')
  localStorage.setItem('client_authenticated', 'true')
  leaveFor.mockReset()
  door.mockReset()
  vi.stubGlobal('fetch', door)
})
afterEach(() => {
  drainToasts()
  vi.unstubAllGlobals()
})

describe('a page of a client’s own', () => {
  it('without the flag of a login ends the cookie that opened it, and leads to the login and back', async () => {
    localStorage.removeItem('client_authenticated')
    window.history.replaceState(null, '', '/en/account/history/?booking=1')
    door.mockResolvedValue(Response.json({ status: 'success', data: {} }))
    show(<LeaveWithAccount clientId={7} />)
    const login = `/en/account/login/?next=${encodeURIComponent('/account/history/?booking=1')}`
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(login))
    expect(door.mock.calls[0]?.[0]).toBe('/api/auth/logout/')
    expect(localStorage.getItem('client')).toBeNull()
  })

  it('stays where nothing can be kept: there no flag could be', () => {
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    localStorage.removeItem('client_authenticated')
    show(<LeaveWithAccount clientId={7} />)
    expect(leaveFor).not.toHaveBeenCalled()
    storage.mockRestore()
  })

  it('is left for the home page of the language when another tab signs out', () => {
    show(<LeaveWithAccount clientId={7} />)
    writeElsewhere('client', null)
    writeElsewhere('client_token', null)
    writeElsewhere('client_authenticated', null)
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/en/')
  })

  it('is left when another client signs in', () => {
    show(<LeaveWithAccount clientId={7} />)
    writeElsewhere('client', JSON.stringify({ ...client, id: 8 }))
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/en/')
  })

  it('is left when it comes back out of the browser’s memory and nobody is signed in any more', () => {
    show(<LeaveWithAccount clientId={7} />)
    localStorage.clear()
    window.dispatchEvent(new Event('pageshow'))
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/en/')
  })

  it('stays while the client is the same, and where storage knows of nobody', () => {
    show(<LeaveWithAccount clientId={7} />)
    writeElsewhere('client', JSON.stringify({ ...client, bonus_miles: 5 }))
    writeElsewhere('client_token', 'u')
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('stays where the browser keeps nothing: the server has let the client in', () => {
    localStorage.clear()
    show(<LeaveWithAccount clientId={7} />)
    window.dispatchEvent(new Event('pageshow'))
    expect(leaveFor).not.toHaveBeenCalled()
  })
})

describe('a page of the client area that was rejected', () => {
  it.each(['/account/7/', '/account/history/7/', '/account/fines/'])(
    'signs out at once whoever should have been let in: %s',
    async (path) => {
      place.path = path
      door.mockImplementation(async (url) =>
        String(url) === '/api/auth/client/'
          ? Response.json({ status: 'error', error: { code: 'unauthenticated' } }, { status: 401 })
          : Response.json({ status: 'success', data: { loggedOut: true } }),
      )
      show(<RefreshHere texts={NEWS} />)
      await waitFor(() => expect(localStorage.getItem('client')).toBeNull())
      expect(door.mock.calls.map(([url]) => url)).toEqual(['/api/auth/client/', '/api/auth/logout/'])
      expect(drainToasts()).toEqual([NEWS.ended])
    },
  )

  it.each(['/account/8/', '/account/history/8/', '/account/nowhere/7/'])(
    'asks nothing about %s, which is not his',
    async (path) => {
      place.path = path
      show(<RefreshHere texts={NEWS} />)
      await act(async () => undefined)
      expect(door).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['/account/history/8/', [errors.openOwn, errors.signIn]],
    ['/account/7/', [errors.signIn]],
    ['/account/fines/', [errors.signIn]],
  ])('%s: the first way on is his own page only when another’s was rejected', (path, names) => {
    place.path = path
    show(<AccessDeniedActions openOwn={errors.openOwn} signIn={errors.signIn} />)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(names)
    expect(links[0]?.getAttribute('href')).toMatch(names.length > 1 ? /^\/account\/7\/$/ : /^\/account\/login\//)
  })

  it('asks nothing for a visitor who is not signed in', async () => {
    localStorage.clear()
    place.path = '/account/fines/'
    show(<RefreshHere texts={NEWS} />)
    await act(async () => undefined)
    expect(door).not.toHaveBeenCalled()
  })
})
