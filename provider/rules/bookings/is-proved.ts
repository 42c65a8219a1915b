type Proof = { provedBy: 'session' | 'code' | 'branch' | null; signedIn: boolean; paidKop: number }

/** Returns whether somebody proved the driver's phone of a booking: a session, a code, the branch, or money. */
export function isProved({ provedBy, signedIn, paidKop }: Proof): boolean {
  return provedBy !== null || signedIn || paidKop > 0
}
