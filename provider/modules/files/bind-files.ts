import type { Config } from '@/provider/config/config'
import type { Database } from '@/provider/db/database'
import type { Warn } from '@/provider/logging/warn'
import { bind } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { readEvidence } from './evidence'
import { fileItem } from './file-item'
import { readOwnPhotos } from './hand-over-photos'
import { linkFile } from './link-file'
import { hasScans, listFiles } from './list-files'
import { openFile } from './open-file'
import { purgeFiles } from './purge-files'
import { deleteRemovedOf, removeFile, removeScans } from './remove-file'
import { createUploadScan } from './scan-upload'
import { storeFile } from './store-file'
import { countOfClients, createUploadLimits } from './upload-limits'
import { createVault } from './vault'

/** Both scans of every driver, twice. */
const MAX_PER_DAY = 60

type Deps = { db: Database; storage: Config['files']; settings: Settings; now: () => Date; warn: Warn }

/** Binds what routes, jobs and other modules do with the files of clients. */
export function bindFiles({ db, storage, ...deps }: Deps) {
  return bind(
    {
      ...{ db, vault: createVault(storage), scan: createUploadScan(storage.scannerSocket) },
      admitUpload: createUploadLimits(countOfClients(db), MAX_PER_DAY),
      ...deps,
    },
    {
      item: fileItem,
      readEvidence,
      readOwnPhotos,
      store: storeFile,
      link: linkFile,
      open: openFile,
      list: listFiles,
      hasScans,
      remove: removeFile,
      removeScans,
      deleteRemovedOf,
      purge: purgeFiles,
    },
  )
}
