import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { readClaims, signClaims } from '@/provider/security/signed-claims'

const PURPOSE = 'waitlist-stop:'

/** Hashes an address with the secret, so that a copy of the database does not allow trying addresses. */
export function hashAddress(email: string, secret: string): string {
  return createHmac('sha256', secret).update('waitlist-address:').update(email).digest('base64url')
}

/** Signs the token of a letter's link; it holds no address, because links are stored and passed on. */
export function signStop(addressHash: string, secret: string): string {
  return signClaims({ address: addressHash }, { purpose: PURPOSE, secret })
}

/** Returns the hash of the address that the token stops; null when we did not sign it. */
export function readStop(token: string, secret: string): string | null {
  const claims = readClaims(token, { purpose: PURPOSE, secret })
  return claims === null ? null : z.object({ address: z.string() }).parse(claims).address
}
