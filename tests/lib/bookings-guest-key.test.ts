import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { exchangeKey } from '@/lib/bookings/exchange-key'
import { guestKeyCookie } from '@/lib/bookings/guest-key'
import { isExpired } from '@/lib/bookings/hold-state'
import { secondsLeft } from '@/lib/bookings/seconds-left'
import { dropDoubledPrefix, toInternational } from '@/lib/forms/russian-phone'

const KEY = 'q7Yx0c9-_Zk3mW1pRtA5vB8nE2sD4fG6hJ0lKuIoPyT'

beforeAll(() => vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test'))

describe('guestKeyCookie', () => {
  it('is out of reach of scripts, of other sites, and of plain http when the site is https', () => {
    expect(guestKeyCookie('1234567', KEY, 'https://rent.example')).toEqual({
      name: 'booking_1234567',
      value: KEY,
      httpOnly: true,
      sameSite: 'lax',
      secure: true,
      path: '/',
      maxAge: 7_776_000,
    })
  })

  it.each([
    ['12345', KEY],
    ['1234567', 'short'],
    ['1234567', `${KEY}; Domain=evil`],
  ])('refuses the impossible pair %s, %s', (number, key) => {
    expect(guestKeyCookie(number, key, 'http://localhost')).toBeNull()
  })
})

describe('exchangeKey', () => {
  const ask = (path: string) => exchangeKey(new NextRequest(`http://localhost:3000${path}`))

  it.each(['', '/en', '/cn'])('moves the key of %s/status/success/ into a cookie and out of the address', (prefix) => {
    const response = ask(`${prefix}/status/success/?booking=1234567&key=${KEY}`)
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe(`http://localhost:3000${prefix}/status/success/?booking=1234567`)
    expect(response?.headers.get('set-cookie')).toMatch(new RegExp(`^booking_1234567=${KEY}; .*HttpOnly`))
    expect(response?.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
  })

  it('takes a useless key out of the address without setting a cookie', () => {
    const response = ask('/status/success/?booking=12&key=a')
    expect(response?.headers.get('location')).not.toContain('key')
    expect(response?.headers.get('set-cookie')).toBeNull()
  })

  it.each(['/status/success/', '/status/success/?booking=1234567', `/rent/?key=${KEY}`])('leaves %s alone', (path) => {
    expect(ask(path)).toBeNull()
  })
})

describe('isExpired', () => {
  const now = new Date('2026-12-01T00:00:00Z')
  it.each([
    ['held', '2026-12-01T00:00:00Z', true],
    ['held', '2026-12-01T00:00:01Z', false],
    ['expired', null, true],
    ['confirmed', '2026-11-01T00:00:00Z', false],
  ] as const)('%s until %s: %s', (status, holdUntil, expected) => {
    expect(isExpired({ status, holdUntil }, now)).toBe(expected)
  })
})

describe('secondsLeft', () => {
  it("counts from the server's clock, whatever the device's says", () => {
    const now = '2026-12-01T10:00:00.000Z'
    expect(secondsLeft('2026-12-01T10:15:00.000Z', now, 5_000_000)).toBe(900)
    expect(secondsLeft('2026-12-01T10:15:00.000Z', now, 5_060_000)).toBe(840)
  })

  it('does not start anew when the same page is shown again later', () => {
    const now = '2026-12-01T11:00:00.000Z'
    secondsLeft('2026-12-01T11:15:00.000Z', now, 0)
    expect(secondsLeft('2026-12-01T11:15:00.000Z', now, 300_000)).toBe(600)
    expect(secondsLeft('2026-12-01T11:15:00.000Z', now, 9_000_000)).toBe(0)
  })
})

describe('Russian phones as people type and paste them', () => {
  it.each([
    ['8 (914) 000-00-01', '+79140000001'],
    ['+7 914 000 00 01', '+79140000001'],
    ['914 000 00 01', '+79140000001'],
    ['+86 138 0000 0000', '+8613800000000'],
  ])('%s → %s', (typed, phone) => {
    expect(toInternational(typed)).toBe(phone)
  })

  it.each([
    ['+789140000001', '+79140000001'],
    ['+779140000001', '+79140000001'],
    ['+79140000001', '+79140000001'],
    ['+77010000001', '+77010000001'],
  ])('after the prefilled +7: %s → %s', (typed, phone) => {
    expect(dropDoubledPrefix(typed)).toBe(phone)
  })
})
