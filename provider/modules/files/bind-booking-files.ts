import type { Config } from '@/provider/config/config'
import { bind } from '@/provider/modules/bind'
import { type BookingFileDeps, listBookingFiles } from './booking-files'
import { openHandOverPhoto } from './open-hand-over-photo'
import { removeBookingFile } from './remove-booking-file'
import { createUploadScan } from './scan-upload'
import { storeBookingScan } from './store-booking-scan'
import { storeHandOverPhoto } from './store-hand-over-photo'
import { countOfBookings, createUploadLimits } from './upload-limits'
import { createVault } from './vault'

/** Both scans and the photos of both hand-overs, with every try that a bad picture and a bad line may cost. */
const MAX_PER_DAY = 80

type Deps = Omit<BookingFileDeps, 'vault' | 'scan' | 'admitUpload'> & { storage: Config['files'] }

/** Binds what is done with the files of a booking, by its client and by whoever holds its key. */
export function bindBookingFiles({ storage, ...deps }: Deps) {
  const admitUpload = createUploadLimits(countOfBookings(deps.db), MAX_PER_DAY)
  return bind(
    { ...deps, vault: createVault(storage), scan: createUploadScan(storage.scannerSocket), admitUpload },
    {
      list: listBookingFiles,
      store: storeBookingScan,
      remove: removeBookingFile,
      storePhoto: storeHandOverPhoto,
      openPhoto: openHandOverPhoto,
    },
  )
}
