import { and, eq, ne } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings, handOvers } from '@/provider/db/schema/bookings'
import { cars } from '@/provider/db/schema/fleet'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { driverVerifications } from '@/provider/records/bookings/driver-verifications'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import { refundBooking } from '@/provider/records/payments/create-refund'
import { type HandOutGap, handOutGaps } from '@/provider/rules/bookings/hand-out-gaps'
import {
  handOutRejection,
  momentRejection,
  odometerRejection,
  type TransitionRejection,
  transitionRejection,
} from '@/provider/rules/bookings/staff-transitions'
import { blockedKop } from '@/provider/rules/deposits/deposit-state'
import { moveBooking } from './transitions'

export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>
export type Moved = { why: null; number: string; refundedKop: number; refundedOnlineKop: number }
export type OdometerWish = { mileageKm: number; at: Date }
/** `anyway`: why the car goes although something is missing; null: it does not. */
export type GiveOutWish = OdometerWish & { areDocumentsSeen: boolean; anyway: string | null }

export type BranchRepository = ReturnType<typeof createBranchRepository>

/** Moves of the branch. Each is judged with the booking locked, and is one transaction with its history and its act. */
export function createBranchRepository(db: Database) {
  return {
    /**
     * He asked for it by phone or at the branch.
     *
     * @param isUnfinished an online payment of it was begun and left; what comes so after all is kept as far as it is due
     */
    async confirm(number: string, isUnfinished: boolean, act: Act): Promise<TransitionRejection | Moved> {
      return moveLocked(db, { number, act, to: 'confirmed' }, async (tx, { id, ...row }) => {
        const live = row.status === 'awaiting_payment' ? await findActivePayment(tx, 'booking', id) : null
        if (live && !isUnfinished) return { why: 'is_paying' }
        await moveBooking(tx, id, { status: 'confirmed', actor: 'branch', at: act.at }, 'confirmed by the branch')
        await recordAction(tx, act, 'booking.confirm', id, live ? { unfinished: live.id } : {})
        await enqueueBooking(tx, 'booking_confirmed', id, act.at)
        return movedOf(row.number)
      })
    },

    /** Everything that was paid goes back, however late it is: it is not the client who cancels. */
    async cancel(number: string, reason: string, act: Act): Promise<TransitionRejection | Moved> {
      return moveLocked(db, { number, act, to: 'cancelled_branch' }, async (tx, { id, ...row }) => {
        const move = { status: 'cancelled_branch', actor: 'branch', at: act.at, refundKop: row.paidKop } as const
        await moveBooking(tx, id, move, reason)
        const refund = { bookingId: id, amountKop: row.paidKop, reason: 'cancelled', at: act.at } as const
        const refundedOnlineKop = await refundBooking(tx, refund)
        await recordAction(tx, act, 'booking.cancel', id, { refundKop: row.paidKop, refundedOnlineKop })
        // A held one too: unlike a client who drops his own hold, this one has a letter and does not know.
        await enqueueBooking(tx, 'booking_cancelled_by_branch', id, act.at)
        return { ...movedOf(row.number), refundedKop: row.paidKop, refundedOnlineKop }
      })
    },

    async noShow(number: string, act: Act): Promise<TransitionRejection | Moved> {
      return moveLocked(db, { number, act, to: 'no_show' }, async (tx, { id, ...row }) => {
        if (row.startAt > act.at) return { why: 'not_begun' }
        await moveBooking(tx, id, { status: 'no_show', actor: 'branch', at: act.at }, 'nobody came')
        await recordAction(tx, act, 'booking.no_show', id, {})
        return movedOf(row.number)
      })
    },

    /** What is missing is named, all of it, and nothing happens, unless the operator says why the car goes anyway. */
    async giveOut(
      number: string,
      { mileageKm, at, areDocumentsSeen, anyway }: GiveOutWish,
      timeZone: string,
      act: Act,
    ): Promise<TransitionRejection | Moved> {
      return moveLocked(db, { number, act, to: 'active' }, async (tx, row) => {
        const { id, carId } = row
        const fault = momentRejection(at, act.at) ?? handOutRejection(row, at, timeZone)
        if (fault) return fault
        const [car] = await tx.select().from(cars).where(eq(cars.id, carId)).for('no key update')
        const away = await findAway(tx, row)
        if (away) return { why: 'car_away', number: away }
        const odometer = odometerRejection({ knownKm: car?.mileageKm ?? 0, mileageKm, since: row.createdAt, at })
        if (odometer) return odometer
        const gaps = await findGaps(tx, row, areDocumentsSeen)
        if (gaps.length > 0 && anyway === null) return { why: 'not_ready', gaps }
        await moveBooking(tx, id, { status: 'active', actor: 'branch', at }, 'handed over')
        await noteOdometer(tx, { bookingId: id, kind: 'out', carId, mileageKm, at })
        await recordAction(tx, act, 'booking.give_out', id, {
          mileageKm,
          ...(areDocumentsSeen && { papers: 'seen' }),
          ...(gaps.length > 0 && { anyway, gaps: gaps.map(({ what }) => what).join(',') }),
        })
        return movedOf(row.number)
      })
    },
  }
}

type Asked = { number: string; act: Act; to: BookingStatus }

/** The booking after its client; nothing is kept of what is refused. */
export async function moveLocked<Result>(
  db: Database,
  { number, act, to }: Asked,
  work: (tx: Transaction, row: LockedBooking) => Promise<Result | TransitionRejection>,
): Promise<Result | TransitionRejection> {
  return retryTransaction(db, async (tx) => {
    const row = await lockBooking(tx, number, act.station)
    if (!row) return { why: 'not_found' }
    return transitionRejection(row, to, act.at) ?? (await work(tx, row))
  })
}

/** What the odometer says is what the car has from now on. */
export async function noteOdometer(tx: Transaction, said: typeof handOvers.$inferInsert): Promise<void> {
  await tx.insert(handOvers).values(said)
  await tx.update(cars).set({ mileageKm: said.mileageKm }).where(eq(cars.id, said.carId))
}

async function findGaps(tx: Transaction, row: LockedBooking, areDocumentsSeen: boolean): Promise<HandOutGap[]> {
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

/** The number of the rental for which the car is still away. */
async function findAway(tx: Transaction, { id, carId }: LockedBooking): Promise<string | null> {
  const [away] = await tx
    .select({ number: bookings.number })
    .from(bookings)
    .where(
      and(eq(bookings.carId, carId), eq(bookings.status, 'active'), eq(bookings.kind, 'booking'), ne(bookings.id, id)),
    )
    .limit(1)
  return away?.number ?? null
}

function movedOf(number: string): Moved {
  return { why: null, number, refundedKop: 0, refundedOnlineKop: 0 }
}
