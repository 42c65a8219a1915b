import { addDays, addHours, subHours } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { HandOverStage } from '@/provider/contract/rules/files/file-kinds'

export type PhotoRules = { maxEach: number; pickupHours: number; returnHours: number; retentionDays: number }

/** `heldAt`, `backAt`: when the car was handed out and came back; null: not yet. */
export type PhotographedRental = {
  status: BookingStatus
  startAt: Date
  endAt: Date
  heldAt: Date | null
  backAt: Date | null
}

/**
 * Returns the stage to which a photo of now belongs, or null when none is taken: at the pick-up from some hours before it until
 * some hours after the car was handed out, from then on at the return, until some hours after it.
 */
export function photoStageOf(
  { status, startAt, heldAt, backAt }: PhotographedRental,
  { pickupHours, returnHours }: PhotoRules,
  now: Date,
): HandOverStage | null {
  if (status === 'confirmed') return now >= subHours(startAt, pickupHours) ? 'pickup' : null
  if (status === 'active') return heldAt !== null && now < addHours(heldAt, pickupHours) ? 'pickup' : 'return'
  if (status === 'completed') return backAt !== null && now < addHours(backAt, returnHours) ? 'return' : null
  return null
}

/** Returns the moment from which a rental's photos are not needed, when no damage of it is open. */
export function photosEndOf({ endAt, backAt }: PhotographedRental, { retentionDays }: PhotoRules): Date {
  return addDays(backAt ?? endAt, retentionDays)
}
