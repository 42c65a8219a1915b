import type { Bound } from '@/provider/modules/bind'
import type { readEvidence } from './evidence'
import type { fileItem } from './file-item'
import type { readOwnPhotos } from './hand-over-photos'
import type { deleteRemovedOf } from './remove-file'

/** What other modules do with a client's files. */
export type Files = {
  /** Returns what a client sees of his file. */
  item: Bound<typeof fileItem>
  readEvidence: Bound<typeof readEvidence>
  /** Reads the client's own photos of rentals. */
  readOwnPhotos: Bound<typeof readOwnPhotos>
  /** Deletes the bytes and the rows of files that are marked as removed. */
  deleteRemovedOf: Bound<typeof deleteRemovedOf>
}
