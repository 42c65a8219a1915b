import type { BookingStatus } from '@/provider/contract/bookings'
import type { PaymentLookupResponse } from '@/provider/contract/payments'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import { isSurnameOf } from '@/provider/modules/payments/rules/same-surname'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import {
  bookingSums,
  damageSums,
  fineSums,
  type PayablePurpose,
  type PayableSums,
} from '@/provider/rules/payments/payable-sums'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { findPayableBooking, findPayableDamage, findPayableFine } from './payable-queries'

/** What can be paid. The client's id serves the transaction alone. */
export type Payable = Pick<PaymentLookupResponse, 'purpose' | 'number' | 'car' | 'about' | 'booking'> &
  PayableSums & {
    id: number
    clientId: number | null
    /** Status of a booking: it decides whether its holder still has to accept the terms. */
    status: BookingStatus | null
    totalKop: number
    paidKop: number
  }

type PayableDeps = { db: Pick<Database, 'select'>; station: string; data: BranchSettings; at: Date }
type PayableName = { purpose: PayablePurpose; number: string; fio: string; language: Language }
type Match = { row: { driver: { last_name: string } | null; clientLastName: string | null }; payable: Payable }

/** Returns what has this number and belongs to this surname. @throws {FailureError} `not_found`, whichever is wrong */
export async function findPayable(
  reading: PayableDeps,
  { purpose, number, fio, language }: PayableName,
): Promise<Payable> {
  const match = await FIND[purpose](reading, number, language)
  const surnames = match ? [match.row.driver?.last_name ?? null, match.row.clientLastName] : []
  if (!match || !isSurnameOf(fio, surnames)) throw new FailureError('not_found', 'No such number with this name.')
  return match.payable
}

const FIND: Record<
  PayablePurpose,
  (reading: PayableDeps, number: string, language: Language) => Promise<Match | null>
> = {
  async booking({ db, station, data, at }, number) {
    const row = await findPayableBooking(db, station, number)
    if (!row) return null
    const { id, clientId, car, startAt, endAt, totalKop, paidKop } = row
    const status = statusAt(row, at)
    const booking = { pickupAt: startAt.toISOString(), dropoffAt: endAt.toISOString(), status }
    const sums = { totalKop, paidKop, ...bookingSums(row, data, at) }
    const names = { purpose: 'booking', number: row.number, car, about: '' } as const
    return { row, payable: { ...names, id, clientId, booking, status, ...sums } }
  },

  async fine({ db, station, data, at }, number, language) {
    const row = await findPayableFine(db, station, number)
    if (!row) return null
    const { id, clientId, car, sizeKop, paidKop } = row
    const sums = { totalKop: sizeKop, paidKop, ...fineSums(row, data, at) }
    const names = { purpose: 'fine', number: row.number, car, about: textIn(row.name, language) } as const
    return { row, payable: { ...names, id, clientId, booking: null, status: null, ...sums } }
  },

  async damage({ db, station, data }, number, language) {
    const row = await findPayableDamage(db, station, number)
    if (!row) return null
    const { id, clientId, car, costKop, coveredKop, paidKop } = row
    const sums = { totalKop: costKop - coveredKop, paidKop, ...damageSums(row, data) }
    const names = { purpose: 'damage', number: row.number, car, about: textIn(row.damage, language) } as const
    return { row, payable: { ...names, id, clientId, booking: null, status: null, ...sums } }
  },
}
