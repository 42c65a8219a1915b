import { addMinutes } from 'date-fns'
import type { Extension } from '@/provider/contract/extensions'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { parseWireMoment } from '@/provider/contract/rules/dates/wire-time'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import { acceptedOf, extensionKop, mayExtend } from '@/provider/modules/bookings/rules/extension'
import { statusAt } from '@/provider/rules/bookings/transitions'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { isPlateFree, listBookedExtras, listExtensions, type StoredExtension } from './extension-queries'
import type { StoredBooking } from './queries'
import { areExtrasFree } from './reserve-options'

export type ExtensionTerms = { endAt: Date; blockedUntil: Date; amountKop: number }
type Extendable = Pick<StoredBooking, 'id' | 'status' | 'holdUntil' | 'startAt' | 'endAt' | 'carId' | 'price'>

/**
 * Returns the terms of a later return of a booking, whether or not the car is free until then.
 *
 * @param dt as the wire has it
 * @throws {FailureError} `conflict` when no later return may be asked for, `invalid_dates`, `rental_too_long`
 */
export function requireExtensionTerms(
  booking: Extendable,
  requests: readonly StoredExtension[],
  dt: string,
  { rules, laterCharges, turnaroundMinutes }: BranchSettings,
  now: Date,
): ExtensionTerms {
  const endAt = parseWireMoment(dt)
  const isLater = endAt !== null && endAt > booking.endAt && endAt > now
  if (!mayExtend(booking, rules.changeHours, now)) throw new FailureError('conflict', 'It is not extended online now.')
  if (!isLater) throw new FailureError('invalid_dates', 'No later return.', { fields: { dt: 'not later' } })
  if (rentalDays({ pickup: booking.startAt, dropoff: endAt }) > rules.maxRentalDays)
    throw new FailureError('rental_too_long', 'The rental would be too long.')
  const amountKop = extensionKop(booking, acceptedOf(requests, booking.endAt), endAt, laterCharges)
  if (amountKop === null) throw new FailureError('conflict', 'The branch has no price for a later return.')
  return { endAt, blockedUntil: blockedUntilOf(endAt, turnaroundMinutes), amountKop }
}

/** Returns the end of the time in which nobody else may have the car. */
export function blockedUntilOf(endAt: Date, turnaroundMinutes: number): Date {
  return addMinutes(endAt, turnaroundMinutes)
}

/** Returns whether the plate of a booking and its extras are free until a later return. Nothing is locked. */
export async function isFreeUntil(
  db: Pick<Database, 'select' | 'execute'>,
  booking: Extendable & { station: string },
  { endAt, blockedUntil }: ExtensionTerms,
  now: Date,
): Promise<boolean> {
  const { id, station, startAt } = booking
  if (!(await isPlateFree(db, booking, blockedUntil, now))) return false
  const chosenExtras = await listBookedExtras(db, id)
  const period = { pickup: startAt, dropoff: endAt }
  return areExtrasFree(db, { station, chosenExtras, period, blockedUntil, now, own: { bookingId: id } })
}

/** Returns what a booking's page says of a later return; null: the rental is over, or came to nothing. */
export async function describeExtension(
  db: Database,
  booking: StoredBooking,
  { rules, laterCharges }: Pick<BranchSettings, 'rules' | 'laterCharges'>,
  now: Date,
): Promise<Extension | null> {
  const status = statusAt(booking, now)
  if (status !== 'active' && status !== 'confirmed') return null
  const last = (await listExtensions(db, booking.id)).at(-1)
  const isPriced = laterCharges.some(({ code }) => code === 'late')
  return {
    allowed: isPriced && last?.state !== 'sent' && mayExtend(booking, rules.changeHours, now),
    request: last ? extensionItem(last) : null,
  }
}

/** Returns a request as its driver sees it. */
export function extensionItem(request: StoredExtension): NonNullable<Extension['request']> {
  const { state, endAt, amountKop, createdAt, reason } = request
  return {
    ...{ state, amountKop, dropoffAt: endAt.toISOString(), sentAt: createdAt.toISOString() },
    reason: reason ?? '',
  }
}
