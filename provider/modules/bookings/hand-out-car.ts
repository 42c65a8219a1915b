import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { cars } from '@/provider/db/schema/cars'
import { recordAction } from '@/provider/records/audit/record-action'
import { listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import { type Staff, staffOf } from '@/provider/rules/actors'
import { type HandOutGap, handOutGaps } from '@/provider/rules/bookings/hand-out-gaps'
import {
  handOutRejection,
  momentRejection,
  odometerRejection,
  type TransitionRejection,
} from '@/provider/rules/bookings/staff-transitions'
import { blockedKop } from '@/provider/rules/deposits/deposit-state'
import { driverVerifications } from './driver-verifications'
import { type LockedBooking, lockForTransition } from './lock-for-transition'
import { recordOdometer } from './record-odometer'
import type { StaffDeps, StaffRequest } from './staff-deps'
import type { TransitionResult } from './staff-transitions'
import { transitionBooking } from './transition-booking'

/** `anyway`: why the car goes although something is missing; null: it does not. */
type HandOut = { mileageKm: number; at: Date; areDocumentsSeen: boolean; anyway: string | null }

/**
 * Hands the car out: the rental begins. When something is missing, all of it is named and nothing happens, unless the
 * operator says why the car goes anyway.
 *
 * @param request `at` left out: just now
 */
export async function handOutCar(
  deps: StaffDeps,
  { number, operator, at = deps.now(), ...request }: StaffRequest & Omit<HandOut, 'at'> & { at?: Date | undefined },
): Promise<TransitionRejection | TransitionResult> {
  const { timeZone } = await deps.settings.current()
  const staff = staffOf(deps.settings, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const row = await lockForTransition(tx, number, staff, 'active')
    if ('why' in row) return row
    const rejection = momentRejection(at, staff.at) ?? handOutRejection(row, at, timeZone)
    return rejection ?? writeHandOut(tx, row, { ...request, at }, staff)
  })
}

async function writeHandOut(
  tx: Transaction,
  row: LockedBooking,
  { mileageKm, at, areDocumentsSeen, anyway }: HandOut,
  staff: Staff,
): Promise<TransitionRejection | TransitionResult> {
  const { id, carId, number } = row
  const [car] = await tx.select().from(cars).where(eq(cars.id, carId)).for('no key update')
  const otherNumber = await findActiveRental(tx, row)
  if (otherNumber) return { why: 'car_away', number: otherNumber }
  const rejection = odometerRejection({ previousKm: car?.mileageKm ?? 0, mileageKm, since: row.createdAt, at })
  if (rejection) return rejection
  const gaps = await listGaps(tx, row, areDocumentsSeen)
  if (gaps.length > 0 && anyway === null) return { why: 'not_ready', gaps }
  await transitionBooking(tx, id, { status: 'active', actor: 'branch', at }, 'handed over')
  await recordOdometer(tx, { bookingId: id, kind: 'out', carId, mileageKm, at })
  await recordAction(tx, staff, 'booking.give_out', id, {
    mileageKm,
    ...(areDocumentsSeen && { papers: 'seen' }),
    ...(gaps.length > 0 && { anyway, gaps: gaps.map(({ what }) => what).join(',') }),
  })
  return { why: null, number, refundedKop: 0, refundedOnlineKop: 0 }
}

async function listGaps(tx: Transaction, row: LockedBooking, areDocumentsSeen: boolean): Promise<HandOutGap[]> {
  const { id, clientId, driver, extraDrivers, totalKop, paidKop, price } = row
  const holds = await listDepositHolds(tx, [id])
  const people = [...(driver ? [driver] : []), ...extraDrivers]
  const verifications = await driverVerifications(tx, clientId)
  return handOutGaps({
    ...{ totalKop, paidKop, areDocumentsSeen, depositKop: price?.depositKop ?? 0 },
    heldKop: blockedKop(holds),
    drivers: people.map(({ last_name, first_name, phone }) => ({
      name: [last_name, first_name].filter(Boolean).join(' '),
      verification: verifications.get(phone) ?? null,
    })),
  })
}

/** Returns the number of the rental for which the car is still away. */
async function findActiveRental(tx: Transaction, { id, carId }: LockedBooking): Promise<string | null> {
  const [rental] = await tx
    .select({ number: bookings.number })
    .from(bookings)
    .where(
      and(eq(bookings.carId, carId), eq(bookings.status, 'active'), eq(bookings.kind, 'booking'), ne(bookings.id, id)),
    )
    .limit(1)
  return rental?.number ?? null
}
