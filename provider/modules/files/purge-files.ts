import { subDays, subHours } from 'date-fns'
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { bookingUploads, fileLinks, files, fileUploads } from '@/provider/db/schema/files'
import { sqlList } from '@/provider/db/sql/sql-list'
import type { Warn } from '@/provider/logging/warn'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { WITHOUT_RENTAL } from '@/provider/rules/bookings/transitions'
import { isHandOverPhoto } from './hand-over-photos'
import { listRemoved, listWithoutRow } from './queries'
import { deleteFiles, isUpload, markRemoved, removeEach, requireOwnStores } from './remove-file'
import { renewMarks } from './store-marks'
import type { Vault } from './vault'

const UNUSED_HOURS = 24
const LINK_HOURS = 24

type Deps = { db: Database; vault: Vault; settings: Settings; now: () => Date; warn: Warn }

const isScanOfNoRental = and(
  inArray(files.kind, [...SCAN_KINDS]),
  sql`exists (select from bookings b where b.id = files.booking_id and b.status in ${sqlList(WITHOUT_RENTAL)})`,
)

/**
 * Removes uploads that were not used within a day, whose booking came to nothing, or whose retention is over, photos of
 * rentals whose damage is not claimed any more, and deletes the bytes of all removed files,
 * old links and counters, and bytes that have no row.
 */
export async function purgeFiles(deps: Deps): Promise<void> {
  const { db, vault, settings, now } = deps
  const at = now()
  const { scans, handOverPhotos, timeZone } = await settings.current()
  const isOfNothing = and(isNull(files.driverId), isNull(files.disputeId), isNull(files.bookingId))
  const isUnused = and(isOfNothing, lt(files.createdAt, subHours(at, UNUSED_HOURS)))
  const isOld = lt(files.createdAt, subDays(at, scans.retentionDays))
  await markDueRemoved(db, and(isUpload, isNull(files.removedAt), or(isUnused, isOld, isScanOfNoRental)), at)
  await markDueRemoved(db, and(isHandOverPhoto, areClaimsOver(subDays(at, handOverPhotos.retentionDays))), at)
  await deleteFiles(deps, await listRemoved(db))
  await db.delete(fileLinks).where(lt(fileLinks.expiresAt, subHours(at, LINK_HOURS)))
  const yesterday = toStationMoment(subDays(at, 1), timeZone).date
  await db.delete(fileUploads).where(lt(fileUploads.day, yesterday))
  await db.delete(bookingUploads).where(lt(bookingUploads.day, yesterday))
  await vault.purgeAbandoned(new Date())
  const stores = await requireOwnStores(deps)
  if (!stores) return
  // The row of these bytes was never written, or is deleted. Before the marks are renewed: they must be valid now.
  const orphans = await listWithoutRow(db, await vault.listOld(stores, new Date()))
  await removeEach(deps, orphans, (id) => vault.remove(id, stores))
  await renewMarks(deps, stores)
}

/** Of a booking that came to nothing, or of a rental that ended before then, and has no damage that is open. */
function areClaimsOver(before: Date): SQL {
  return sql`exists (select from booking_status_history h where h.booking_id = files.booking_id
      and (h.status in ${sqlList(WITHOUT_RENTAL)}
        or h.status = 'completed' and h.at < ${before.toISOString()}::timestamptz))
    and not exists (select from damages d where d.booking_id = files.booking_id
      and d.status in ('open', 'disputed', 'dispute_kept'))`
}

/** Locks each client first, as the removal by the client does; one transaction of all would hold many clients at once. */
async function markDueRemoved(db: Database, due: SQL | undefined, at: Date): Promise<void> {
  const owners = await db.selectDistinct({ clientId: files.clientId }).from(files).where(due)
  for (const { clientId } of owners) {
    await db.transaction(async (tx) => {
      await lockClientRow(tx, clientId)
      await markRemoved(tx, and(eq(files.clientId, clientId), due), at)
    })
  }
}
