import type { ClientArea } from './client-area'
import type { Database } from './db/database'
import type { ProviderServer } from './http/server'
import { createNoticesRepository } from './modules/profile/change-notifications'
import { createDeletionService } from './modules/profile/check-deletion'
import type { ClientFiles } from './modules/profile/client-files'
import { createConsentsRepository } from './modules/profile/consent-queries'
import { createDeletionRepository } from './modules/profile/delete-account'
import { createExportService } from './modules/profile/export-data'
import { createExportRepository } from './modules/profile/export-queries'
import { createExportCounts } from './modules/profile/limit-exports'
import { createProfileService } from './modules/profile/profile'
import { createProfileRepository } from './modules/profile/queries'
import { departureRoutes, profileRoutes } from './modules/profile/routes'
import { createOwnSessionsRepository } from './modules/sessions/device-queries'
import { createOwnSessionsService } from './modules/sessions/list-devices'
import { ownSessionsRoutes } from './modules/sessions/routes'
import type { SettingsService } from './modules/settings/read-settings'

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
