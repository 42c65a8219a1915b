// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readReferral, storeReferral } from '@/lib/tracking/referral'

const HOUR_MS = 60 * 60 * 1000
const fields = {
  ...{ last_name: 'Лебедева', first_name: 'Мария', middle_name: '', noMiddleName: true, birthDate: '1991-05-14' },
  ...{ licenceSince: '2012-06-01', citizenship: 'RU', phone: '+79140000001', email: 'm@clients.example' },
}
const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: '', bonus_miles: 120 }

/** A new page: the store as the browser finds it. */
async function openPage() {
  vi.resetModules()
  const { startSession, useSession } = await import('@/lib/store/store')
  startSession()
  return useSession
}

const stored = () => JSON.parse(localStorage.getItem('sun-rent') ?? 'null')

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the session store', () => {
  it('keeps search, results and car under the one key, for the next page', async () => {
    const first = await openPage()
    const results = {
      cars: ['a'],
      fullCars: { total: 3, free: 2 },
      filterOptions: { fuel: ['diesel'] },
      query: '?from=2026-12-01',
      displaySeoCars: false,
    }
    first.getState().rememberSearch({ from: '2026-12-01' })
    first.getState().rememberResults(results)
    first.getState().selectCar({ slug: 'a', name: 'Toyota A' })
    expect(Object.keys(localStorage)).toEqual(['sun-rent'])
    const { searchForm, results: kept, selectedCar } = (await openPage()).getState()
    expect({ searchForm, kept, selectedCar }).toEqual({
      searchForm: { from: '2026-12-01' },
      kept: results,
      selectedCar: { slug: 'a', name: 'Toyota A' },
    })
  })

  it('takes over the draft that the first version stored', async () => {
    const booking = { fields, attempt: null, savedAt: Date.now() }
    localStorage.setItem('sun-rent', JSON.stringify({ state: { booking }, version: 1 }))
    expect((await openPage()).getState().booking?.fields.last_name).toBe('Лебедева')
    expect(stored().version).toBe(2)
  })

  it('drops personal data after a day, from the storage too', async () => {
    const booking = { fields, attempt: null, savedAt: Date.now() - 24 * HOUR_MS - 1 }
    localStorage.setItem('sun-rent', JSON.stringify({ state: { booking }, version: 2 }))
    expect((await openPage()).getState().booking).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('survives whatever stands under the key', async () => {
    for (const junk of [
      '{',
      'null',
      '{"state":[],"version":2}',
      '{"state":{"results":{"fullCars":1},"searchForm":7},"version":2}',
    ]) {
      localStorage.setItem('sun-rent', junk)
      const { booking, searchForm, results } = (await openPage()).getState()
      expect({ booking, searchForm, results }).toEqual({ booking: null, searchForm: null, results: null })
    }
  })

  it('stores nothing for a visitor who did nothing', async () => {
    await openPage()
    expect(localStorage.length).toBe(0)
  })
})

describe('the one key', () => {
  it('is not there while every field is empty, and goes with the last one', async () => {
    const session = await openPage()
    session.getState().noteTracking({ 'x-sp-id': '1' })
    session.getState().noteReferral({ partner: 'hotel', affiliate: false })
    expect(localStorage.length).toBe(0)
    session.getState().rememberSearch({ from: '2026-12-01' })
    expect(stored()).not.toBeNull()
    session.getState().clearSearch()
    expect(localStorage.length).toBe(0)
  })
})

describe('the tracking value', () => {
  it('is what a call to a door carries', async () => {
    vi.resetModules()
    const door = vi.fn<typeof fetch>(async () => Response.json({}))
    vi.stubGlobal('fetch', door)
    const { callDoor } = await import('@/lib/browser-api/call-door')
    const { startTracking } = await import('@/lib/tracking/start-tracking')
    const { useSession } = await import('@/lib/store/store')
    const sent = async () => {
      await callDoor({ path: '/api/callback/', method: 'POST', body: {} })
      return new Headers(door.mock.lastCall?.[1]?.headers).get('x-sp-id')
    }
    expect(await sent()).toBeNull()
    const end = startTracking('')
    useSession.getState().noteTracking({ 'x-sp-id': 'session' })
    expect(await sent()).toBe('session')
    end()
    vi.unstubAllGlobals()
  })
})

describe('the account', () => {
  it('lives in the four keys of the specification and never under the common one', async () => {
    const session = await openPage()
    session.getState().storeAccount({ client, client_authenticated: true, client_token: 't', device_token: 'd' })
    expect(localStorage.getItem('client_token')).toBe('t')
    expect(localStorage.getItem('client_device_token')).toBe('d')
    expect(localStorage.getItem('client_authenticated')).toBe('true')
    expect(JSON.parse(localStorage.getItem('client') ?? '')).toEqual(client)
    expect(localStorage.getItem('sun-rent') ?? '').not.toContain('client')
    expect((await openPage()).getState()).toMatchObject({ client, client_token: 't', device_token: 'd' })
  })

  it('reports no client without the flag', async () => {
    localStorage.setItem('client', JSON.stringify(client))
    expect((await openPage()).getState()).toMatchObject({ client: null, client_authenticated: false })
  })

  it('forgets all but the device', async () => {
    const session = await openPage()
    session.getState().storeAccount({ client, client_authenticated: true, client_token: 't', device_token: 'd' })
    session.getState().clearAccount()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('client'))).toEqual(['client_device_token'])
  })
})

describe('referral codes', () => {
  it('are kept once: the first one wins', () => {
    expect(readReferral()).toEqual({ partner: false, affiliate: false })
    storeReferral('?partner=hotel&x=1')
    storeReferral('?partner=other&affiliate=blog')
    storeReferral('?affiliate=late')
    expect(readReferral()).toEqual({ partner: 'hotel', affiliate: 'blog' })
    expect(localStorage.getItem('partner')).toBe('hotel')
  })

  it('an empty code is none', () => {
    storeReferral('?partner=&affiliate=%20')
    expect(localStorage.length).toBe(0)
  })

  it('are cut to what the contract takes', () => {
    storeReferral(`?partner=${'x'.repeat(300)}`)
    expect(readReferral().partner).toHaveLength(100)
  })
})
