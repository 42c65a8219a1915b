import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { RemovedFiles } from '@/provider/contract/files'
import { SCAN_KINDS, UPLOAD_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database, Transaction } from '@/provider/db/database'
import { drivers } from '@/provider/db/schema/client-drivers'
import { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import type { FileStore } from '@/provider/file-store/file-store'
import type { Warn } from '@/provider/logging/warn'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { isVisibleTo, listRemoved } from './queries'
import { findOwnStores } from './store-marks'
import type { Vault } from './vault'

type Deps = { db: Database; vault: Vault; now: () => Date; warn: Warn }

/** Files that the client sent; what the branch stores as evidence is not his to remove. */
export const isUpload = inArray(files.kind, [...UPLOAD_KINDS])

const isOfNothing = and(isNull(files.disputeId), isNull(files.bookingId))

/**
 * Removes one file of a client: it is hidden at once, its bytes are deleted as soon as the disk allows it. A file of a
 * dispute stays with the branch until its time is over; a booking's is removed with `removeBookingScan`.
 *
 * @throws {FailureError} `not_found`; `unauthenticated` when the client was deleted
 */
export async function removeFile(deps: Deps, clientId: number, id: string): Promise<RemovedFiles> {
  const { db, now } = deps
  const at = now()
  const which = and(isVisibleTo(clientId), isOfNothing, and(isUpload, inArray(files.id, [id])))
  const removed = await removeOf(db, clientId, which, at)
  if (removed === 0) throw new FailureError('not_found', 'No such file of this client.')
  await deleteRemovedOf(deps, clientId)
  return { removed }
}

/** Removes every scan of a client's drivers. @throws {FailureError} `unauthenticated` when the client was deleted */
export async function removeScans(deps: Deps, clientId: number): Promise<RemovedFiles> {
  const { db, now } = deps
  const at = now()
  const which = and(isVisibleTo(clientId), isOfNothing, inArray(files.kind, [...SCAN_KINDS]))
  const removed = await removeOf(db, clientId, which, at)
  await deleteRemovedOf(deps, clientId)
  return { removed }
}

/**
 * Locks the client first, as an approval does: otherwise the two could meet in a deadlock, or the approval in the check that
 * scans exist.
 *
 * @throws {FailureError} `unauthenticated` when the client was deleted
 */
function removeOf(db: Database, clientId: number, which: SQL | undefined, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockClientById(tx, clientId)
    return markRemoved(tx, which, at)
  })
}

/** Deletes the bytes and the rows of this client's files that are marked as removed. */
export async function deleteRemovedOf(deps: Deps, clientId: number): Promise<void> {
  await deleteFiles(deps, await listRemoved(deps.db, clientId))
}

/** Deletes the bytes before the row; the purge finds a row without bytes, and bytes without a row. */
export async function deleteFiles(deps: Deps, ids: string[]): Promise<void> {
  const { db, vault } = deps
  if (ids.length === 0) return
  const stores = await requireOwnStores(deps)
  await removeEach(deps, stores ? ids : [], async (id) => {
    await vault.remove(id, stores ?? [])
    await db.delete(files).where(eq(files.id, id))
  })
}

/** Returns the stores in which this database may delete; null, with a line in the log, while there is none. */
export async function requireOwnStores(deps: Deps): Promise<FileStore[] | null> {
  try {
    const stores = await findOwnStores(deps, deps.vault.stores)
    if (!stores) deps.warn({}, 'no file is deleted: the store of files has the mark of another database (files claim)')
    return stores
  } catch (err) {
    deps.warn({ err }, 'no file is deleted: the store of files cannot be asked')
    return null
  }
}

/**
 * Removes files one by one. One that cannot be removed now waits for the purge; the other files and the request do not
 * wait for it.
 */
export async function removeEach(
  { warn }: Pick<Deps, 'warn'>,
  ids: string[],
  remove: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await remove(id)
    } catch (err) {
      warn({ err, file: id }, 'a file could not be removed')
    }
  }
}

/**
 * Marks files as removed and returns how many. A driver who is not verified must be confirmed again: no scan is left that
 * the branch could check.
 */
export async function markRemoved(tx: Transaction, which: SQL | undefined, at: Date): Promise<number> {
  const rows = await tx
    .select({ id: files.id, driverId: files.driverId })
    .from(files)
    .where(and(which, isNull(files.removedAt)))
    .for('update')
  const ids = rows.map(({ id }) => id)
  const driverIds = rows.flatMap(({ driverId }) => (driverId === null ? [] : [driverId]))
  await tx.update(files).set({ driverId: null, removedAt: at }).where(inArray(files.id, ids))
  await tx
    .update(drivers)
    .set({ verification: 'incomplete', approved: false, rejectReason: null, approvedAt: null, consentVersion: null })
    .where(and(inArray(drivers.id, driverIds), ne(drivers.verification, 'verified')))
  return ids.length
}
