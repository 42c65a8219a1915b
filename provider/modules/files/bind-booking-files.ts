import type { Config } from '@/provider/config/config'
import { bind } from '@/provider/modules/bind'
import { type BookingFileDeps, listBookingFiles } from './booking-files'
import { removeBookingScan } from './remove-booking-scan'
import { storeBookingScan } from './store-booking-scan'
import { countOfBookings, createUploadLimits } from './upload-limits'
import { createVault } from './vault'

/** Both scans, with every try that a bad picture and a bad line may cost. */
const MAX_PER_DAY = 30

type Deps = Omit<BookingFileDeps, 'vault' | 'admitUpload'> & { storage: Config['files'] }

/** Binds what is done with the files of a booking, by its client and by whoever holds its key. */
export function bindBookingFiles({ storage, ...deps }: Deps) {
  const admitUpload = createUploadLimits(countOfBookings(deps.db), MAX_PER_DAY)
  return bind(
    { ...deps, vault: createVault(storage), admitUpload },
    { list: listBookingFiles, store: storeBookingScan, remove: removeBookingScan },
  )
}
