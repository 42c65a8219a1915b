import type { Transaction } from '@/provider/db/database'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import { isProved } from '@/provider/rules/bookings/is-proved'
import { type PrepaymentTerms, prepaymentKop } from '@/provider/rules/payments/prepayment'
import type { StationRules } from '@/provider/rules/settings/station-settings'
import { listBookedExtras } from './extension-queries'
import { type HoldLimits, requireOpenBookingsLimit, requirePhoneLimit } from './limit-holds'
import { type ProvedBy, spendProof } from './phone-code-proof'
import type { StoredBooking } from './queries'
import type { RentalTerms } from './rental-terms'
import { lockAndRequireExtrasLimit } from './reserve-options'
import { lockAndRequireModelLimit, unprovedPhoneFailure } from './unproved-limits'

export type BookingChange = {
  station: string
  people: Pick<StoredBooking, 'driver' | 'extraDrivers' | 'flight' | 'meeting'>
  /** Null: the rental and its price stay as they are. */
  terms: RentalTerms | null
  /** The verified code that proves the phone now; null: there is none. */
  codeId: number | null
  /** The client whose session changes it; null: none does. */
  actingId: number | null
  prepayment: PrepaymentTerms
  rules: Pick<StationRules, 'changeHours' | 'freeCancellationHours'>
  limits: HoldLimits
  /** Key of the hashes of networks. */
  secret: string
  now: Date
}

/**
 * Proves the phone of a booking for a change, where it is not proved already or the change needs a proof. The booking is locked.
 *
 * @param clientId of the booking after the change
 * @returns by what it is proved then
 * @throws {FailureError} `phone_unproved`, `code_wrong`, `too_many_requests`
 */
export async function proveChange(
  tx: Transaction,
  locked: StoredBooking & { clientId: number },
  change: BookingChange,
  clientId: number,
): Promise<ProvedBy> {
  const needsProof = await hasTooLittleMoney(tx, locked, change)
  const provedBy = await proofOf(tx, locked, change, needsProof)
  if (needsProof && provedBy === null) throw unprovedPhoneFailure('prepayment')
  const isNewlyProved = !isProved(locked) && isProved({ ...locked, provedBy })
  // A hold with another phone was counted with its new client.
  if (isNewlyProved && clientId === locked.clientId) await requireProvedLimit(tx, locked, change)
  return provedBy
}

/**
 * Returns whether money alone proves the phone, received or on its way, and is less than the prepayment of a price that rises: a
 * small booking would else be the proof of a large one.
 */
async function hasTooLittleMoney(
  tx: Transaction,
  { id, paidKop, price, provedBy, signedIn }: StoredBooking,
  { terms, prepayment }: BookingChange,
): Promise<boolean> {
  if (terms === null || provedBy !== null || signedIn) return false
  const { totalKop } = terms.price
  if (totalKop <= price.totalKop) return false
  const moneyKop = paidKop || ((await findActivePayment(tx, 'booking', id))?.amountKop ?? 0)
  return moneyKop > 0 && moneyKop < prepaymentKop({ totalKop, paidKop: 0 }, totalKop, prepayment)
}

/**
 * A code proves one phone, that of the driver. A session proves the client, who need not drive: where a proof is needed, the
 * session of the phone's client is one. A code that is not needed is not used up.
 */
async function proofOf(
  tx: Transaction,
  { driver, signedIn, provedBy, clientId }: StoredBooking & { clientId: number },
  { people, codeId, actingId, now }: BookingChange,
  needsProof: boolean,
): Promise<ProvedBy> {
  const isSamePhone = people.driver.phone === driver.phone
  const present = signedIn || isSamePhone ? provedBy : null
  if (present !== null || signedIn) return present
  if (needsProof && isSamePhone && actingId === clientId) return 'session'
  if (codeId === null) return null
  await spendProof(tx, codeId, now)
  return 'code'
}

/** A booking that a code proves is one more of those of its phone. */
async function requireProvedLimit(
  tx: Transaction,
  { id, status, clientId }: StoredBooking & { clientId: number },
  { limits, now }: BookingChange,
): Promise<void> {
  const phoneLimits = { ...limits, isProved: true, now }
  if (status === 'confirmed') await requireOpenBookingsLimit(tx, clientId, phoneLimits, id)
  else await requirePhoneLimit(tx, clientId, phoneLimits)
}

/** A booking without a proof that gets other terms, or has lost its proof, is one more of its model and of its extras. */
export async function requireUnprovedLimits(
  tx: Transaction,
  locked: StoredBooking & { blockedUntil: Date; holdNetwork: string | null },
  provedBy: ProvedBy,
  { terms, station, limits, now }: BookingChange,
): Promise<void> {
  const isProvedAfter = isProved({ ...locked, provedBy })
  if (isProvedAfter || (terms === null && !isProved(locked))) return
  const { modelId, period, blockedUntil } = terms ?? {
    ...locked,
    period: { pickup: locked.startAt, dropoff: locked.endAt },
  }
  const { maxUnprovedModelPercent } = limits
  const chosenExtras = terms?.chosenExtras ?? (await listBookedExtras(tx, locked.id))
  const taken = { station, chosenExtras, period, blockedUntil, now, own: { bookingId: locked.id } }
  await lockAndRequireExtrasLimit(tx, { ...taken, maxUnprovedModelPercent })
  const { id: ownId, holdNetwork: network } = locked
  const rental = { station, modelId, period, blockedUntil, now, ownId, network }
  await lockAndRequireModelLimit(tx, { ...rental, maxUnprovedModelPercent })
}
