import { randomUUID } from 'node:crypto'
import { addSeconds } from 'date-fns'
import type { FileLink, KeptFile } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { BYTES_PER_MB, type FileKind } from '@/provider/contract/rules/files/file-kinds'
import { FailureError } from '@/provider/failure-error'
import { deletedOn } from '@/provider/modules/files/rules/removal-date'
import type { SessionOwner } from '@/provider/modules/sessions/find-session'
import { hashToken, newToken } from '@/provider/security/tokens'
import { cleanFile } from './clean-file'
import { type Proved, readEvidence } from './evidence'
import { readOwnFiles } from './list-files'
import type { FileRow } from './queries'
import { createFileRemoval, type RemovalParts } from './remove-file'
import { createUploadLimits } from './upload-limits'

const LINK_SECONDS = 60

type Owned = Pick<FileRow, 'id' | 'kind' | 'type' | 'bytes' | 'createdAt'>

export type OpenFile = Pick<FileRow, 'kind' | 'type' | 'bytes'> & { read: () => AsyncIterable<Buffer> }

export type FilesService = ReturnType<typeof createFilesService>

/** Clients' files (docs/decisions/0027). `clientId` is always the session's. */
export function createFilesService(parts: RemovalParts) {
  const { files, uploads, vault, settings, now } = parts
  const admit = createUploadLimits(uploads)

  return {
    ...createFileRemoval(parts),

    /** What a client sees of his file. */
    async tell({ id, kind, type, bytes, createdAt }: Owned): Promise<KeptFile> {
      const { scans, timeZone } = await settings.current()
      const deleteOn = deletedOn(createdAt, scans.retentionDays, timeZone)
      return { id, kind, type, bytes, uploadedAt: createdAt.toISOString(), deleteOn }
    },

    /** What the branch has to show for a client's fines or damages. */
    evidence: (clientId: number, proved: Proved) => readEvidence(files, clientId, proved),

    /**
     * Takes an upload in. Until something comes of it, it is nobody's scan yet.
     *
     * @throws {FailureError} `file_too_large`, `too_many_requests`, `unauthenticated` when he was deleted meanwhile, and
     * whatever `cleanFile` refuses
     */
    async receive(clientId: number, kind: FileKind, body: AsyncIterable<Uint8Array>): Promise<KeptFile> {
      const { scans, timeZone } = await settings.current()
      return admit(clientId, toStationMoment(now(), timeZone).date, async () => {
        const spooled = await vault.spool(body, scans.maxMb * BYTES_PER_MB)
        try {
          const { type, bytes } = await cleanFile(clientId, await spooled.read(), kind)
          const file = { id: randomUUID(), clientId, kind, type, bytes: bytes.length, createdAt: now() }
          const wrapped = await vault.keep(file, bytes)
          await uploads.insert({ ...file, ...wrapped, station: settings.station }).catch(async (error: unknown) => {
            // After any other fault the row may stand all the same: its answer alone was lost. The sweep finds what has none.
            if (error instanceof FailureError) await vault.remove(file.id)
            throw error
          })
          return await this.tell(file)
        } finally {
          await spooled.discard()
        }
      })
    },

    /** @throws {FailureError} `not_found` */
    async link({ clientId, sessionId }: SessionOwner, id: string): Promise<FileLink> {
      if (!(await files.find(clientId, id))) throw new FailureError('not_found', 'No such file of this client.')
      const token = newToken()
      const expiresAt = addSeconds(now(), LINK_SECONDS)
      await files.insertLink({ tokenHash: hashToken(token), fileId: id, sessionId, expiresAt })
      return { token, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Uses a link up; the bytes are whole and as they were kept, or none come.
     *
     * @throws {FailureError} `not_found`
     */
    async open({ clientId, sessionId }: SessionOwner, token: string): Promise<OpenFile> {
      const file = await files.redeem({ tokenHash: hashToken(token), sessionId, clientId, at: now() })
      if (!file) throw new FailureError('not_found', 'No live link of this session.')
      // Once through, before the first byte leaves: half a file could not be called back.
      for await (const _ of vault.read(file));
      return { kind: file.kind, type: file.type, bytes: file.bytes, read: () => vault.read(file) }
    },

    /** For his export. */
    list: (clientId: number) => readOwnFiles({ files, vault, now }, clientId),
  }
}
