import { inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { photos } from '@/provider/db/schema/photos'
import { photoFolder, photoPlaceName, readPhotoFolder, readPhotoPath } from '@/provider/modules/photos/rules/photo-path'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { nameOf } from './list-photos'
import { selectPhotos } from './queries'

/**
 * Removes one photo, or all of a model or of a car. Returns how many; 0: there is none of this name.
 *
 * @param name `toyota-rav4/exterior-1`, `toyota-rav4` or `plates/А001АА125`
 */
export async function removePhotos({ db }: { db: Database }, name: string, staff: Staff): Promise<number> {
  const [place, owner] = [readPhotoPath(name), readPhotoFolder(name)]
  const wanted = place ? photoPlaceName(place) : owner ? `${photoFolder(owner)}/` : null
  if (wanted === null) return 0
  return db.transaction(async (tx) => {
    const rows = await selectPhotos(tx, staff.station)
    const removedRows = rows.filter((row) => (place ? nameOf(row) === wanted : nameOf(row).startsWith(wanted)))
    if (removedRows.length === 0) return 0
    const ids = removedRows.map(({ id }) => id)
    await tx.delete(photos).where(inArray(photos.id, ids))
    await recordAction(tx, staff, 'photo.remove', null, { name: wanted, photos: ids.length })
    return ids.length
  })
}
