import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { HAND_OVER_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { files } from '@/provider/db/schema/files'

export type FileRow = typeof files.$inferSelect

const isPhoto = inArray(files.kind, [...HAND_OVER_KINDS])

/**
 * Returns the condition that a file is the client's and not removed. `clientId` is always the session's: another
 * client's file is not found, nor a scan that was sent with the key of a booking, whose phone proves nothing.
 */
export function isVisibleTo(clientId: number) {
  return and(eq(files.clientId, clientId), isNull(files.removedAt), or(eq(files.byGuest, false), isPhoto))
}

/** Finds a file of the client that is not removed, or null. */
export async function findFile(db: Database, clientId: number, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(isVisibleTo(clientId), eq(files.id, id)))
  return row ?? null
}

/** Lists the files of a client that are not removed, in the order in which they came. */
export async function listFilesOf(db: Database, clientId: number): Promise<FileRow[]> {
  return db.select().from(files).where(isVisibleTo(clientId)).orderBy(asc(files.createdAt), asc(files.id))
}

/** Lists files that are marked as removed and still stored; of one client when he is named. */
export async function listRemoved(db: Database, clientId?: number): Promise<string[]> {
  const ofClient = clientId === undefined ? undefined : eq(files.clientId, clientId)
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(ofClient, isNotNull(files.removedAt)))
  return rows.map(({ id }) => id)
}

/** Returns those of the ids that have no row. */
export async function listWithoutRow(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
  const existing = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !existing.has(id))
}
