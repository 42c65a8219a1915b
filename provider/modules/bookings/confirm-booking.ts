import { addHours, subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { Booking, BookingStatus, ConfirmRequest, Consent } from '@/provider/contract/bookings'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import { requireConsents, requireVersionsInForce } from '@/provider/modules/consents/check-consents'
import { lockOwner } from '@/provider/records/clients/lock-client'
import { listConsents, recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { networkHash } from '@/provider/records/visitors/network-hash'
import type { BookingAccess } from '@/provider/rules/actors'
import { isProved } from '@/provider/rules/bookings/is-proved'
import { isStale } from '@/provider/rules/bookings/transitions'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { containingNetwork } from '@/provider/rules/visitors/network'
import type { BookingDeps, BookingVisitor } from './booking-deps'
import { describeBooking } from './describe-booking'
import { requireOpenBookingsLimit } from './limit-holds'
import { openBooking } from './open-booking'
import { type ProvedBy, spendProof, verifyProof } from './phone-code-proof'
import { transitionBooking } from './transition-booking'
import { lockAndRequireUnprovedLimit, unprovedPhoneFailure } from './unproved-limits'

const CONFIRM_DOCUMENTS = ['public_offer', 'rentalterms'] as const
const NETWORK_HOURS = 24

/** `secret`: key of the hashes of networks. */
type Confirmation = {
  consents: Consent[]
  ip: string | null
  data: BranchSettings
  secret: string
  /** The client whose session confirms. */
  clientId: number | null
  /** The verified code of this phone. */
  proof: { codeId: number; phone: string } | null
  at: Date
}
type Outcome = 'confirm' | 'confirmed' | 'expire' | 'expired' | 'conflict'

/**
 * Confirms a held booking. A hold that ran out becomes `expired`, and that is committed.
 *
 * @throws {FailureError} `not_found`, `consent_required`, `hold_expired`, `conflict`; `too_many_requests` when the phone
 * has as many other bookings as it may; `phone_unproved` when a visitor of this network, or anybody, has to prove the phone or
 * to pay; `code_wrong`
 */
export async function confirmBooking(
  deps: BookingDeps,
  access: BookingAccess,
  { consents, proof }: ConfirmRequest,
  { ip, language }: BookingVisitor,
): Promise<Booking> {
  const { db, settings, secret, now } = deps
  const { id, status, driver } = await openBooking(deps, access)
  requireConsents(consents, CONFIRM_DOCUMENTS)
  const data = await settings.current()
  // A repeated confirmation is held to the texts that were agreed to then, not to those of today.
  if (status !== 'confirmed') requireVersionsInForce(consents, data, now())
  const { phone } = driver
  const codeId = status === 'confirmed' ? null : await verifyProof(deps, phone, proof)
  const { clientId } = access
  const proved = { clientId, proof: codeId === null ? null : { codeId, phone } }
  const confirmation = { consents, ip, data, secret, ...proved, at: now() }
  // A hold locks its client, then bookings of others that stand in its way: the one that loses against it tries again.
  const outcome = await retryTransaction(db, (tx) => confirmBookingUnderLock(tx, id, confirmation))
  if (outcome === 'expire' || outcome === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
  if (outcome === 'conflict') throw new FailureError('conflict', 'This booking cannot be confirmed so.')
  return describeBooking(deps, await openBooking(deps, access), language)
}

/** The row is locked: of two confirmations, or of one and the job, the second sees what the first did. */
async function confirmBookingUnderLock(tx: Transaction, id: number, confirmation: Confirmation): Promise<Outcome> {
  const { consents, ip, data, secret, at } = confirmation
  await lockOwner(tx, id)
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!row) return 'conflict'
  const stored = await listConsents(tx, id)
  const outcome = confirmationOutcome({ status: row.status, isStale: isStale(row, at) }, stored, consents)
  if (outcome === 'expire') await transitionBooking(tx, id, { status: 'expired', actor: 'system', at }, 'hold ran out')
  if (outcome !== 'confirm' || row.clientId === null) return outcome
  const provedBy = await provePhone(tx, row, confirmation)
  const isPhoneProved = isProved({ ...row, provedBy })
  const { maxOpenBookingsPerPhone } = data
  const phoneLimits = { maxOpenBookingsPerPhone, isProved: isPhoneProved, now: at }
  await requireOpenBookingsLimit(tx, row.clientId, phoneLimits, id)
  const network = row.holdNetwork && networkHash(containingNetwork(row.holdNetwork), secret)
  const { station } = row
  const unproved = { station, network, maxima: data, branchEmail: data.main_email, at }
  if (!isPhoneProved) {
    await requireNotDisowned(tx, row.clientId, data.notMineDays, at)
    await lockAndRequireUnprovedLimit(tx, unproved)
  }
  await transitionBooking(tx, id, { status: 'confirmed', actor: 'client', at }, 'pays at the branch')
  const columns = isPhoneProved ? { provedBy } : { unprovedAt: at, unprovedNetwork: network }
  await tx.update(bookings).set(columns).where(eq(bookings.id, id))
  if (row.holdNetwork !== null) await recordNetwork(tx, id, row.holdNetwork, confirmation)
  const consentRecords = consents.map((consent) => ({ ...consent, givenAt: at, ip }))
  await recordConsents(tx, { bookingId: id }, consentRecords)
  await enqueueBooking(tx, 'booking_confirmed', id, at)
  return outcome
}

/**
 * Requires a proof while the owner of the phone, who is locked, said not long ago that a booking was not his.
 *
 * @throws {FailureError} `phone_unproved`
 */
async function requireNotDisowned(tx: Transaction, clientId: number, days: number, at: Date): Promise<void> {
  const [client] = await tx.select({ notMineAt: clients.notMineAt }).from(clients).where(eq(clients.id, clientId))
  if (client?.notMineAt && client.notMineAt > subDays(at, days)) throw unprovedPhoneFailure()
}

type LockedRow = typeof bookings.$inferSelect

/** Returns who has proved the phone of a locked booking by now; a code is used up. */
async function provePhone(
  tx: Transaction,
  { provedBy, clientId, driver }: LockedRow,
  { clientId: actingId, proof, at }: Confirmation,
): Promise<ProvedBy> {
  if (provedBy !== null) return provedBy
  // His phone is that of his account: a stranger may have typed it, the client himself confirms.
  if (actingId !== null && actingId === clientId) return 'session'
  if (proof === null) return null
  if (driver?.phone !== proof.phone) throw new FailureError('conflict', 'The driver was changed a moment ago.')
  await spendProof(tx, proof.codeId, at)
  return 'code'
}

/**
 * What a confirmation does to a booking. The same request again gets the same response, another one afterwards is a conflict.
 * An undecided online payment is no obstacle: the client may pay at the branch, and money that still comes is a part of the
 * price.
 */
function confirmationOutcome(
  booking: { status: BookingStatus; isStale: boolean },
  stored: { document: string; version: string }[],
  requested: Consent[],
): Outcome {
  const { status } = booking
  if (booking.isStale) return 'expire'
  if (status === 'expired') return 'expired'
  if (status === 'confirmed')
    return requested.every((consent) => isAmongConsents(stored, consent)) ? 'confirmed' : 'conflict'
  return isWaiting(status) ? 'confirm' : 'conflict'
}

function isAmongConsents(stored: { document: string; version: string }[], { document, version }: Consent): boolean {
  return stored.some((consent) => consent.document === document && consent.version === version)
}

/** Stores the network for the limit of unpaid bookings; `expireHolds` removes it a day later. */
async function recordNetwork(
  tx: Transaction,
  id: number,
  network: string,
  { secret, at }: Pick<Confirmation, 'secret' | 'at'>,
): Promise<void> {
  const columns = {
    confirmedNetwork: networkHash(network, secret),
    confirmedWideNetwork: networkHash(containingNetwork(network), secret),
    confirmedNetworkUntil: addHours(at, NETWORK_HOURS),
  }
  await tx.update(bookings).set(columns).where(eq(bookings.id, id))
}
