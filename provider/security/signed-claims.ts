import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** `purpose`: a signature of another kind, made with the same secret, must not pass for this one. */
type Seal = { purpose: string; secret: string }

/** Text that only we can have made, and that anybody may carry. */
export function signClaims(claims: object, seal: Seal): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${signature(body, seal).toString('base64url')}`
}

/** @returns what was signed, still to be parsed, or null when it was not signed by us for this purpose. */
export function readClaims(token: string, seal: Seal): unknown {
  const [body = '', given = '', ...rest] = token.split('.')
  const proof = Buffer.from(given, 'base64url')
  const expected = signature(body, seal)
  if (rest.length > 0 || proof.length !== expected.length || !timingSafeEqual(proof, expected)) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

/** For claims about something long: a token stays short. */
export function hashOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url')
}

function signature(body: string, { purpose, secret }: Seal): Buffer {
  return createHmac('sha256', secret).update(purpose).update(body).digest()
}
