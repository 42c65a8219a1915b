import type { Answer } from './ask'
import { DEMO_CLIENTS, endSession, type SignedIn, signIn } from './demo-clients'

/** Whoever is not the owner of a page, as the headers of his requests. */
export type Visitors = Record<'stranger' | 'another client' | 'expired' | 'revoked', Record<string, string>> &
  Record<string, Record<string, string>>

export async function makeVisitors(owner: SignedIn, from: string): Promise<Visitors> {
  const [other, expired, revoked] = await Promise.all([
    signIn(DEMO_CLIENTS.poor, from),
    signIn(DEMO_CLIENTS.rich, from),
    signIn(DEMO_CLIENTS.rich, from),
  ])
  await Promise.all([endSession(expired, 'expired'), endSession(revoked, 'revoked')])
  return {
    stranger: {},
    'another client': { cookie: other.cookie, authorization: `Bearer ${other.token}` },
    expired: { cookie: expired.cookie, authorization: `Bearer ${expired.token}` },
    revoked: { cookie: revoked.cookie, authorization: `Bearer ${revoked.token}` },
    'token only': { authorization: `Bearer ${owner.token}` },
  }
}

/** Cookies that were never a session's, or no longer are, and a pair of two sessions. */
export async function makeOddVisitors(owner: SignedIn, from: string): Promise<Record<string, Record<string, string>>> {
  const [idle, other] = await Promise.all([signIn(DEMO_CLIENTS.rich, from), signIn(DEMO_CLIENTS.poor, from)])
  await endSession(idle, 'idle')
  const [name = ''] = owner.cookie.split('=')
  return {
    idle: { cookie: idle.cookie },
    'another client with the owner’s token': { cookie: other.cookie, authorization: `Bearer ${owner.token}` },
    'the token as a cookie': { cookie: `${name}=${owner.token}` },
    'an unknown cookie': { cookie: `${name}=${'A'.repeat(43)}` },
    'a broken cookie': { cookie: `${name}=%00"'; x` },
  }
}

/** What of the owner stands in an answer, its headers included. */
export function leaks({ headers, body }: Answer, canaries: string[]): string[] {
  const text = `${JSON.stringify(headers)}\n${body}`
  return canaries.filter((canary) => text.includes(canary))
}
