import type { FileKind } from '@/provider/contract/rules/file-kinds'
import type { FileRow, FilesRepository } from './repository'
import type { Vault } from './vault'

const NAME_OF: Record<FileKind, string> = { passport: 'passport', licence: 'licence', dispute: 'evidence' }

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

/** `driver-12/passport.jpg`, `dispute-3/evidence-<id>.pdf`: of a driver there is one of a kind. */
function nameOf({ id, kind, type, driverId, disputeId }: FileRow): string {
  const ending = type === 'image/jpeg' ? 'jpg' : 'pdf'
  if (driverId !== null) return `driver-${driverId}/${NAME_OF[kind]}.${ending}`
  return `${disputeId === null ? 'uploads' : `dispute-${disputeId}`}/${NAME_OF[kind]}-${id}.${ending}`
}
