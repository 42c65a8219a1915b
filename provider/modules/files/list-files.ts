import type { FileKind } from '@/provider/contract/rules/files/file-kinds'
import type { FileRow, FilesRepository } from './queries'
import type { Vault } from './vault'

const NAME_OF: Record<FileKind, string> = {
  passport: 'passport',
  licence: 'licence',
  dispute: 'evidence',
  fine_photo: 'photo',
  damage_photo: 'photo',
  damage_act: 'act',
}

type Named = { name: string; stream: AsyncIterable<Uint8Array> }

/** Every file of a client that is still shown, one opened after another, each reading noted. */
export async function* readOwnFiles(
  { files, vault, now }: { files: FilesRepository; vault: Vault; now: () => Date },
  clientId: number,
): AsyncGenerator<Named> {
  for (const file of await files.listOf(clientId)) {
    await files.noteRead(file, now())
    yield { name: nameOf(file), stream: vault.read(file) }
  }
}

/** `driver-12/passport.jpg`, `dispute-3/evidence-<id>.pdf`, `fine-4/photo-<id>.jpg`: of a driver there is one of a kind. */
function nameOf({ id, kind, type, driverId, disputeId, fineId, damageId }: FileRow): string {
  const ending = type === 'image/jpeg' ? 'jpg' : 'pdf'
  if (driverId !== null) return `driver-${driverId}/${NAME_OF[kind]}.${ending}`
  const about = { dispute: disputeId, fine: fineId, damage: damageId }
  const [folder = 'uploads'] = Object.entries(about).flatMap(([name, of]) => (of === null ? [] : [`${name}-${of}`]))
  return `${folder}/${NAME_OF[kind]}-${id}.${ending}`
}
