import { randomInt, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '@/provider/contract/rules/auth/codes'
import { purposeHmac } from '@/provider/security/purpose-hmac'

const DIGITS = 6
// A signature of another kind, made with the same secret, must not pass for a code's.
const PURPOSE = 'auth-code:'
const KEY_PURPOSE = 'login-attempts:'

/**
 * What a code proves: that the person who requested it has this phone, and for which purpose. `bound`: what else a code of
 * a signed-in client is for: his number, a new e-mail.
 */
export type CodeClaim = { purpose: CodePurpose; phone: string; request: string; bound?: readonly string[] }

/** Draws a random code of digits. */
export function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** Hashes with a key: a reader of the table cannot try the million codes against it. */
export function hashCode(code: string, { purpose, phone, request, bound = [] }: CodeClaim, secret: string): string {
  return hmac(PURPOSE, JSON.stringify([purpose, phone, request, code, ...bound]), secret)
}

/** Returns whether two hashes of equal length are the same, in a time that does not depend on their difference. */
export function isSameHash(hash: string, stored: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(stored))
}

/** Returns the key of a login counter: the table of counters holds no phone and no address. */
export function attemptKey(fields: string[], secret: string): string {
  return hmac(KEY_PURPOSE, JSON.stringify(fields), secret)
}

function hmac(purpose: string, text: string, secret: string): string {
  return purposeHmac(text, { purpose, secret }).toString('hex')
}
