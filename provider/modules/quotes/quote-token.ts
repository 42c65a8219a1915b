import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { RentalRequest } from '@/provider/contract/quotes'

/** What a token proves: that we named this total for these inputs by these rules. */
const Claims = z.object({
  /** Hash: options can be many, and a token stays short. */
  inputs: z.string(),
  rulesVersion: z.string(),
  totalKop: z.number().int(),
  expiresAt: z.number(),
  /** Whose price it is; null: anybody's. */
  clientId: z.number().int().nullable().default(null),
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

/** Extras count as the same in any order. */
function inputsOf({ slug, df, dt, city, dropoffPlace, options, pc, offer }: RentalRequest): string {
  const { insurance, mileage, protection } = options
  const extras = options.extras.map(({ code, quantity }) => `${code}*${quantity}`).sort()
  const inputs = [slug, df, dt, city, dropoffPlace, insurance, mileage, protection, extras, pc, offer ?? null]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url')
}

function signature(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(PURPOSE).update(body).digest()
}
