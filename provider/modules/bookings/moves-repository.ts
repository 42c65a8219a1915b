import { eq, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus, Consent } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import { bookingStatusHistory, bookings, consents } from '@/provider/db/schema'
import { statusList } from '@/provider/db/status-list'
import { isStale, WAITING } from '@/provider/rules/booking-moves'
import { confirmation } from './confirmation'

export type Agreement = { consents: Consent[]; ip: string | null; at: Date }
export type MovesRepository = ReturnType<typeof createMovesRepository>

export function createMovesRepository(db: Database) {
  return {
    /**
     * Confirms a held booking, or says why not. A hold that ran out becomes `expired`, and that is committed.
     * The row is locked: of two confirmations, or of one and the sweep, the second sees what the first did.
     */
    async confirm(id: number, agreement: Agreement): Promise<'confirmed' | 'expired' | 'conflict'> {
      return db.transaction(async (tx) => {
        const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
        if (!row) return 'conflict'
        const stored = await tx.select().from(consents).where(eq(consents.bookingId, id))
        const outcome = confirmation(
          { status: row.status, stale: isStale(row, agreement.at) },
          stored,
          agreement.consents,
        )
        if (outcome === 'expire') await move(tx, id, 'expired', 'system', agreement.at, 'hold ran out')
        if (outcome === 'confirm') {
          await move(tx, id, 'confirmed', 'client', agreement.at, 'pays at the branch')
          await insertConsents(tx, id, agreement)
        }
        return outcome === 'expire' ? 'expired' : outcome === 'confirm' ? 'confirmed' : outcome
      })
    },

    /** @returns how many holds that ran out were moved to `expired`. */
    async expireStale(now: Date): Promise<number> {
      // Skips rows that somebody is confirming or expiring at this moment.
      return db.transaction((tx) => expireHolds(tx, sql`true`, now, sql`skip locked`))
    },
  }
}

/** Moves the chosen holds that ran out to `expired`, with their history. */
export async function expireHolds(tx: Transaction, chosen: SQL, now: Date, locked = sql``): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await tx.execute(sql`
    with stale as (
      select b.id from bookings b
      where b.status in ${statusList(WAITING)} and b.hold_until <= ${at} and ${chosen}
      order by b.id for update ${locked}
    ), moved as (
      update bookings set status = 'expired', hold_network = null from stale where bookings.id = stale.id returning bookings.id
    )
    insert into booking_status_history (booking_id, status, actor, at, reason)
    select id, 'expired', 'system', ${at}, 'hold ran out' from moved`)
  return rowCount ?? 0
}

export async function insertConsents(tx: Transaction, bookingId: number, { consents: given, ip, at }: Agreement) {
  const rows = given.map(({ document, version }) => ({ bookingId, document, version, givenAt: at, ip }))
  await tx.insert(consents).values(rows).onConflictDoNothing()
}

/** The status and its entry in the history, in the caller's transaction. The address is forgotten with the hold. */
async function move(
  tx: Transaction,
  id: number,
  status: BookingStatus,
  actor: 'client' | 'system',
  at: Date,
  reason: string,
): Promise<void> {
  await tx.update(bookings).set({ status, holdNetwork: null }).where(eq(bookings.id, id))
  await tx.insert(bookingStatusHistory).values({ bookingId: id, status, actor, at, reason })
}
