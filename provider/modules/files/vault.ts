import { type FileStore, fileName } from '@/provider/file-store/file-store'
import { type FileStoreOptions, openFileStores, readFromStores } from '@/provider/file-store/open-file-store'
import { openMasterKeys, type WrappedKey } from '@/provider/security/master-keys'
import { seal, unseal } from './sealed-stream'
import { purgeAbandoned, type Spooled, spoolUpload } from './spool'

/**
 * An older file without a row has none because its row was never written, or is deleted. Twice as long as a mark is valid: a copy of
 * the database that lacks newer rows does not have the store's mark either (decision 0164).
 */
const ORPHANED_MS = 2 * 60 * 60 * 1000

/** The client is a part of every seal: under another row the file does not open. */
export type VaultFile = { id: string; clientId: number; kind: string }

export type Vault = ReturnType<typeof createVault>

/** Opens the clients' files. Every byte in their store is encrypted. */
export function createVault({ secrets, ...options }: FileStoreOptions & { secrets: readonly string[] }) {
  const keys = openMasterKeys(secrets)
  const stores = openFileStores(options)

  return {
    stores,

    /** Receives an upload (`spoolUpload`). */
    spool: (body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Spooled> =>
      spoolUpload(options.folder, body, maxBytes),

    /**
     * Stores a file: under its name it is either complete and durable, or it does not exist.
     *
     * @throws {StoreUnavailableError}
     */
    async store(file: VaultFile, bytes: Buffer): Promise<WrappedKey> {
      const context = contextOf(file)
      const { key, ...wrapped } = keys.make(context)
      await stores.primary.write(fileName(file.id), seal([bytes], key, context))
      return wrapped
    },

    /**
     * @throws {MissingFileError} {StoreUnavailableError} {BrokenSealError} while it is read; the last one when the bytes are not
     * those that were stored
     */
    read(file: VaultFile & WrappedKey): AsyncGenerator<Buffer> {
      const context = contextOf(file)
      return unseal(readFromStores(stores, fileName(file.id)), keys.unwrap(file, context), context)
    },

    /**
     * Deletes a file wherever it may be: while files are moved it may be in both places.
     *
     * @param from stores that are this database's own (`findOwnStores`)
     * @throws {StoreUnavailableError}
     */
    async remove(id: string, from: readonly FileStore[]): Promise<void> {
      for (const store of from) await store.remove(fileName(id))
    },

    /** Deletes a file that was just stored and has no row: nobody else knows its id. */
    discard: (id: string): Promise<void> => stores.primary.remove(fileName(id)),

    purgeAbandoned: (now: Date): Promise<void> => purgeAbandoned(options.folder, now),

    /** Returns the ids of files that are so old that they must have a row. */
    async listOld(from: readonly FileStore[], now: Date): Promise<string[]> {
      const before = now.getTime() - ORPHANED_MS
      const oldIds = new Set<string>()
      for (const store of from)
        for await (const { id, changedAt } of store.list()) if (changedAt.getTime() < before) oldIds.add(id)
      return [...oldIds]
    },
  }
}

function contextOf({ id, clientId, kind }: VaultFile): string {
  return `${id} ${clientId} ${kind}`
}
