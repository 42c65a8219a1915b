import { createHash, timingSafeEqual } from 'node:crypto'
import { purposeHmac, type Seal } from './purpose-hmac'

/** Returns the claims as a text with a signature that only we can make. */
export function signClaims(claims: object, seal: Seal): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${purposeHmac(body, seal).toString('base64url')}`
}

/** Returns the claims, to be checked by a schema, or null when they were not signed by us for this purpose. */
export function readClaims(token: string, seal: Seal): unknown {
  const [body = '', signatureText = '', ...rest] = token.split('.')
  const proof = Buffer.from(signatureText, 'base64url')
  const expected = purposeHmac(body, seal)
  if (rest.length > 0 || proof.length !== expected.length || !timingSafeEqual(proof, expected)) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

/** Returns a hash of long inputs, so that a token with it stays short. */
export function hashOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url')
}
