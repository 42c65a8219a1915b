import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { eraseClient } from '@/provider/records/clients/erase-client'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { erasePersonalData } from '@/provider/records/erasure/erase-personal-data'

/**
 * Frees a phone for the client who proved it. A client with this phone who never registered, and of whom nothing was proved, is open
 * or is owed, is only what somebody typed in a booking. He is erased as by a deletion; his bookings stay for the books. Such a
 * client never locks another one, so he is locked after the caller's own.
 *
 * @returns false: a client has the phone
 */
export async function freePhone(tx: Transaction, phone: string, at: Date): Promise<boolean> {
  const id = await findUnknown(tx, phone)
  if (typeof id !== 'number') return id === 'nobody'
  await lockClientRow(tx, id)
  // A booking may have come first.
  const locked = await findUnknown(tx, phone)
  if (typeof locked !== 'number') return locked === 'nobody'
  await erasePersonalData(tx, { id, phone, at })
  await eraseClient(tx, id, at)
  return true
}

/** Returns the client who may be erased; `taken`: he may not be. */
async function findUnknown(tx: Transaction, phone: string): Promise<number | 'taken' | 'nobody'> {
  const isTaken = sql<boolean>`is_known_client(${clients})`
  const [row] = await tx.select({ id: clients.id, isTaken }).from(clients).where(eq(clients.phone, phone))
  if (!row) return 'nobody'
  return row.isTaken ? 'taken' : row.id
}
