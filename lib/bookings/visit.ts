import { randomBytes } from 'node:crypto'

const NAME = 'visit'
const VISIT_BYTES = 24
/** 24 bytes in base64url. Anything else was not given by us. */
const VISIT = /^[A-Za-z0-9_-]{32}$/

type Cookies = { get: (name: string) => { value: string } | undefined }

export type VisitCookie = { name: string; value: string; httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/' }

/** The visitor's random token: it counts the cars that one visit keeps on hold, and lives as long as the browser runs. */
export function readVisit(cookies: Cookies): string | null {
  const visit = cookies.get(NAME)?.value ?? ''
  return VISIT.test(visit) ? visit : null
}

export function newVisit(): string {
  return randomBytes(VISIT_BYTES).toString('base64url')
}

/** `siteUrl` decides about Secure. */
export function visitCookie(visit: string, siteUrl: string): VisitCookie {
  return { name: NAME, value: visit, httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:'), path: '/' }
}
