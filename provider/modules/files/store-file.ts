import { randomUUID } from 'node:crypto'
import type { StoredFile } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { BYTES_PER_MB, type FileKind } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { cleanFile } from './clean-file'
import { fileItem } from './file-item'
import type { AdmitUpload } from './upload-limits'
import type { Vault } from './vault'

type Deps = { db: Database; vault: Vault; settings: Settings; admitUpload: AdmitUpload; now: () => Date }
type Upload = { clientId: number; kind: FileKind; body: AsyncIterable<Uint8Array> }

/**
 * Stores an upload of a client (docs/decisions/0027). Until a driver or a dispute uses it, it belongs to none.
 *
 * @throws {FailureError} `file_too_large`, `too_many_requests`, `unauthenticated` when the client was deleted meanwhile,
 * and the codes of `cleanFile`
 */
export async function storeFile(
  deps: Deps,
  clientId: number,
  kind: FileKind,
  body: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const { settings, admitUpload, now } = deps
  const { scans, timeZone } = await settings.current()
  const day = toStationMoment(now(), timeZone).date
  return admitUpload(clientId, day, () => cleanAndStore(deps, { clientId, kind, body }, scans.maxMb * BYTES_PER_MB))
}

async function cleanAndStore(deps: Deps, { clientId, kind, body }: Upload, maxBytes: number): Promise<StoredFile> {
  const { db, vault, settings, now } = deps
  const spooled = await vault.spool(body, maxBytes)
  try {
    const { type, bytes } = await cleanFile(clientId, await spooled.read(), kind)
    const file = { id: randomUUID(), clientId, kind, type, bytes: bytes.length, createdAt: now() }
    const wrapped = await vault.store(file, bytes)
    const row = { ...file, ...wrapped, station: settings.station }
    // The client is locked first: no file of a deleted client is stored.
    const insertion = db.transaction(async (tx) => {
      await lockClientById(tx, clientId)
      await tx.insert(files).values(row)
    })
    await insertion.catch(async (error: unknown) => {
      // The row may exist after any other error: only its response was lost. The purge deletes bytes without a row.
      if (error instanceof FailureError) await vault.remove(file.id)
      throw error
    })
    return await fileItem(deps, file)
  } finally {
    await spooled.discard()
  }
}
