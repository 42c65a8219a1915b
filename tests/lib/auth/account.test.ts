// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: '', bonus_miles: 120 }
const KEYS = ['client', 'client_authenticated', 'client_device_token', 'client_token']
const door = vi.fn<typeof fetch>()

const answer = (data: unknown) => Response.json({ status: 'success', data })
const refusal = (status: number, code: string) =>
  Response.json({ status: 'error', error: { code, message: code, requestId: '1' } }, { status })

/** A new page of a browser in which somebody signed in. */
async function openSignedIn() {
  vi.resetModules()
  const { signInHere } = await import('@/lib/auth/sign-in-here')
  signInHere({ client, clientToken: 't', deviceToken: 'd' })
  const [{ refreshClient }, { signOutHere }, { useSession }, { useClient }] = await Promise.all([
    import('@/lib/auth/refresh-client'),
    import('@/lib/auth/sign-out-here'),
    import('@/lib/store/store'),
    import('@/lib/auth/use-client'),
  ])
  return { refreshClient, signOutHere, useSession, useClient }
}

/** As a browser tells of another tab's writing. */
function writeElsewhere(texts: Record<string, string>) {
  for (const [key, text] of Object.entries(texts)) {
    localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

const asked = () => door.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`)

const storedKeys = () => KEYS.filter((key) => localStorage.getItem(key) !== null)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  door.mockReset()
  vi.stubGlobal('fetch', door)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('refreshClient', () => {
  /** The login has just told of the client. */
  const later = () => sessionStorage.clear()

  it('replaces the stored client by what the door says, with the bearer, and keeps the tokens', async () => {
    const { refreshClient } = await openSignedIn()
    later()
    door.mockResolvedValueOnce(answer({ ...client, bonus_miles: 500, extra: 'x' }))
    await refreshClient(() => expect.unreachable())
    const [url, init] = door.mock.lastCall ?? []
    expect(url).toBe('/api/auth/client/')
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer t')
    expect(JSON.parse(localStorage.getItem('client') ?? '')).toEqual({ ...client, bonus_miles: 500 })
    expect(localStorage.getItem('client_token')).toBe('t')
  })

  it('asks at most once in five minutes, and not right after a login', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T00:00:00Z') })
    const { refreshClient } = await openSignedIn()
    door.mockImplementation(async () => answer(client))
    const ask = async (minutes: number) => {
      vi.setSystemTime(new Date(Date.UTC(2026, 11, 1, 0, minutes)))
      await refreshClient(() => expect.unreachable())
      return door.mock.calls.length
    }
    expect([await ask(4), await ask(5), await ask(9), await ask(10)]).toEqual([0, 1, 1, 2])
  })

  it('warns two minutes before the session ends, also on a page that asks nothing anew', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T00:00:00Z') })
    const { refreshClient } = await openSignedIn()
    later()
    door.mockResolvedValueOnce(answer({ ...client, sessionEndsAt: '2026-12-01T00:10:00.000Z' }))
    await refreshClient(() => expect.unreachable())
    const warn = vi.fn()
    await refreshClient(warn)
    // An act of the page asks too, and has nobody to tell: the warning stays.
    door.mockResolvedValueOnce(answer({ ...client, sessionEndsAt: '2026-12-01T00:10:00.000Z' }))
    await refreshClient(() => undefined, { isAtOnce: true })
    vi.advanceTimersByTime(8 * 60_000 - 1)
    expect(warn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith('ending')
    vi.advanceTimersByTime(60 * 60_000)
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(localStorage)).not.toContain('session_ends')
  })

  it('does not warn of a session that another one has replaced', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T00:00:00Z') })
    const { refreshClient } = await openSignedIn()
    later()
    door.mockResolvedValueOnce(answer({ ...client, sessionEndsAt: '2026-12-01T00:10:00.000Z' }))
    const warn = vi.fn()
    await refreshClient(warn)
    localStorage.setItem('client_token', 'another')
    vi.advanceTimersByTime(60 * 60_000)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['the session is over', 401, 'unauthenticated'],
    ['the client is no more', 404, 'not_found'],
  ])('when %s: tells of it once, takes the cookie back and forgets the account', async (_, status, code) => {
    const { refreshClient } = await openSignedIn()
    later()
    door.mockResolvedValueOnce(refusal(status, code)).mockImplementationOnce(async () => {
      // What must not be cut off by a page that leaves when the account goes.
      expect(storedKeys()).toEqual(KEYS)
      return answer({ loggedOut: true })
    })
    const fail = vi.fn()
    await refreshClient(fail)
    expect(fail).toHaveBeenCalledExactlyOnceWith('ended')
    expect(asked()).toEqual(['GET /api/auth/client/', 'POST /api/auth/logout/'])
    expect(storedKeys()).toEqual(['client_device_token'])
  })

  it('takes the cookie back when the token is lost, also with the door shut', async () => {
    const { refreshClient } = await openSignedIn()
    later()
    localStorage.removeItem('client_token')
    door.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const fail = vi.fn()
    await refreshClient(fail)
    expect(fail).toHaveBeenCalledExactlyOnceWith('ended')
    expect(asked()).toEqual(['POST /api/auth/logout/'])
    expect(new Headers(door.mock.lastCall?.[1]?.headers).has('authorization')).toBe(false)
    expect(storedKeys()).toEqual(['client_device_token'])
  })

  it('asks again half a minute after a failure, and one question at a time', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T00:00:00Z') })
    const { refreshClient } = await openSignedIn()
    later()
    door.mockImplementation(async () => refusal(503, 'unavailable'))
    const fail = vi.fn()
    await Promise.all([refreshClient(fail), refreshClient(fail)])
    expect([door, fail].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    const ask = async (seconds: number) => {
      vi.setSystemTime(new Date(Date.UTC(2026, 11, 1, 0, 0, seconds)))
      await refreshClient(fail)
      return door.mock.calls.length
    }
    expect([await ask(29), await ask(31)]).toEqual([1, 2])
  })

  it('does not wait where the page was rejected', async () => {
    const { refreshClient } = await openSignedIn()
    door.mockResolvedValueOnce(answer(client))
    await refreshClient(() => expect.unreachable(), { isAtOnce: true })
    expect(door).toHaveBeenCalledOnce()
  })

  it.each([
    ['an outage', () => refusal(503, 'unavailable')],
    ['a status that is not success', () => Response.json({ status: 'strange', data: client })],
    ['something that is no client', () => answer({ id: 'x' })],
  ])('keeps the client and tells of %s', async (_, response) => {
    const { refreshClient } = await openSignedIn()
    later()
    door.mockResolvedValueOnce(response())
    const fail = vi.fn()
    await refreshClient(fail)
    expect(fail).toHaveBeenCalledExactlyOnceWith('failed')
    expect(storedKeys()).toEqual(KEYS)
  })

  it('does not bring back a client who signed out meanwhile', async () => {
    const { refreshClient, useSession } = await openSignedIn()
    later()
    door.mockImplementationOnce(async () => {
      useSession.getState().clearAccount()
      return answer(client)
    })
    await refreshClient(() => expect.unreachable())
    expect(storedKeys()).toEqual(['client_device_token'])
  })
})

describe('signOutHere', () => {
  it.each([
    ['the door answers', async () => answer({ loggedOut: true })],
    ['the provider is down', async () => refusal(503, 'unavailable')],
    ['nothing answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('forgets all but the device and leaves when %s', async (_, respond) => {
    const { signOutHere } = await openSignedIn()
    door.mockImplementationOnce(respond)
    const leave = vi.fn(() => expect(storedKeys()).toEqual(['client_device_token']))
    await signOutHere(leave)
    expect(leave).toHaveBeenCalledOnce()
    const [url, init] = door.mock.lastCall ?? []
    expect([url, init?.method, new Headers(init?.headers).get('authorization')]).toEqual([
      '/api/auth/logout/',
      'POST',
      'Bearer t',
    ])
  })
})

describe('another tab', () => {
  it('signs in and out for this one as well', async () => {
    localStorage.clear()
    vi.resetModules()
    const { startSession, useSession } = await import('@/lib/store/store')
    const { useClient } = await import('@/lib/auth/use-client')
    startSession()
    const { result } = renderHook(() => useClient())
    expect(result.current).toBeNull()
    act(() => writeElsewhere({ client: JSON.stringify(client), client_token: 't', client_authenticated: 'true' }))
    expect(result.current).toEqual(client)
    expect(useSession.getState()).toMatchObject({ client, client_token: 't' })
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    expect(result.current).toBeNull()
    expect(useSession.getState().client_token).toBeNull()
  })
})
