import type { BookingStatus } from '@/provider/contract/bookings'
import type { PaymentLookupAnswer } from '@/provider/contract/payments'
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
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { DebtsRepository } from './payable-queries'

/** What can be paid, and by whom: nothing of it is told to whoever does not know a surname. */
export type Debt = Pick<PaymentLookupAnswer, 'purpose' | 'number' | 'car' | 'about' | 'booking'> &
  PayableSums & {
    id: number
    clientId: number | null
    /** Of a booking: whether its holder still has to accept the terms. */
    status: BookingStatus | null
    totalKop: number
    paidKop: number
  }

type Asked = { purpose: PayablePurpose; number: string; fio: string; language: Language }
type Around = { debts: DebtsRepository; station: string; data: StationData; at: Date }

/** @throws {FailureError} `not_found`, whichever of number and surname is wrong. */
export async function requireDebt(around: Around, { purpose, number, fio, language }: Asked): Promise<Debt> {
  const found = await FIND[purpose](around, number, language)
  const known = found && [found.row.driver?.last_name ?? null, found.row.clientLastName]
  if (!found || !isSurnameOf(fio, known ?? [])) throw new FailureError('not_found', 'No such number with this name.')
  return found.debt
}

type Found = { row: { driver: { last_name: string } | null; clientLastName: string | null }; debt: Debt } | null

const FIND: Record<PayablePurpose, (around: Around, number: string, language: Language) => Promise<Found>> = {
  async booking({ debts, station, data, at }, number) {
    const row = await debts.findBooking(station, number)
    if (!row) return null
    const { id, clientId, car, startAt, endAt, totalKop, paidKop } = row
    const status = statusAt(row, at)
    const booking = { pickupAt: startAt.toISOString(), dropoffAt: endAt.toISOString(), status }
    const sums = { totalKop, paidKop, ...bookingSums(row, data, at) }
    return {
      row,
      debt: { purpose: 'booking', number: row.number, id, clientId, car, about: '', booking, status, ...sums },
    }
  },

  async fine({ debts, station, data, at }, number, language) {
    const row = await debts.findFine(station, number)
    if (!row) return null
    const { id, clientId, car, sizeKop, paidKop } = row
    const sums = { totalKop: sizeKop, paidKop, ...fineSums(row, data, at) }
    const about = textIn(row.name, language)
    return {
      row,
      debt: { purpose: 'fine', number: row.number, id, clientId, car, about, booking: null, status: null, ...sums },
    }
  },

  async damage({ debts, station, data }, number, language) {
    const row = await debts.findDamage(station, number)
    if (!row) return null
    const { id, clientId, car, costKop, coveredKop, paidKop } = row
    const sums = { totalKop: costKop - coveredKop, paidKop, ...damageSums(row, data) }
    const about = textIn(row.damage, language)
    return {
      row,
      debt: { purpose: 'damage', number: row.number, id, clientId, car, about, booking: null, status: null, ...sums },
    }
  },
}
