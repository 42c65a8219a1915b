import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import { requireStepUp } from '@/provider/modules/auth/require-step-up'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { disownBookings } from '@/provider/records/bookings/disown-bookings'
import { eraseClient } from '@/provider/records/clients/erase-client'
import { annulMiles } from '@/provider/records/miles/ledger'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { endSessions } from '@/provider/records/sessions/end-sessions'
import type { Client } from '@/provider/rules/actors'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { ClientFiles } from './client-files'
import { branchMoment, listDeletionBlockers } from './deletion-blockers'
import { eraseHistory } from './erase-history'

type Deps = { db: Database; files: Pick<ClientFiles, 'deleteRemovedOf'>; settings: Settings; now: () => Date }

/**
 * Erases a client (152-FZ): rows that the law retains lose his name, all others are deleted. The last notifications carry
 * his addresses, and are the last rows that have them until they are sent.
 *
 * @throws {FailureError} `step_up_required`, `deletion_refused`
 */
export async function deleteAccount({ db, files, settings, now }: Deps, owner: Client): Promise<{ deleted: true }> {
  const { stepUp, main_email: branchEmail } = await settings.current()
  requireStepUp(owner, now(), stepUp)
  const { station } = settings
  const { clientId } = owner
  const moment = await branchMoment({ settings, now })
  const { at } = moment
  await db.transaction(async (tx) => {
    const client = await lockAddresses(tx, clientId)
    if (!client?.phone) return
    const blockers = await listDeletionBlockers(tx, clientId, moment)
    if (blockers.length > 0) throw deletionFailure(blockers)
    const { phone, language } = client
    // Strangers' with his phone: nobody could be called about them any more.
    await disownBookings(tx, { station, clientId, isDeletion: true, branchEmail, at })
    await eraseHistory(tx, { id: clientId, phone, email: client.email, at })
    await annulMiles(tx, { clientId, station, at })
    await endSessions(tx, clientId, at)
    await eraseClient(tx, clientId, at)
    const message = { station, kind: 'account_deleted', clientId: null, language, at } as const
    await enqueue(tx, { ...message, channel: 'sms', address: phone })
    const email = confirmedEmail(client)
    if (email !== null) await enqueue(tx, { ...message, channel: 'email', address: email })
  })
  await files.deleteRemovedOf(clientId)
  return { deleted: true }
}

function deletionFailure(blockers: string[]): FailureError {
  const details = { obstacles: blockers.join(',') }
  return new FailureError('deletion_refused', 'Something is still open.', { details })
}

async function lockAddresses(tx: Transaction, clientId: number) {
  const { phone, email, emailConfirmedAt, language } = clients
  const [client] = await tx
    .select({ phone, email, emailConfirmedAt, language })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for('update')
  return client
}
