/** What the profile needs of a client's files: it exports them and erases them. */
export type ClientFiles = {
  list(clientId: number): AsyncIterable<ClientFile>
  /** Deletes the bytes and then the rows of files that are marked as removed. */
  deleteRemovedOf(clientId: number): Promise<void>
}

/** `name`: as in the archive, `driver-12/passport.jpg`. */
export type ClientFile = { name: string; stream: AsyncIterable<Uint8Array> }
