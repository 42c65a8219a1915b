import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { HandOverPhoto } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { HAND_OVER_KINDS, type HandOverStage } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { files } from '@/provider/db/schema/files'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { rentalTimes } from '@/provider/records/bookings/rental-times'
import type { FileRow } from './queries'
import { type PhotographedRental, type PhotoRules, photosEndOf } from './rules/photo-stage'

type Reader = Pick<Database, 'select'>

export const KIND_OF = { pickup: 'pickup_photo', return: 'return_photo' } as const satisfies Record<
  HandOverStage,
  (typeof HAND_OVER_KINDS)[number]
>

export const isHandOverPhoto = and(inArray(files.kind, [...HAND_OVER_KINDS]), isNull(files.removedAt))

/** Reads what decides on the photos of a booking. */
export async function readPhotographed(db: Reader, bookingId: number): Promise<PhotographedRental> {
  const { status, startAt, endAt } = bookings
  const [row] = await db.select({ status, startAt, endAt }).from(bookings).where(eq(bookings.id, bookingId))
  if (!row) throw new Error(`no booking ${bookingId}`)
  const times = (await rentalTimes(db, [bookingId])).get(bookingId)
  return { ...row, heldAt: times?.heldAt ?? null, backAt: times?.backAt ?? null }
}

/** Lists the photos of a booking, the earliest first. */
export async function listPhotoRows(db: Reader, which: SQL | undefined): Promise<FileRow[]> {
  return db.select().from(files).where(and(which, isHandOverPhoto)).orderBy(asc(files.createdAt), asc(files.id))
}

/** Returns what a client sees of a photo. */
export function photoItem(
  { id, kind, type, bytes, createdAt }: Pick<FileRow, 'id' | 'kind' | 'type' | 'bytes' | 'createdAt'>,
  rental: PhotographedRental,
  rules: PhotoRules,
  timeZone: string,
): HandOverPhoto {
  const { date: deleteOn } = toStationMoment(photosEndOf(rental, rules), timeZone)
  const stage = kind === KIND_OF.pickup ? 'pickup' : 'return'
  return { id, stage, type, bytes, uploadedAt: createdAt.toISOString(), deleteOn }
}

type Deps = { db: Database; settings: Settings }

/** Reads a client's own photos of all rentals; the result lists those of one booking. */
export async function readOwnPhotos(
  { db, settings }: Deps,
  clientId: number,
): Promise<(number: string | null) => HandOverPhoto[]> {
  const { handOverPhotos: rules, timeZone } = await settings.current()
  const rows = await listPhotoRows(db, eq(files.clientId, clientId))
  const ids = [...new Set(rows.flatMap(({ bookingId }) => bookingId ?? []))]
  const byNumber = new Map<string, HandOverPhoto[]>()
  for (const id of ids) {
    const [booking] = await db.select({ number: bookings.number }).from(bookings).where(eq(bookings.id, id))
    const rental = await readPhotographed(db, id)
    const own = rows.filter(({ bookingId }) => bookingId === id)
    if (booking)
      byNumber.set(
        booking.number,
        own.map((row) => photoItem(row, rental, rules, timeZone)),
      )
  }
  return (number) => (number === null ? [] : (byNumber.get(number) ?? []))
}
