import type { ClientFile } from '@/provider/modules/files/list-files'

/** What the profile needs of a client's files: it exports them and erases them. */
export type ClientFiles = {
  list(clientId: number): AsyncIterable<ClientFile>
  /** Whether scans are among them. */
  hasScans(clientId: number): Promise<boolean>
  /** Deletes the bytes and then the rows of files that are marked as removed. */
  deleteRemovedOf(clientId: number): Promise<void>
}
