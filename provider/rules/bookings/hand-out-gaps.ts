import type { Verification } from '@/provider/contract/client-drivers'
import { dueKop } from './amount-due'

/** What is missing before a car goes, each with what its words need. Money in kopecks. */
export type HandOutGap =
  | { what: 'deposit'; neededKop: number; heldKop: number }
  | { what: 'unpaid'; leftKop: number }
  | { what: 'papers'; name: string; verification: Verification | null }

type Ready = {
  totalKop: number
  paidKop: number
  depositKop: number
  /** Blocked at this moment, all cards together. */
  heldKop: number
  /** Who is to drive; null: nobody has sent documents of him. */
  drivers: readonly { name: string; verification: Verification | null }[]
  /** The operator compared the documents at the counter. */
  arePapersSeen: boolean
}

/** All gaps at once, so that the second try finds no new one. Seeing papers at the counter does not clear a driver who was rejected. */
export function handOutGaps({ totalKop, paidKop, depositKop, heldKop, drivers, arePapersSeen }: Ready): HandOutGap[] {
  const leftKop = dueKop('confirmed', totalKop, paidKop)
  const unknown = drivers.filter(({ verification }) =>
    arePapersSeen ? verification === 'rejected' : verification !== 'verified',
  )
  return [
    ...(heldKop < depositKop ? [{ what: 'deposit', neededKop: depositKop, heldKop } as const] : []),
    ...(leftKop > 0 ? [{ what: 'unpaid', leftKop } as const] : []),
    ...unknown.map((driver) => ({ what: 'papers', ...driver }) as const),
  ]
}
