import { randomUUID } from 'node:crypto'
import { BYTES_PER_MB, type FileKind } from '@/provider/contract/rules/files/file-kinds'
import type { Database, Transaction } from '@/provider/db/database'
import type { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { cleanFile } from './clean-file'
import type { ScanUpload } from './scan-upload'
import type { Uploader } from './timed-queue'
import type { Vault } from './vault'

/** What comes, and the network that it comes from; null: not known. */
export type Incoming = { body: AsyncIterable<Uint8Array>; network: string | null }

export type StoreDeps = { db: Database; vault: Vault; scan: ScanUpload; settings: Settings; now: () => Date }

/** `uploader`: whose turn it is when files are looked through. */
type Upload = { clientId: number; uploader: Uploader; kind: FileKind; body: AsyncIterable<Uint8Array> }
type NewFile = Required<Pick<typeof files.$inferInsert, 'id' | 'clientId' | 'kind' | 'type' | 'bytes' | 'createdAt'>>
type InsertFile = (tx: Transaction, row: typeof files.$inferInsert) => Promise<void>

/**
 * Receives, cleans and stores an upload; `insert` writes its row, or rejects it, and then nothing is stored.
 *
 * @throws {FailureError} `file_too_large`, the codes of `ScanUpload`, of `cleanFile` and those of `insert`
 */
export async function storeUpload(
  { db, vault, scan, settings, now }: StoreDeps,
  { clientId, uploader, kind, body }: Upload,
  insert: InsertFile,
): Promise<NewFile> {
  const { scans } = await settings.current()
  const upload = await vault.spool(body, scans.maxMb * BYTES_PER_MB)
  try {
    const received = await upload.read()
    // First: what opens files may have holes of its own.
    await scan(received)
    const { type, bytes } = await cleanFile(uploader, received, kind)
    const file = { id: randomUUID(), clientId, kind, type, bytes: bytes.length, createdAt: now() }
    const wrapped = await vault.store(file, bytes)
    const row = { ...file, ...wrapped, station: settings.station }
    await db
      .transaction((tx) => insert(tx, row))
      .catch(async (error: unknown) => {
        // The row may exist after any other error: only its response was lost. The purge deletes bytes without a row.
        if (error instanceof FailureError) await vault.discard(file.id)
        throw error
      })
    return file
  } finally {
    await upload.discard()
  }
}
