import { FailureError } from '@/provider/failure-error'

/** Names of the clients' files in a store; subfolders, because one folder must not hold all files. */
const FILE_NAME = /^[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export type StoreKind = 'folder' | 's3'
export type ListedFile = { id: string; changedAt: Date }

/** Stores files that are encrypted already, under a name that is used once. */
export type FileStore = {
  readonly kind: StoreKind
  /**
   * Writes a file: under its name it is either complete and durable, or it does not exist.
   *
   * @throws {StoreUnavailableError}
   */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Reads a file. An error of the store comes before the first byte or ends the stream.
   *
   * @throws {MissingFileError} only when the store says that it does not have the file
   * @throws {StoreUnavailableError} when it cannot be known
   */
  read(name: string): AsyncIterable<Buffer>
  /** Deletes a file; one that does not exist is no error. @throws {StoreUnavailableError} */
  remove(name: string): Promise<void>
  /** Lists the clients' files, in no order. @throws {StoreUnavailableError} */
  list(): AsyncIterable<ListedFile>
}

/** The store cannot be reached or does not let us in: what it holds is not known. The provider sends a 503. */
export class StoreUnavailableError extends FailureError {
  constructor(
    /** For logs and operators; names no secret and no client. */
    readonly reason: string,
    /** Only an operator can end it: wrong keys, a bucket that does not exist. */
    readonly isRejected: boolean,
    cause?: unknown,
  ) {
    super('unavailable', 'The store of files cannot be used now.', { cause: new Error(reason, { cause }) })
  }
}

/** The store works, and has no file of this name. */
export class MissingFileError extends Error {
  override name = 'MissingFile'
  readonly code = 'ENOENT'

  constructor(readonly path: string) {
    super('the store does not have the file')
  }
}

/** What was read is not what was written. */
export class DamagedFileError extends Error {
  override name = 'DamagedFile'
  readonly code = 'EBADMSG'

  constructor(readonly path: string) {
    super('the bytes are not those that were written')
  }
}

export function fileName(id: string): string {
  return `${id.slice(0, 2)}/${id}`
}

/** Returns the id of a client's file by its name in a store; null: another object. */
export function fileIdOf(name: string): string | null {
  return FILE_NAME.exec(name)?.[1] ?? null
}

export async function readWhole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const buffers: Uint8Array[] = []
  for await (const chunk of chunks) buffers.push(chunk)
  return Buffer.concat(buffers)
}

export async function* inOneChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
