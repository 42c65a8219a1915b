import type { ClientArea } from './client-area'
import type { Config } from './config/config'
import type { Database } from './db/database'
import { createCredentialsRepository } from './modules/auth/change-credentials'
import { createCodesRepository } from './modules/auth/codes'
import { createLoginAttempts } from './modules/auth/login-attempts'
import { createAuthRepository } from './modules/auth/queries'
import { createAuthService } from './modules/auth/sign-in'
import { createCredentialsService } from './modules/auth/step-up'
import { createOutboxRepository } from './modules/outbox/claim-messages'
import type { News } from './modules/outbox/content'
import { createOutboxService } from './modules/outbox/deliver'
import { createKeptRepository } from './modules/outbox/development-mailbox'
import { createTransports } from './modules/outbox/transports'
import { createSessionsService } from './modules/sessions/find-session'
import { createSessionsRepository } from './modules/sessions/queries'
import type { SettingsService } from './modules/settings/read-settings'

type Parts = {
  db: Database
  now: () => Date
  config: Pick<Config, 'bookingSecret' | 'station' | 'mode'> & Partial<Pick<Config, 'delivery'>>
  settings: SettingsService
  news: News
  clientArea: ClientArea
}

const NO_DELIVERY = { smtp: null, sms: null, webhook: null }

/** The services of signing in, wired together, with the messages that they send. */
export function createSigningIn({ db, now, config, settings, clientArea, news }: Parts) {
  const { bookingSecret: secret, station, mode } = config
  const kept = createKeptRepository(db)
  const transports = createTransports(config.delivery ?? NO_DELIVERY, { kept, now, mode })
  const shared = {
    codes: createCodesRepository(db),
    attempts: createLoginAttempts(db, secret),
    settings,
    clientOf: clientArea.account.fiveFields,
    secret,
    now,
  }
  return {
    sessions: createSessionsService(createSessionsRepository(db), settings, now),
    outbox: createOutboxService({ outbox: createOutboxRepository(db), kept, settings, transports, news, now }),
    auth: createAuthService({ auth: createAuthRepository(db, station), ...shared }),
    credentials: createCredentialsService({ credentials: createCredentialsRepository(db, station), ...shared }),
  }
}
