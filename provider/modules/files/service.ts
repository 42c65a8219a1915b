import { randomUUID } from 'node:crypto'
import { addSeconds, subDays, subHours } from 'date-fns'
import type { FileLink, KeptFile, RemovedFiles } from '@/provider/contract/files'
import { BYTES_PER_MB, type FileKind } from '@/provider/contract/rules/file-kinds'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { FailureError } from '@/provider/failure-error'
import type { SessionOwner } from '@/provider/modules/sessions/service'
import type { SettingsService } from '@/provider/modules/settings/service'
import { deletedOn } from '@/provider/rules/kept-until'
import { hashToken, newToken } from '@/provider/tokens'
import { cleanFile } from './clean-file'
import { readOwnFiles } from './own-files'
import type { FileRow, FilesRepository } from './repository'
import { createUploadLimits } from './upload-limits'
import type { UploadsRepository } from './uploads-repository'
import type { Vault } from './vault'

const LINK_SECONDS = 60
const USELESS_AFTER_HOURS = 24

type Parts = {
  files: FilesRepository
  uploads: UploadsRepository
  vault: Vault
  settings: SettingsService
  now: () => Date
}
type Owned = Pick<FileRow, 'id' | 'kind' | 'type' | 'bytes' | 'createdAt'>

export type OpenFile = Pick<FileRow, 'kind' | 'type' | 'bytes'> & { read: () => AsyncIterable<Buffer> }

export type FilesService = ReturnType<typeof createFilesService>

/** Clients' files (docs/decisions/0027). `clientId` is always the session's. */
export function createFilesService({ files, uploads, vault, settings, now }: Parts) {
  const admit = createUploadLimits(uploads)

  /** Bytes first: a row without bytes is found again, bytes without a row by the sweep alone. */
  async function dropRemoved(): Promise<void> {
    for (const id of await files.listRemoved()) {
      await vault.remove(id)
      await files.forget(id)
    }
  }

  return {
    dropRemoved,

    /** What a client sees of his file. */
    async tell({ id, kind, type, bytes, createdAt }: Owned): Promise<KeptFile> {
      const { scans, timeZone } = await settings.current()
      const deleteOn = deletedOn(createdAt, scans.retentionDays, timeZone)
      return { id, kind, type, bytes, uploadedAt: createdAt.toISOString(), deleteOn }
    },

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
          const { type, bytes } = await cleanFile(clientId, await spooled.read())
          const file = { id: randomUUID(), clientId, kind, type, bytes: bytes.length, createdAt: now() }
          const wrapped = await vault.keep(file, bytes)
          await uploads.insert({ ...file, ...wrapped, station: settings.station }).catch(async (error: unknown) => {
            await vault.remove(file.id)
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

    /** @throws {FailureError} `not_found` */
    async remove(clientId: number, id: string): Promise<RemovedFiles> {
      const removed = await files.putAside(clientId, now(), [id])
      if (removed === 0) throw new FailureError('not_found', 'No such file of this client.')
      await dropRemoved()
      return { removed }
    },

    /** Every scan that this client has here. */
    async removeScans(clientId: number): Promise<RemovedFiles> {
      const removed = await files.putAside(clientId, now())
      await dropRemoved()
      return { removed }
    },

    /** For his export. */
    list: (clientId: number) => readOwnFiles({ files, vault, now }, clientId),

    /** What the deletion of his account has put aside. */
    forget: (_clientId: number): Promise<void> => dropRemoved(),

    async sweep(): Promise<void> {
      const at = now()
      const { scans, timeZone } = await settings.current()
      await files.putAsideOld(at, subHours(at, USELESS_AFTER_HOURS), subDays(at, scans.retentionDays))
      await dropRemoved()
      // Bytes whose row was never written, or is gone.
      for (const id of await files.listUnknown(await vault.sweep(new Date()))) await vault.remove(id)
      await files.removeOldLinks(at)
      await uploads.forgetBefore(toStationMoment(subDays(at, 1), timeZone).date)
    },
  }
}
