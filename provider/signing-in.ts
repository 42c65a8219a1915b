import type { ClientArea } from './client-area'
import type { Config } from './config'
import type { Database } from './db/database'
import { createCodesRepository } from './modules/auth/codes-repository'
import { createCredentialsRepository } from './modules/auth/credentials-repository'
import { createCredentialsService } from './modules/auth/credentials-service'
import { createLoginAttempts } from './modules/auth/login-attempts-repository'
import { createAuthRepository } from './modules/auth/repository'
import { createAuthService } from './modules/auth/service'
import type { News } from './modules/outbox/content'
import { createKeptRepository } from './modules/outbox/kept-repository'
import { createOutboxRepository } from './modules/outbox/repository'
import { createOutboxService } from './modules/outbox/service'
import { createTransports } from './modules/outbox/transports'
import { createSessionsRepository } from './modules/sessions/repository'
import { createSessionsService } from './modules/sessions/service'
import type { SettingsService } from './modules/settings/service'

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
