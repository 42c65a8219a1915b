import { z } from 'zod'
import { canonicalAddress } from '@/provider/rules/clients/canonical-address'
import { purposeHmac } from '@/provider/security/purpose-hmac'
import { readClaims, signClaims } from '@/provider/security/signed-claims'

const PURPOSE = 'waitlist-stop:'
const ADDRESS_PURPOSE = 'waitlist-address:'

/** Hashes an address in one spelling with the secret, so that a copy of the database does not allow trying addresses. */
export function hashAddress(email: string, secret: string): string {
  return hash(canonicalAddress(email), secret)
}

/** Returns the hashes of an address: today's, and the one of its own spelling, which entries and opt-outs had at first. */
export function addressHashes(email: string, secret: string): string[] {
  return [hashAddress(email, secret), hash(email.toLowerCase(), secret)]
}

function hash(address: string, secret: string): string {
  return purposeHmac(address, { purpose: ADDRESS_PURPOSE, secret }).toString('base64url')
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
