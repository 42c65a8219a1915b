import { createHash } from 'node:crypto'
import { hostCookieName } from '@/lib/config/host-cookie-name'

const NAME = 'visit'
const VISIT_BYTES = 24
/** 24 bytes in base64url. Anything else was not given by us. */
const VISIT = /^[A-Za-z0-9_-]{32}$/

type Cookies = { get: (name: string) => { value: string } | undefined }

export type VisitCookie = { name: string; value: string; httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/' }

/** The visitor's random token: it counts the cars that one visit keeps on hold, and lives as long as the browser runs. */
export function readVisit(cookies: Cookies, siteUrl: string): string | null {
  const visit = cookies.get(hostCookieName(NAME, siteUrl))?.value ?? ''
  return VISIT.test(visit) ? visit : null
}

/**
 * The token of a visitor who has none yet. A retry after a lost answer comes without the cookie of that answer: under
 * the same key it must be the same visitor.
 */
export function newVisit(idempotencyKey: string): string {
  return createHash('sha256').update(`visit:${idempotencyKey}`).digest().subarray(0, VISIT_BYTES).toString('base64url')
}

/** `siteUrl` decides about its name and Secure. */
export function visitCookie(visit: string, siteUrl: string): VisitCookie {
  const secure = siteUrl.startsWith('https:')
  return { name: hostCookieName(NAME, siteUrl), value: visit, httpOnly: true, sameSite: 'lax', secure, path: '/' }
}
