import { z } from 'zod'
import type { RentalRequest } from '@/provider/contract/quotes'
import { hashOf, readClaims, signClaims } from '@/provider/security/signed-claims'

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

const PURPOSE = 'quote:'

export function signQuote(rental: RentalRequest, claims: QuoteClaims, secret: string): string {
  return signClaims({ inputs: inputsOf(rental), ...claims }, { purpose: PURPOSE, secret })
}

/** @returns what the token proves, or null when it was not signed by us for exactly these inputs. */
export function readQuote(token: string, rental: RentalRequest, secret: string): QuoteClaims | null {
  const signed = readClaims(token, { purpose: PURPOSE, secret })
  if (signed === null) return null
  const { inputs, ...claims } = Claims.parse(signed)
  return inputs === inputsOf(rental) ? claims : null
}

/** Extras count as the same in any order. */
function inputsOf({ slug, df, dt, city, dropoffPlace, options, pc, offer }: RentalRequest): string {
  const { insurance, mileage, protection } = options
  const extras = options.extras.map(({ code, quantity }) => `${code}*${quantity}`).sort()
  return hashOf([slug, df, dt, city, dropoffPlace, insurance, mileage, protection, extras, pc, offer ?? null])
}
