import { createHmac } from 'node:crypto'

/** `purpose`: what was signed or hashed for another purpose with the same secret is not valid, and equals nothing here. */
export type Seal = { purpose: string; secret: string }

/** Returns the HMAC-SHA-256 of a text that only we can make, 32 bytes. No purpose may be the beginning of another one. */
export function purposeHmac(text: string, { purpose, secret }: Seal): Buffer {
  return createHmac('sha256', secret).update(purpose).update(text).digest()
}
