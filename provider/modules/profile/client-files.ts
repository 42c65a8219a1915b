/** A client's scans, as the settings need them: to give them out, and to forget them. */
export type ClientFiles = {
  list(clientId: number): AsyncIterable<ClientFile>
  /** After the rows are gone: what is left of them on the disk. */
  forget(clientId: number): Promise<void>
}

/** `name`: as in the archive, `driver-12/passport.jpg`. */
export type ClientFile = { name: string; stream: AsyncIterable<Uint8Array> }

/** Of a provider that keeps no scans. */
export const NO_FILES: ClientFiles = {
  async *list() {},
  forget: async () => undefined,
}
