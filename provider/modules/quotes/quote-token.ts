import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { RentalRequest } from '@/provider/contract/quotes'

/** What a token proves: that we named this total for these inputs by these rules. */
const Claims = z.object({
  inputs: z.string(),
  rulesVersion: z.string(),
  totalKop: z.number().int(),
  expiresAt: z.number(),
})
export type QuoteClaims = Omit<z.infer<typeof Claims>, 'inputs'>

// A signature of another kind, made with the same secret, must not pass for a quote.
const PURPOSE = 'quote:'

export function signQuote(rental: RentalRequest, claims: QuoteClaims, secret: string): string {
  const body = Buffer.from(JSON.stringify({ inputs: inputsOf(rental), ...claims })).toString('base64url')
  return `${body}.${signature(body, secret).toString('base64url')}`
}

/** @returns what the token proves, or null when it was not signed by us for exactly these inputs. */
export function readQuote(token: string, rental: RentalRequest, secret: string): QuoteClaims | null {
  const [body = '', given = '', ...rest] = token.split('.')
  const proof = Buffer.from(given, 'base64url')
  const expected = signature(body, secret)
  if (rest.length > 0 || proof.length !== expected.length || !timingSafeEqual(proof, expected)) return null
  const { inputs, ...claims } = Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return inputs === inputsOf(rental) ? claims : null
}

function inputsOf({ slug, df, dt, city, dropoffPlace }: RentalRequest): string {
  return [slug, df, dt, city, dropoffPlace].join('|')
}

function signature(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(PURPOSE).update(body).digest()
}
