import { hostCookieName } from '@/lib/config/host-cookie-name'

/** A session's id is 32 bytes in base64url. Anything else is nobody's, and no header may carry it. */
const SESSION = /^[A-Za-z0-9_-]{43}$/

type Cookies = { get: (name: string) => { value: string } | undefined }

export type SessionCookie = {
  name: string
  value: string
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  path: '/'
  expires: Date
}

/** The name of the cookie with a client's session. */
export function sessionCookieName(siteUrl: string): string {
  return hostCookieName('sid', siteUrl)
}

/** The session that this browser claims to have; null without one and for what cannot be one. */
export function readSessionId(cookies: Cookies, siteUrl: string): string | null {
  const value = cookies.get(sessionCookieName(siteUrl))?.value ?? ''
  return SESSION.test(value) ? value : null
}

export function sessionCookie(value: string, expires: Date, siteUrl: string): SessionCookie {
  return {
    name: sessionCookieName(siteUrl),
    value,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    path: '/',
    expires,
  }
}

/** Takes the cookie back. A browser removes it only when everything but the value is the same. */
export function endedSessionCookie(siteUrl: string): SessionCookie {
  return sessionCookie('', new Date(0), siteUrl)
}
