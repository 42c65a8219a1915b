/** A client's files, as the settings need them: to give them out, and to forget them. */
export type ClientFiles = {
  list(clientId: number): AsyncIterable<ClientFile>
  /** After they were put aside with all that is forgotten: their bytes, then their rows. */
  dropOf(clientId: number): Promise<void>
}

/** `name`: as in the archive, `driver-12/passport.jpg`. */
export type ClientFile = { name: string; stream: AsyncIterable<Uint8Array> }
