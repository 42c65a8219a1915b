import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Returns 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Returns the hash that the database stores; a random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** What a browser presents at a login: the value of its cookie, and the device token of an earlier login. */
export type PresentedCredentials = { session: string | null; deviceToken: string | null }
