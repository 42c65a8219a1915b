import type { Obstacle } from '@/provider/contract/profile'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { FailureError } from '@/provider/failure-error'
import { requireStepUp } from '@/provider/modules/auth/require-step-up'
import type { SessionOwner } from '@/provider/modules/sessions/find-session'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { ClientFiles } from './client-files'
import type { DeletionRepository } from './delete-account'

type Parts = { deletions: DeletionRepository; files: ClientFiles; settings: SettingsService; now: () => Date }

export type DeletionService = ReturnType<typeof createDeletionService>

/** The right to be forgotten (152-FZ), as far as the books allow it. */
export function createDeletionService({ deletions, files, settings, now }: Parts) {
  const moment = async () => {
    const at = now()
    return { at, today: toStationMoment(at, (await settings.current()).timeZone).date }
  }

  return {
    obstaclesOf: async (clientId: number): Promise<Obstacle[]> => deletions.obstaclesOf(clientId, await moment()),

    /** @throws {FailureError} `step_up_required`, `deletion_refused` */
    async forget(owner: SessionOwner): Promise<{ deleted: true }> {
      requireStepUp(owner, now())
      const { station } = settings
      const obstacles = await deletions.forget(owner.clientId, { ...(await moment()), station })
      if (obstacles.length > 0) {
        throw new FailureError('deletion_refused', 'Something is still open.', {
          details: { obstacles: obstacles.join(',') },
        })
      }
      await files.dropOf(owner.clientId)
      return { deleted: true }
    },
  }
}
