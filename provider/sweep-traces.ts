import { every } from './every'
import type { AuthService } from './modules/auth/service'
import type { FilesService } from './modules/files/service'
import type { OutboxService } from './modules/outbox/service'
import type { PageChangesService } from './modules/page-changes/service'
import type { SessionsService } from './modules/sessions/service'
import type { ProviderServer } from './provider-server'

const EVERY_MS = 60 * 60 * 1000

type Traces = {
  auth: AuthService
  sessions: SessionsService
  outbox: OutboxService
  pageChanges: PageChangesService
  files: FilesService
}

/** Removes what is kept for a while only: old codes, counters, sessions that ended, messages that left, files. */
export function sweepTraces(app: ProviderServer, { auth, sessions, outbox, pageChanges, files }: Traces): void {
  every(app, EVERY_MS, 'the sweep of old traces', async () => {
    await outbox.sweep()
    await auth.sweep()
    await sessions.sweep()
    await pageChanges.sweep()
    await files.sweep()
  })
}
