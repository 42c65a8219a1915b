import { eq } from 'drizzle-orm'
import { type FileKind, SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { fileReads } from '@/provider/db/schema/files'
import { type FileRow, listFilesOf } from './queries'
import type { Vault } from './vault'

const NAME_OF: Record<FileKind, string> = {
  passport: 'passport',
  licence: 'licence',
  dispute: 'evidence',
  fine_photo: 'photo',
  damage_photo: 'photo',
  damage_act: 'act',
  pickup_photo: 'pickup',
  return_photo: 'return',
}

type Deps = { db: Database; vault: Vault; now: () => Date }
/** `name`: as in the archive, `driver-12/passport.jpg`. */
export type ClientFile = { name: string; stream: AsyncIterable<Uint8Array> }

/** Opens every file of a client that is not removed, one after another, and records each reading. */
export async function* listFiles({ db, vault, now }: Deps, clientId: number): AsyncGenerator<ClientFile> {
  const own = await db
    .select({ id: bookings.id, number: bookings.number })
    .from(bookings)
    .where(eq(bookings.clientId, clientId))
  const numbers = new Map(own.map(({ id, number }) => [id, number]))
  for (const file of await listFilesOf(db, clientId)) {
    await db.insert(fileReads).values({ fileId: file.id, clientId: file.clientId, kind: file.kind, at: now() })
    yield { name: nameOf(file, numbers), stream: vault.read(file) }
  }
}

/** Returns whether scans are among the files that `listFiles` opens. */
export async function hasScans({ db }: Pick<Deps, 'db'>, clientId: number): Promise<boolean> {
  const own = await listFilesOf(db, clientId)
  return own.some((file) => SCAN_KINDS.some((kind) => kind === file.kind))
}

/**
 * Returns `driver-12/passport.jpg`, `dispute-3/evidence-<id>.pdf`, `fine-4/photo-<id>.jpg` or
 * `booking-1234567/passport-<id>.jpg`: a driver has one file of a kind.
 */
function nameOf(file: FileRow, numbers: ReadonlyMap<number, string>): string {
  const { id, kind, driverId, disputeId, fineId, damageId, bookingId } = file
  const ending = file.type === 'image/jpeg' ? 'jpg' : 'pdf'
  if (driverId !== null) return `driver-${driverId}/${NAME_OF[kind]}.${ending}`
  const booking = bookingId === null ? null : (numbers.get(bookingId) ?? bookingId)
  const subjects = { dispute: disputeId, fine: fineId, damage: damageId, booking }
  const [folder = 'uploads'] = Object.entries(subjects).flatMap(([name, number]) =>
    number === null ? [] : [`${name}-${number}`],
  )
  return `${folder}/${NAME_OF[kind]}-${id}.${ending}`
}
