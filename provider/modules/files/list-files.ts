import type { FileKind } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
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
}

type Deps = { db: Database; vault: Vault; now: () => Date }
/** `name`: as in the archive, `driver-12/passport.jpg`. */
export type ClientFile = { name: string; stream: AsyncIterable<Uint8Array> }

/** Opens every file of a client that is not removed, one after another, and records each reading. */
export async function* listFiles({ db, vault, now }: Deps, clientId: number): AsyncGenerator<ClientFile> {
  for (const file of await listFilesOf(db, clientId)) {
    await db.insert(fileReads).values({ fileId: file.id, clientId: file.clientId, kind: file.kind, at: now() })
    yield { name: nameOf(file), stream: vault.read(file) }
  }
}

/**
 * Returns `driver-12/passport.jpg`, `dispute-3/evidence-<id>.pdf` or `fine-4/photo-<id>.jpg`: a driver has one file of a
 * kind.
 */
function nameOf({ id, kind, type, driverId, disputeId, fineId, damageId }: FileRow): string {
  const ending = type === 'image/jpeg' ? 'jpg' : 'pdf'
  if (driverId !== null) return `driver-${driverId}/${NAME_OF[kind]}.${ending}`
  const subjects = { dispute: disputeId, fine: fineId, damage: damageId }
  const [folder = 'uploads'] = Object.entries(subjects).flatMap(([name, number]) =>
    number === null ? [] : [`${name}-${number}`],
  )
  return `${folder}/${NAME_OF[kind]}-${id}.${ending}`
}
