import { subDays, subHours } from 'date-fns'
import type { RemovedFiles } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { FailureError } from '@/provider/failure-error'
import type { Warn } from '@/provider/logging/warn'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { FilesRepository } from './queries'
import type { UploadsRepository } from './record-upload'
import type { Vault } from './vault'

const USELESS_AFTER_HOURS = 24

export type RemovalParts = {
  files: FilesRepository
  uploads: UploadsRepository
  vault: Vault
  settings: SettingsService
  now: () => Date
  warn: Warn
}

/** How files go: shown to nobody at once, their bytes as soon as the disk lets them go. */
export function createFileRemoval({ files, uploads, vault, settings, now, warn }: RemovalParts) {
  /** A file that cannot go now waits for the sweep; the others, and whoever called, do not wait for it. */
  const removeEach = async (ids: string[], remove: (id: string) => Promise<void>) => {
    for (const id of ids) {
      try {
        await remove(id)
      } catch (err) {
        warn({ err, file: id }, 'a file could not be removed')
      }
    }
  }
  /** Bytes first: a row without bytes is found again, bytes without a row by the sweep alone. */
  const drop = (ids: string[]) =>
    removeEach(ids, async (id) => {
      await vault.remove(id)
      await files.forget(id)
    })
  /** What was put aside of this client's, and of nobody else's. */
  const deleteRemovedOf = async (clientId: number) => drop(await files.listRemoved(clientId))

  return {
    deleteRemovedOf,

    /** @throws {FailureError} `not_found` */
    async remove(clientId: number, id: string): Promise<RemovedFiles> {
      const removed = await files.putAside(clientId, now(), [id])
      if (removed === 0) throw new FailureError('not_found', 'No such file of this client.')
      await deleteRemovedOf(clientId)
      return { removed }
    },

    /** Every scan that this client has here. */
    async removeScans(clientId: number): Promise<RemovedFiles> {
      const removed = await files.putAside(clientId, now())
      await deleteRemovedOf(clientId)
      return { removed }
    },

    async sweep(): Promise<void> {
      const at = now()
      const { scans, timeZone } = await settings.current()
      await files.putAsideOld(at, subHours(at, USELESS_AFTER_HOURS), subDays(at, scans.retentionDays))
      await drop(await files.listRemoved())
      await files.removeOldLinks(at)
      await uploads.forgetBefore(toStationMoment(subDays(at, 1), timeZone).date)
      // Bytes whose row was never written, or is gone.
      await removeEach(await files.listUnknown(await vault.sweep(new Date())), vault.remove)
    },
  }
}
