import { subHours } from 'date-fns'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { SCAN_KINDS, UPLOAD_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database, Transaction } from '@/provider/db/database'
import { drivers } from '@/provider/db/schema/clients'
import { fileLinks, fileReads, files } from '@/provider/db/schema/files'

const DAY_HOURS = 24

export type FileRow = typeof files.$inferSelect
export type NewFile = Omit<FileRow, 'driverId' | 'disputeId' | 'fineId' | 'damageId' | 'removedAt'>

type Link = { tokenHash: string; fileId: string; sessionId: string; expiresAt: Date }
type Reader = { tokenHash: string; sessionId: string; clientId: number; at: Date }

export type FilesRepository = ReturnType<typeof createFilesRepository>

/** `clientId` is always the session's: another's file is none. */
export function createFilesRepository(db: Database) {
  const ofClient = (clientId: number) => and(eq(files.clientId, clientId), isNull(files.removedAt))
  /** What the branch keeps as evidence is nobody's to count or to remove. */
  const isUpload = inArray(files.kind, [...UPLOAD_KINDS])

  return {
    async find(clientId: number, id: string): Promise<FileRow | null> {
      const [row] = await db
        .select()
        .from(files)
        .where(and(ofClient(clientId), eq(files.id, id)))
      return row ?? null
    },

    /** As long as they are shown, in the order in which they came. */
    async listOf(clientId: number): Promise<FileRow[]> {
      return db.select().from(files).where(ofClient(clientId)).orderBy(asc(files.createdAt), asc(files.id))
    },

    async noteRead({ id: fileId, clientId, kind }: FileRow, at: Date): Promise<void> {
      await db.insert(fileReads).values({ fileId, clientId, kind, at })
    },

    async insertLink(link: Link): Promise<void> {
      await db.insert(fileLinks).values(link)
    },

    /** Uses a link up and notes the reading. @returns null: late, used, or of another session. */
    redeem: (reader: Reader): Promise<FileRow | null> => db.transaction((tx) => redeem(tx, reader)),

    /**
     * Puts files of the client aside, for `listRemoved`; all scans when none are named. What was put beside a dispute is the
     * branch's to read until its time is over.
     *
     * @returns how many
     */
    putAside: (clientId: number, at: Date, ids?: string[]): Promise<number> =>
      putAside(
        db,
        and(
          ofClient(clientId),
          isNull(files.disputeId),
          ids ? and(isUpload, inArray(files.id, ids)) : inArray(files.kind, [...SCAN_KINDS]),
        ),
        at,
      ),

    /** Puts aside whatever is too old: files that nothing came of, and those whose time is over. */
    putAsideOld: (at: Date, uselessSince: Date, keptSince: Date): Promise<number> =>
      putAside(
        db,
        and(
          isUpload,
          or(
            and(isNull(files.driverId), isNull(files.disputeId), lt(files.createdAt, uselessSince)),
            lt(files.createdAt, keptSince),
          ),
        ),
        at,
      ),

    /** Put aside and still there: everybody's, or one client's. */
    async listRemoved(clientId?: number): Promise<string[]> {
      const whose = clientId === undefined ? undefined : eq(files.clientId, clientId)
      const rows = await db
        .select({ id: files.id })
        .from(files)
        .where(and(whose, isNotNull(files.removedAt)))
      return rows.map(({ id }) => id)
    },

    async forget(id: string): Promise<void> {
      await db.delete(files).where(eq(files.id, id))
    },

    /** Of these ids, those of which there is no row. */
    async listUnknown(ids: string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const known = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
      const names = new Set(known.map(({ id }) => id))
      return ids.filter((id) => !names.has(id))
    },

    async removeOldLinks(at: Date): Promise<void> {
      await db.delete(fileLinks).where(lt(fileLinks.expiresAt, subHours(at, DAY_HOURS)))
    },
  }
}

/** A driver who is not verified has to be confirmed anew: there is nothing left to check. */
async function putAside(db: Database, which: SQL | undefined, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: files.id, driverId: files.driverId })
      .from(files)
      .where(and(which, isNull(files.removedAt)))
      .for('update')
    const ids = found.map(({ id }) => id)
    const driverIds = found.flatMap(({ driverId }) => (driverId === null ? [] : [driverId]))
    await tx.update(files).set({ driverId: null, removedAt: at }).where(inArray(files.id, ids))
    await tx
      .update(drivers)
      .set({ verification: 'incomplete', approved: false, rejectReason: null, approvedAt: null, consentVersion: null })
      .where(and(inArray(drivers.id, driverIds), ne(drivers.verification, 'verified')))
    return ids.length
  })
}

async function redeem(tx: Transaction, { tokenHash, sessionId, clientId, at }: Reader): Promise<FileRow | null> {
  const isLive = and(isNull(fileLinks.usedAt), gt(fileLinks.expiresAt, at))
  const [link] = await tx
    .update(fileLinks)
    .set({ usedAt: at })
    .where(and(eq(fileLinks.tokenHash, tokenHash), eq(fileLinks.sessionId, sessionId), isLive))
    .returning({ fileId: fileLinks.fileId })
  if (!link) return null
  const isOwn = and(eq(files.id, link.fileId), eq(files.clientId, clientId), isNull(files.removedAt))
  const [file] = await tx.select().from(files).where(isOwn)
  if (!file) return null
  await tx.insert(fileReads).values({ fileId: file.id, clientId, kind: file.kind, at })
  return file
}
