import { addHours } from 'date-fns'
import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus, Consent } from '@/provider/contract/bookings'
import { WAITING } from '@/provider/contract/rules/dates/waiting-time'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import { sqlList } from '@/provider/db/sql-list'
import { lockOwner } from '@/provider/records/clients/lock-client'
import { listConsents, recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { refundBooking } from '@/provider/records/payments/create-refund'
import { isStale } from '@/provider/rules/bookings/transitions'
import { networkAround } from '@/provider/rules/visitors/network'
import { cancellation } from './cancellation-terms'
import { confirmation } from './check-confirmation'
import { requireOpenLeft } from './limit-holds'
import { networkHash } from './network-hash'

const NETWORK_HOURS = 24

export type Agreement = { consents: Consent[]; ip: string | null; maxOpenBookingsPerPhone: number; at: Date }
export type CancelWish = { shownKop: number; freeCancellationHours: number; at: Date }
export type MovesRepository = ReturnType<typeof createMovesRepository>

/** @param secret key of the hashes of networks. */
export function createMovesRepository(db: Database, secret: string) {
  return {
    /**
     * Confirms a held booking, or says why not. A hold that ran out becomes `expired`, and that is committed.
     * The row is locked: of two confirmations, or of one and the sweep, the second sees what the first did.
     *
     * @throws {FailureError} `too_many_requests` when the phone has as many other bookings as it may.
     */
    async confirm(id: number, agreement: Agreement): Promise<'confirmed' | 'expired' | 'conflict'> {
      const { consents: given, ip, maxOpenBookingsPerPhone, at } = agreement
      // A hold locks its client, then bookings of others that stand in its way: the one that loses against it tries again.
      return retryTransaction(db, async (tx) => {
        await lockOwner(tx, id)
        const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
        if (!row) return 'conflict'
        const stored = await listConsents(tx, id)
        const outcome = confirmation({ status: row.status, stale: isStale(row, at) }, stored, given)
        if (outcome === 'expire') await moveBooking(tx, id, { status: 'expired', actor: 'system', at }, 'hold ran out')
        if (outcome === 'confirm' && row.clientId !== null) {
          await requireOpenLeft(tx, row.clientId, { maxOpenBookingsPerPhone, now: at }, id)
          await moveBooking(tx, id, { status: 'confirmed', actor: 'client', at }, 'pays at the branch')
          if (row.holdNetwork !== null) await noteNetwork(tx, id, row.holdNetwork, { secret, at })
          const agreed = given.map((consent) => ({ ...consent, givenAt: at, ip }))
          await recordConsents(tx, { bookingId: id }, agreed)
          await enqueueBooking(tx, 'booking_confirmed', id, at)
        }
        return outcome === 'expire' ? 'expired' : outcome === 'confirm' ? 'confirmed' : outcome
      })
    },

    /**
     * Cancels for the client, with the refund that he was shown, or says why not. What is refunded is judged with the
     * row locked: no payment comes in between.
     */
    async cancel(id: number, { shownKop, freeCancellationHours, at }: CancelWish) {
      return retryTransaction(db, async (tx) => {
        await lockOwner(tx, id)
        const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
        if (!row?.price) return { kind: 'conflict' as const }
        const outcome = cancellation({ ...row, price: row.price, freeCancellationHours }, shownKop, at)
        if (outcome.kind === 'cancel') {
          const cancelled = { status: 'cancelled_client', actor: 'client', at, refundKop: outcome.refundKop } as const
          await moveBooking(tx, id, cancelled, 'cancelled by the client')
          await refundBooking(tx, { bookingId: id, amountKop: outcome.refundKop, reason: 'cancelled', at })
          // A hold was only asked for.
          if (row.status !== 'held') await enqueueBooking(tx, 'booking_cancelled', id, at)
        }
        if (outcome.kind === 'expired' && isStale(row, at)) {
          await moveBooking(tx, id, { status: 'expired', actor: 'system', at }, 'hold ran out')
        }
        return outcome
      })
    },

    /** @returns how many holds that ran out were moved to `expired`. */
    async expireStale(now: Date): Promise<number> {
      // Skips rows that somebody is confirming or expiring at this moment.
      return retryTransaction(db, (tx) => expireHolds(tx, sql`true`, now, sql`skip locked`))
    },

    /** Of confirmed bookings, a day later. */
    async forgetNetworks(now: Date): Promise<void> {
      await db
        .update(bookings)
        .set(UNKNOWN_NETWORK)
        .where(
          or(
            lte(bookings.confirmedNetworkUntil, now),
            // A provider of before, beside this one, forgets the rest only.
            and(isNotNull(bookings.confirmedWideNetwork), isNull(bookings.confirmedNetworkUntil)),
          ),
        )
    },
  }
}

/** Moves the chosen holds that ran out to `expired`, with their history. */
export async function expireHolds(tx: Transaction, chosen: SQL, now: Date, locked = sql``): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await tx.execute(sql`
    with stale as (
      select b.id from bookings b
      where b.status in ${sqlList(WAITING)} and b.hold_until <= ${at} and ${chosen}
      order by b.id for update ${locked}
    ), moved as (
      update bookings set status = 'expired', hold_network = null, hold_visitor = null from stale
      where bookings.id = stale.id returning bookings.id
    )
    insert into booking_status_history (booking_id, status, actor, at, reason)
    select id, 'expired', 'system', ${at}, 'hold ran out' from moved`)
  return rowCount ?? 0
}

const UNKNOWN_NETWORK = { confirmedNetwork: null, confirmedWideNetwork: null, confirmedNetworkUntil: null }
const FORGOTTEN = { holdNetwork: null, holdVisitor: null, ...UNKNOWN_NETWORK }

type Move = {
  status: BookingStatus
  actor: 'client' | 'branch' | 'gateway' | 'system'
  at: Date
  refundKop?: number
  /** Left out: nothing was paid with the move. */
  paidKop?: number
  /** Counted when the car is back. */
  distanceKm?: number | null
}

/** The status and its entry in the history, in the caller's transaction. Whose visit it was is forgotten with the hold. */
export async function moveBooking(tx: Transaction, id: number, move: Move, reason: string): Promise<void> {
  const { status, actor, at, refundKop = null, paidKop, distanceKm } = move
  await tx
    .update(bookings)
    .set({
      ...{ status, refundKop, ...FORGOTTEN },
      ...(paidKop !== undefined && { paidKop }),
      ...(distanceKm !== undefined && { distanceKm }),
    })
    .where(eq(bookings.id, id))
  await tx.insert(bookingStatusHistory).values({ bookingId: id, status, actor, at, reason })
}

async function noteNetwork(
  tx: Transaction,
  id: number,
  network: string,
  { secret, at }: { secret: string; at: Date },
): Promise<void> {
  const noted = {
    confirmedNetwork: networkHash(network, secret),
    confirmedWideNetwork: networkHash(networkAround(network), secret),
    confirmedNetworkUntil: addHours(at, NETWORK_HOURS),
  }
  await tx.update(bookings).set(noted).where(eq(bookings.id, id))
}
