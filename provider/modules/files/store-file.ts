import type { StoredFile } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { FileKind } from '@/provider/contract/rules/files/file-kinds'
import { files } from '@/provider/db/schema/files'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { fileItem } from './file-item'
import { type Incoming, type StoreDeps, storeUpload } from './store-upload'
import type { AdmitUpload } from './upload-limits'

type Deps = StoreDeps & { admitUpload: AdmitUpload }

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
  { body, network }: Incoming,
): Promise<StoredFile> {
  const { settings, admitUpload, now } = deps
  const { timeZone } = await settings.current()
  const day = toStationMoment(now(), timeZone).date
  const file = await admitUpload(clientId, day, () =>
    storeUpload(deps, { clientId, uploader: { id: clientId, network }, kind, body }, async (tx, row) => {
      // The client is locked first: no file of a deleted client is stored.
      await lockClientById(tx, clientId)
      await tx.insert(files).values(row)
    }),
  )
  return fileItem(deps, file)
}
