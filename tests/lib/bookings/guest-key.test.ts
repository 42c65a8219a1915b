import { describe, expect, it } from 'vitest'
import { guestKeyCookie, readGuestKey } from '@/lib/bookings/guest-key'

const KEY = 'q7Yx0c9-_Zk3mW1pRtA5vB8nE2sD4fG6hJ0lKuIoPyT'

describe('guestKeyCookie', () => {
  it('is out of reach of scripts, of other sites, and of plain http when the site is https', () => {
    expect(guestKeyCookie('1234567', KEY, 'https://rent.example')).toEqual({
      name: '__Host-booking_1234567',
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
    ['1234567', `${KEY}A`],
    ['1234567', `${KEY}; Domain=evil`],
  ])('rejects the impossible pair %s, %s', (number, key) => {
    expect(guestKeyCookie(number, key, 'http://localhost')).toBeNull()
  })
})

describe('readGuestKey', () => {
  const cookies = (value: string) => ({ get: (name: string) => (name === 'booking_1234567' ? { value } : undefined) })
  const SITE = 'http://localhost:3000'

  it('reads the key of one booking', () => {
    expect(readGuestKey(cookies(KEY), '1234567', SITE)).toBe(KEY)
    // On https another host of the domain could have set it.
    expect(readGuestKey(cookies(KEY), '1234567', 'https://rent.example')).toBeNull()
    expect(readGuestKey(cookies(KEY), '7654321', SITE)).toBeNull()
  })

  it.each(['', 'short', `${KEY}A`, `${KEY.slice(1)}ж`, `${KEY.slice(1)}\n`])('takes %j for no key at all', (value) => {
    expect(readGuestKey(cookies(value), '1234567', SITE)).toBeNull()
  })
})
