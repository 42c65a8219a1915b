import { timingSafeEqual } from 'node:crypto'
import { OWNER_TOKEN } from '@/provider/contract/rules/bookings/owner-token'
import { purposeHmac } from '@/provider/security/purpose-hmac'

// A signature of another kind, made with the same secret, is no owner's.
const PURPOSE = 'not-mine:'
/** Half of the HMAC: 128 bits, and 21 characters fewer in an SMS. */
const SIGNATURE_BYTES = 16

/** What a link is for: a booking and the client with its phone. Another phone is another client, and ends the link. */
type Subject = { number: string; clientId: number }

/** Returns the token by which the reader of a phone's messages disowns its bookings. It is not stored. */
export function signOwner(subject: Subject, secret: string): string {
  return `${subject.number}.${signatureOf(subject, secret).toString('base64url')}`
}

/** Returns the number of the booking that a token names, or null for what cannot be a token. Proves nothing yet. */
export function numberIn(token: string): string | null {
  return segmentsOf(token)[0] ?? null
}

/** Compares in constant time; `subject` is null when there is no such booking, and then it takes as long. */
export function isOwnerOf<Stored extends Subject>(
  token: string,
  subject: Stored | null,
  secret: string,
): subject is Stored {
  const signature = Buffer.from(segmentsOf(token)[1] ?? '', 'base64url')
  const expected = signatureOf(subject ?? { number: '', clientId: 0 }, secret)
  return signature.length === expected.length && timingSafeEqual(signature, expected) && subject !== null
}

/** Returns the number and the signature, or nothing for what cannot be a token. */
function segmentsOf(token: string): string[] {
  return OWNER_TOKEN.test(token) ? token.split('.') : []
}

function signatureOf({ number, clientId }: Subject, secret: string): Buffer {
  return purposeHmac(`${number}:${clientId}`, { purpose: PURPOSE, secret }).subarray(0, SIGNATURE_BYTES)
}
