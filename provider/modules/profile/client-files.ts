import type { ClientFile } from '@/provider/modules/files/list-files'

/** What the profile needs of a client's files: it exports them and erases them. */
export type ClientFiles = {
  list(clientId: number): AsyncIterable<ClientFile>
  /** Deletes the bytes and then the rows of files that are marked as removed. */
  deleteRemovedOf(clientId: number): Promise<void>
}
