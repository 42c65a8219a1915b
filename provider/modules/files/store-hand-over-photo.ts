import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { HandOverPhoto } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { HandOverStage } from '@/provider/contract/rules/files/file-kinds'
import type { Transaction } from '@/provider/db/database'
import { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import { type BookingFileDeps, type FilesAccess, lockRental } from './booking-files'
import { KIND_OF, listPhotoRows, photoItem, readPhotographed } from './hand-over-photos'
import type { FileRow } from './queries'
import { type PhotoRules, photoStageOf } from './rules/photo-stage'
import { type Incoming, storeUpload } from './store-upload'

/** The photo is there already: the response to its first sending was lost. */
class RepeatedPhotoError extends FailureError {
  constructor(readonly photo: FileRow) {
    super('conflict', 'This photo is stored.')
  }
}

/**
 * Stores a photo of the car at its hand-over (decision 0116). The state of the booking says whether it is of the pick-up or the
 * return; the moment is the provider's. The same photo sent again is the same one.
 *
 * @throws {FailureError} `not_found`, `conflict` when no photo is taken now or there are as many as may be, `file_too_large`,
 * `too_many_requests`, and the codes of `cleanFile`
 */
export async function storeHandOverPhoto(
  deps: BookingFileDeps,
  access: FilesAccess,
  { body, network }: Incoming,
): Promise<HandOverPhoto> {
  const { db, settings, admitUpload, now } = deps
  const booking = await deps.openBooking(access)
  const { handOverPhotos: rules, timeZone } = await settings.current()
  const rental = await readPhotographed(db, booking.id)
  const stage = photoStageOf(rental, rules, now())
  if (!stage) throw noPhotoFailure()
  const { id: bookingId, clientId, byGuest } = booking
  const kind = KIND_OF[stage]
  const hash = createHash('sha256')
  const file = await admitUpload(bookingId, toStationMoment(now(), timeZone).date, () =>
    storeUpload(
      deps,
      { clientId, uploader: { id: -bookingId, network }, kind, body: hashing(body, hash) },
      async (tx, row) => {
        const digest = hash.digest('hex')
        await requirePlace(tx, booking, { stage, digest, rules, station: settings.station, now: now() })
        await tx.insert(files).values({ ...row, bookingId, byGuest, digest })
      },
    ),
  ).catch((error: unknown) => {
    if (error instanceof RepeatedPhotoError) return error.photo
    throw error
  })
  return photoItem(file, rental, rules, timeZone)
}

type Place = { stage: HandOverStage; digest: string; rules: PhotoRules; station: string; now: Date }

/**
 * Locks the booking, so that no two photos take the last place. The stage is read again: the booking may have ended or been
 * cancelled while the bytes came.
 *
 * @throws {FailureError} `not_found`, `conflict`
 */
async function requirePlace(
  tx: Transaction,
  { id, number, clientId }: { id: number; number: string; clientId: number },
  { stage, digest, rules, station, now }: Place,
): Promise<void> {
  await lockRental(tx, { number, clientId }, station)
  const storedPhotos = await listPhotoRows(tx, and(eq(files.bookingId, id), eq(files.kind, KIND_OF[stage])))
  const same = storedPhotos.find((photo) => photo.digest === digest)
  if (same) throw new RepeatedPhotoError(same)
  const stageNow = photoStageOf(await readPhotographed(tx, id), rules, now)
  if (stageNow !== stage || storedPhotos.length >= rules.maxEach) throw noPhotoFailure()
}

async function* hashing(
  body: AsyncIterable<Uint8Array>,
  hash: { update: (chunk: Uint8Array) => unknown },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
}

function noPhotoFailure(): FailureError {
  return new FailureError('conflict', 'No photo of this booking is taken now, or there are as many as may be.')
}
