import { addSeconds } from 'date-fns'
import { and, eq, exists, inArray, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { codes } from '@/provider/db/schema/auth'
import { clients } from '@/provider/db/schema/clients'
import { outbox } from '@/provider/db/schema/outbox'
import type { Lane } from './delivery-lanes'

/** How many undeliverable messages one statement ends. */
const DISCARDED_AT_ONCE = 1_000

export type WaitingMessage = typeof outbox.$inferSelect

/**
 * Ends due messages that are undeliverable: no client has the phone, or the code is expired or void. However many
 * strangers' phones were entered, clients' messages do not wait behind them. Returns whether there may be more.
 */
export async function discardUndeliverable(db: Database, at: Date): Promise<boolean> {
  const undeliverable = db.$with('undeliverable').as(selectUndeliverable(db, at))
  const { rowCount } = await db
    .with(undeliverable)
    .update(outbox)
    .set({ state: 'discarded', params: {}, address: null, network: null, endedAt: at })
    .where(inArray(outbox.id, db.select({ id: undeliverable.id }).from(undeliverable)))
  return rowCount === DISCARDED_AT_ONCE
}

/**
 * Claims due messages of a lane for this worker as long as the lease lasts. Another worker takes over the messages of one
 * that was killed, so a message may arrive twice but is never lost.
 */
export async function claimMessages(
  db: Database,
  { lane, limit, leaseSeconds }: { lane: Lane; limit: number; leaseSeconds: number },
  at: Date,
): Promise<WaitingMessage[]> {
  // A part of its own, which is read once: a plan may run a subquery again for each row, past its limit.
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isDue(at), IN_LANE[lane]))
      .orderBy(outbox.nextAt, outbox.id)
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(outbox)
    .set({ nextAt: addSeconds(at, leaseSeconds), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning()
}

const IN_LANE: Record<Lane, SQL | undefined> = {
  codes: and(eq(outbox.channel, 'sms'), isNotNull(outbox.codeId)),
  sms: and(eq(outbox.channel, 'sms'), isNull(outbox.codeId)),
  email: eq(outbox.channel, 'email'),
  webhook: eq(outbox.channel, 'webhook'),
}

function selectUndeliverable(db: Database, at: Date) {
  const owner = db.select({ id: clients.id }).from(clients).where(eq(clients.phone, outbox.phone))
  const voided = db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.id, outbox.codeId), isNotNull(codes.voidAt)))
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue(at), or(lte(outbox.expiresAt, at), and(isNull(outbox.address), notExists(owner)), exists(voided))))
    .limit(DISCARDED_AT_ONCE)
    .for('update', { skipLocked: true })
}

function isDue(at: Date): SQL | undefined {
  return and(eq(outbox.state, 'waiting'), lte(outbox.nextAt, at))
}
