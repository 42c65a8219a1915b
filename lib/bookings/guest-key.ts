import { BookingNumber } from '@/provider/contract/bookings'

const LIFETIME_SECONDS = 90 * 24 * 60 * 60
/** Shape of a guest's key: what the provider makes, nothing that could break out of a header. */
const KEY = /^[\w-]{16,200}$/

export type GuestKeyCookie = {
  name: string
  value: string
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  path: '/'
  maxAge: number
}

/** Name of the cookie that opens one booking on this device. */
export function guestKeyName(number: string): string {
  return `booking_${number}`
}

/** The cookie, or null when number or key have an impossible shape. `siteUrl` decides about Secure. */
export function guestKeyCookie(number: string, key: string, siteUrl: string): GuestKeyCookie | null {
  if (!BookingNumber.safeParse(number).success || !KEY.test(key)) return null
  return {
    name: guestKeyName(number),
    value: key,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    path: '/',
    maxAge: LIFETIME_SECONDS,
  }
}
