import type { Booking } from '@/provider/contract/bookings'
import { listConsents } from '@/provider/records/consents/record-consents'
import { listUnpaidCharges } from '@/provider/records/debts/unpaid-charges'
import { listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import { findDepositTerms } from '@/provider/records/deposits/deposit-terms'
import type { BookingAccess } from '@/provider/rules/actors'
import { acceptedDocument } from '@/provider/rules/consents/consent'
import { depositResponse } from '@/provider/rules/deposits/deposit-response'
import { openCashKop } from '@/provider/rules/deposits/deposit-state'
import type { Language } from '@/provider/rules/i18n/language'
import { returnBill } from '@/provider/rules/payments/return-bill'
import type { BookingDeps } from './booking-deps'
import { listBranchPayments } from './branch-payments'
import { describeBooking } from './describe-booking'
import { describeExtension } from './extension-terms'
import { openBooking } from './open-booking'
import type { StoredBooking } from './queries'

const WITH_PAYMENTS: readonly Booking['status'][] = ['confirmed', 'active', 'completed']

/**
 * Returns the booking with the moment for which it is true.
 *
 * @throws {FailureError} `not_found` for a wrong number and for a wrong key alike
 */
export async function findBooking(deps: BookingDeps, access: BookingAccess, language: Language): Promise<Booking> {
  return describeNow(deps, await openBooking(deps, access), language)
}

/** Returns the booking as its own page shows it: with the texts that were agreed to. @throws {FailureError} `not_found` */
export async function showBooking(deps: BookingDeps, access: BookingAccess, language: Language): Promise<Booking> {
  const stored = await openBooking(deps, access)
  const [booking, consents, deposit] = await Promise.all([
    describeNow(deps, stored, language),
    listConsents(deps.db, stored.id),
    guestDeposit(deps, stored),
  ])
  return { ...booking, ...(deposit && { deposit }), documents: consents.map(acceptedDocument) }
}

async function describeNow(deps: BookingDeps, stored: StoredBooking, language: Language): Promise<Booking> {
  const { db, settings, now } = deps
  const booking = await describeBooking(deps, stored, language)
  const at = now()
  const extension = await describeExtension(db, stored, await settings.current(), at)
  const bill = booking.status === 'completed' ? await readBill(deps, stored.id, booking, language) : null
  const branchPayments = await readBranchPayments(deps, stored, booking)
  const taken = { ...(extension && { extension }), ...(bill && { bill }), ...(branchPayments && { branchPayments }) }
  return { ...booking, ...taken, asOf: at.toISOString() }
}

/** Null: nothing stands of such a booking, whatever was paid. */
async function readBranchPayments({ db }: BookingDeps, { id }: StoredBooking, { status, paidKop }: Booking) {
  if (!WITH_PAYMENTS.includes(status)) return null
  return paidKop > 0 ? listBranchPayments(db, id) : []
}

async function readBill({ db, settings }: BookingDeps, id: number, { number, dueKop }: Booking, language: Language) {
  const charges = await listUnpaidCharges(db, settings.station, number)
  const deposits = charges.length > 0 ? await listDepositHolds(db, [id]) : []
  return returnBill(dueKop, charges, openCashKop(deposits), language)
}

/** Where the deposit of a completed rental is. The key may be in other hands than the cards, so their digits are left out. */
async function guestDeposit({ db, settings, now }: BookingDeps, { status, number }: StoredBooking) {
  const terms = status === 'completed' ? await findDepositTerms(db, number) : null
  if (!terms) return null
  const deposit = depositResponse(terms, await settings.current(), now())
  return { ...deposit, cards: deposit.cards.map((card) => ({ ...card, last4: null })) }
}
