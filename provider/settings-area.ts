import type { ClientArea } from './client-area'
import type { Database } from './db/database'
import type { ClientFiles } from './modules/profile/client-files'
import { createConsentsRepository } from './modules/profile/consents-repository'
import { createDeletionRepository } from './modules/profile/deletion-repository'
import { createDeletionService } from './modules/profile/deletion-service'
import { createExportCounts } from './modules/profile/export-counts-repository'
import { createExportRepository } from './modules/profile/export-repository'
import { createExportService } from './modules/profile/export-service'
import { createNoticesRepository } from './modules/profile/notices-repository'
import { createProfileRepository } from './modules/profile/repository'
import { departureRoutes, profileRoutes } from './modules/profile/routes'
import { createProfileService } from './modules/profile/service'
import { createOwnSessionsRepository } from './modules/sessions/own-repository'
import { ownSessionsRoutes } from './modules/sessions/own-routes'
import { createOwnSessionsService } from './modules/sessions/own-service'
import type { SettingsService } from './modules/settings/service'
import type { ProviderServer } from './provider-server'

type Parts = {
  db: Database
  settings: SettingsService
  files: ClientFiles
  sections: Pick<ClientArea, 'fines' | 'damages' | 'miles' | 'offers'>
  now: () => Date
}

export type SettingsArea = ReturnType<typeof createSettingsArea>

/** The services behind a client's settings, wired together. */
export function createSettingsArea({ db, settings, files, sections, now }: Parts) {
  const { fines, damages, miles, offers } = sections
  const deletion = createDeletionService({ deletions: createDeletionRepository(db), files, settings, now })
  const profile = createProfileService({
    profiles: createProfileRepository(db),
    notices: createNoticesRepository(db),
    consents: createConsentsRepository(db),
    deletion,
    settings,
    now,
  })
  const sessions = createOwnSessionsService(createOwnSessionsRepository(db), settings, now)
  const exported = { files, profile, sessions, fines, damages, miles, offers }
  const exports = createExportService({
    exports: createExportRepository(db),
    counts: createExportCounts(db),
    ...exported,
    now,
  })
  return { profile, sessions, deletion, exports }
}

/** @param scope one of `requireSession` */
export function settingsAreaRoutes(
  scope: ProviderServer,
  { profile, sessions, deletion, exports }: SettingsArea,
): void {
  profileRoutes(scope, profile)
  ownSessionsRoutes(scope, sessions)
  departureRoutes(scope, exports, deletion)
}
