import { and, asc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { waitlistEntries as entries } from '@/provider/db/schema/waitlist'
import { qualifiedColumn } from '@/provider/db/sql/qualified-column'

/** A message that did not leave, because the car was taken again meanwhile, is tried so often. */
const MAX_ATTEMPTS = 5

/** The key of an entry's message in the outbox. */
export function messageKey({ id, attempts }: { id: number; attempts: number }): string {
  return `car_free:${id}:${attempts}`
}

const isNotified = eq(entries.state, 'notified')
export const isWaiting = eq(entries.state, 'waiting')

/** Its message was discarded, and it is to wait again. */
export const isUnsent = and(isNotified, lt(entries.attempts, MAX_ATTEMPTS), hasMessage('discarded'))

/** It waits, or its message has not left: somebody may still be told. */
export const isOpen = or(isWaiting, isUnsent, and(isNotified, hasMessage('waiting')))

/** Locks entries that may be open. A statement after it, unlike its own, sees the messages of those who held the lock before. */
export async function lockOpen(tx: Transaction, condition: SQL | undefined): Promise<void> {
  await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(condition, inArray(entries.state, ['waiting', 'notified'])))
    .orderBy(asc(entries.createdAt), asc(entries.id))
    .for('update')
}

function hasMessage(state: 'waiting' | 'discarded'): SQL {
  const key = sql`'car_free:' || ${qualifiedColumn(entries.id)} || ':' || ${qualifiedColumn(entries.attempts)}`
  return sql`exists (select from outbox m where m.dedup_key = ${key} and m.state = ${state})`
}
