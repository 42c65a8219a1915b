import { hostCookieName } from '@/lib/config/host-cookie-name'
import { BookingNumber } from '@/provider/contract/bookings'

const LIFETIME_SECONDS = 90 * 24 * 60 * 60
/** A guest's key is 32 bytes in base64url. Anything else is nobody's key, and no header may carry it. */
const KEY = /^[A-Za-z0-9_-]{43}$/

export type GuestKeyCookie = {
  name: string
  value: string
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  path: '/'
  maxAge: number
}

type Cookies = { get: (name: string) => { value: string } | undefined }

/** The key that this browser holds of a booking; null without one and for what cannot be one. */
export function readGuestKey(cookies: Cookies, number: string, siteUrl: string): string | null {
  const key = cookies.get(guestKeyName(number, siteUrl))?.value ?? ''
  return isGuestKey(number, key) ? key : null
}

/**
 * The cookie that opens one booking on this device, or null for an impossible pair. `siteUrl` decides about its name and
 * Secure.
 */
export function guestKeyCookie(number: string, key: string, siteUrl: string): GuestKeyCookie | null {
  if (!isGuestKey(number, key)) return null
  return {
    name: guestKeyName(number, siteUrl),
    value: key,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    path: '/',
    maxAge: LIFETIME_SECONDS,
  }
}

/** Whether the two could be a booking and its key, as far as their shape tells. */
export function isGuestKey(number: string, key: string): boolean {
  return BookingNumber.safeParse(number).success && KEY.test(key)
}

function guestKeyName(number: string, siteUrl: string): string {
  return hostCookieName(`booking_${number}`, siteUrl)
}
