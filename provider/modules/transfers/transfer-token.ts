import { z } from 'zod'
import type { TransferTrip } from '@/provider/contract/transfers'
import { hashOf, readClaims, signClaims } from '@/provider/security/signed-claims'

/** What a token proves: that we quoted this total for this trip. */
const Claims = z.object({ inputs: z.string(), totalKop: z.number().int(), isFrom: z.boolean(), expiresAt: z.number() })
type TransferClaims = Omit<z.infer<typeof Claims>, 'inputs'>

const PURPOSE = 'transfer-quote:'

/** Signs the quote of a trip. */
export function signTransfer(trip: TransferTrip, claims: TransferClaims, secret: string): string {
  return signClaims({ inputs: inputsOf(trip), ...claims }, { purpose: PURPOSE, secret })
}

/** Returns what the token proves, or null when it was not signed by us for exactly this trip. */
export function readTransfer(token: string, trip: TransferTrip, secret: string): TransferClaims | null {
  const signed = readClaims(token, { purpose: PURPOSE, secret })
  if (signed === null) return null
  const { inputs, ...claims } = Claims.parse(signed)
  return inputs === inputsOf(trip) ? claims : null
}

function inputsOf({ slug, kind, at, hours, route, fromPlace, toPlace, back, passengers, childSeats }: TransferTrip) {
  const backAt = back && [back.date, back.time]
  return hashOf([slug, kind, at.date, at.time, hours, route, fromPlace, toPlace, backAt, passengers, childSeats])
}
