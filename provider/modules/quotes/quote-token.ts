import { z } from 'zod'
import type { RentalRequest } from '@/provider/contract/quotes'
import { hashOf, readClaims, signClaims } from '@/provider/security/signed-claims'

/** What a token proves: the total that we quoted for these inputs by these rules. */
const Claims = z.object({
  /** Hash: options can be many, and a token stays short. */
  inputs: z.string(),
  rulesVersion: z.string(),
  totalKop: z.number().int(),
  expiresAt: z.number(),
  /** The client whose price it is; null: valid for anybody. */
  clientId: z.number().int().nullable().default(null),
})
type QuoteClaims = Omit<z.infer<typeof Claims>, 'inputs'>

const PURPOSE = 'quote:'

/** Signs the total of a rental; the token holds a hash of the inputs. */
export function signQuote(rental: RentalRequest, claims: QuoteClaims, secret: string): string {
  return signClaims({ inputs: inputsOf(rental), ...claims }, { purpose: PURPOSE, secret })
}

/**
 * Returns what a token proves about this rental; null when we did not sign it for exactly these inputs.
 *
 * @param clientId who presents it: a price for one client is valid for that client only.
 */
export function readQuote(
  { secret }: { secret: string },
  token: string,
  rental: RentalRequest,
  clientId: number | null,
): QuoteClaims | null {
  const signed = readClaims(token, { purpose: PURPOSE, secret })
  if (signed === null) return null
  const { inputs, ...claims } = Claims.parse(signed)
  if (inputs !== inputsOf(rental)) return null
  return claims.clientId === null || claims.clientId === clientId ? claims : null
}

/** Extras count as the same in any order. */
function inputsOf({ slug, df, dt, city, dropoffPlace, options, pc, offer }: RentalRequest): string {
  const { insurance, mileage, protection } = options
  const extras = options.extras.map(({ code, quantity }) => `${code}*${quantity}`).sort()
  return hashOf([slug, df, dt, city, dropoffPlace, insurance, mileage, protection, extras, pc, offer ?? null])
}
