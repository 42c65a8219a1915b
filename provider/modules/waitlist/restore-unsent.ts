import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { waitlistEntries as entries } from '@/provider/db/schema/waitlist'
import { isUnsent, isWaiting, lockOpen } from './open-entries'

type Entry = typeof entries.$inferSelect

/** Entries whose message was discarded, because the car was taken again before it left, wait again at their old place. */
export async function restoreUnsent(db: Database, station: string, at: Date): Promise<void> {
  const unsent = await db
    .select()
    .from(entries)
    .where(and(eq(entries.station, station), isUnsent))
  for (const entry of unsent) await retryTransaction(db, (tx) => restoreEarliest(tx, entry, at))
}

/** Of several entries of one person for one rental the earliest waits; the others end, so that nobody is told twice. */
async function restoreEarliest(tx: Transaction, entry: Entry, at: Date): Promise<void> {
  const ofSame = ofSameKey(entry)
  await lockOpen(tx, ofSame)
  const [earliest, ...others] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(ofSame, or(isWaiting, isUnsent)))
    .orderBy(asc(entries.createdAt), asc(entries.id))
  if (!earliest) return
  const ids = others.map(({ id }) => id)
  await tx.update(entries).set({ state: 'expired', endedAt: at }).where(inArray(entries.id, ids))
  await tx.update(entries).set({ state: 'waiting', endedAt: null }).where(eq(entries.id, earliest.id))
}

/** As the unique indexes of waiting entries have it. */
function ofSameKey({ modelId, startAt, endAt, email, clientId }: Entry) {
  const ofRental = and(eq(entries.modelId, modelId), eq(entries.startAt, startAt), eq(entries.endAt, endAt))
  if (email !== null) return and(ofRental, eq(entries.email, email))
  return and(ofRental, isNull(entries.email), eq(entries.clientId, clientId ?? 0))
}
