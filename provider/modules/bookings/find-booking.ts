import type { Booking } from '@/provider/contract/bookings'
import { listConsents } from '@/provider/records/consents/record-consents'
import { listUnpaidCharges } from '@/provider/records/debts/unpaid-charges'
import { findDepositTerms } from '@/provider/records/deposits/deposit-terms'
import type { BookingAccess } from '@/provider/rules/actors'
import { acceptedDocument } from '@/provider/rules/consents/consent'
import { depositResponse } from '@/provider/rules/deposits/deposit-response'
import { openCashKop } from '@/provider/rules/deposits/deposit-state'
import type { Language } from '@/provider/rules/i18n/language'
import { returnBill } from '@/provider/rules/payments/return-bill'
import type { BookingDeps } from './booking-deps'
import { describeBooking } from './describe-booking'
import { describeExtension } from './extension-terms'
import { listBranchPayments } from './list-branch-payments'
import { openBooking } from './open-booking'
import type { StoredBooking } from './queries'

const WITH_PAYMENTS: readonly Booking['status'][] = ['confirmed', 'active', 'completed']

/**
 * Returns the booking with the moment for which it is true.
 *
 * @throws {FailureError} `not_found` for a wrong number and for a wrong key alike
 */
export async function findBooking(deps: BookingDeps, access: BookingAccess, language: Language): Promise<Booking> {
  const stored = await openBooking(deps, access)
  return describeNow(deps, stored, await readDepositTerms(deps, stored), language)
}

/** Returns the booking as its own page shows it: with the texts that were agreed to. @throws {FailureError} `not_found` */
export async function showBooking(deps: BookingDeps, access: BookingAccess, language: Language): Promise<Booking> {
  const stored = await openBooking(deps, access)
  const terms = await readDepositTerms(deps, stored)
  const [booking, consents, deposit] = await Promise.all([
    describeNow(deps, stored, terms, language),
    listConsents(deps.db, stored.id),
    terms && guestDeposit(deps, terms),
  ])
  return { ...booking, ...(deposit && { deposit }), documents: consents.map(acceptedDocument) }
}

type Terms = Awaited<ReturnType<typeof findDepositTerms>>

/** What decides on the deposit of a completed rental; null: it is not over, or has none. */
async function readDepositTerms({ db }: BookingDeps, { status, number }: StoredBooking): Promise<Terms> {
  return status === 'completed' ? findDepositTerms(db, number) : null
}

async function describeNow(
  deps: BookingDeps,
  stored: StoredBooking,
  terms: Terms,
  language: Language,
): Promise<Booking> {
  const { db, settings, now } = deps
  const booking = await describeBooking(deps, stored, language)
  const at = now()
  const extension = await describeExtension(db, stored, await settings.current(), at)
  const bill = booking.status === 'completed' ? await readBill(deps, booking, terms, language) : null
  const branchPayments = await readBranchPayments(deps, stored, booking)
  const details = { ...(extension && { extension }), ...(bill && { bill }), ...(branchPayments && { branchPayments }) }
  return { ...booking, ...details, asOf: at.toISOString() }
}

/** Null for a booking that is not firm or has ended without a rental: its page lists no branch payments. */
async function readBranchPayments({ db }: BookingDeps, { id }: StoredBooking, { status, paidKop }: Booking) {
  if (!WITH_PAYMENTS.includes(status)) return null
  return paidKop > 0 ? listBranchPayments(db, id) : []
}

async function readBill({ db, settings }: BookingDeps, { number, dueKop }: Booking, terms: Terms, language: Language) {
  const charges = await listUnpaidCharges(db, settings.station, number)
  return returnBill(dueKop, charges, openCashKop(terms?.holds ?? []), language)
}

/** Where the deposit of a completed rental is. The key may be in other hands than the cards, so their digits are left out. */
async function guestDeposit({ settings, now }: BookingDeps, terms: NonNullable<Terms>) {
  const deposit = depositResponse(terms, await settings.current(), now())
  return { ...deposit, cards: deposit.cards.map((card) => ({ ...card, last4: null })) }
}
