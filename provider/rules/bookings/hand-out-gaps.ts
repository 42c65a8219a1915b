import type { Verification } from '@/provider/contract/client-drivers'
import { dueKop } from './amount-due'

/** What is missing before a hand-out, each with what its text needs. Money in kopecks. */
export type HandOutGap =
  | { what: 'deposit'; neededKop: number; heldKop: number }
  | { what: 'unpaid'; leftKop: number }
  | { what: 'papers'; name: string; verification: Verification | null }

type HandOutState = {
  totalKop: number
  paidKop: number
  depositKop: number
  /** Blocked at this moment, all cards together. */
  heldKop: number
  /** `verification` null: no documents were sent. */
  drivers: readonly { name: string; verification: Verification | null }[]
  /** The operator compared the documents at the counter. */
  areDocumentsSeen: boolean
}

/** Returns all gaps at once. Documents that are seen at the counter do not clear a rejected driver. */
export function handOutGaps({
  totalKop,
  paidKop,
  depositKop,
  heldKop,
  drivers,
  areDocumentsSeen,
}: HandOutState): HandOutGap[] {
  const leftKop = dueKop('confirmed', totalKop, paidKop)
  const uncleared = drivers.filter(({ verification }) =>
    areDocumentsSeen ? verification === 'rejected' : verification !== 'verified',
  )
  return [
    ...(heldKop < depositKop ? [{ what: 'deposit', neededKop: depositKop, heldKop } as const] : []),
    ...(leftKop > 0 ? [{ what: 'unpaid', leftKop } as const] : []),
    ...uncleared.map((driver) => ({ what: 'papers', ...driver }) as const),
  ]
}
