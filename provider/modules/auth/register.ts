import { eq } from 'drizzle-orm'
import type { RegistrationRequest, SessionResponse } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { clientConsents } from '@/provider/db/schema/consents'
import { FailureError } from '@/provider/failure-error'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { consentRow } from '@/provider/records/consents/record-consents'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { beginSession } from '@/provider/records/sessions/begin-session'
import type { Visitor } from '@/provider/rules/actors'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import { CHANNELS } from '@/provider/rules/notifications/messages'
import { voidCodesOf } from './codes'
import { lockClientWithCode, prepareNewPassword } from './new-password'
import { type ReadClient, type StartedSession, sessionResponse, wrongCodeFailure } from './session-response'

type Deps = { db: Database; settings: Settings; readClient: ReadClient; secret: string; now: () => Date }
type Rejection = 'code_wrong' | 'already_registered'

/**
 * Gives a client his first password and begins a session. A verified code is used up even when the registration is
 * rejected; of two requests with the same code only one registers. An e-mail that only a guest's booking had is cleared:
 * the guest may have been a stranger.
 *
 * @throws {FailureError} `consent_required`, `password_too_common`, `code_wrong`, `already_registered`
 */
export async function register(
  deps: Deps,
  request: RegistrationRequest,
  visitor: Visitor,
  session: string | null,
): Promise<SessionResponse> {
  const { db, settings, readClient, now } = deps
  const { station } = settings
  const { phone } = request
  const consents = personalConsents(visitor, await settings.current(), now())
  const { codeId, passwordHash, validity } = await prepareNewPassword(deps, 'registration', request, visitor, session)
  const { at } = validity
  const outcome = await db.transaction(async (tx): Promise<Rejection | StartedSession> => {
    const client = await lockClientWithCode(tx, phone, codeId, at)
    if (client === null) return 'code_wrong'
    if (client.passwordHash !== null) return 'already_registered'
    const { id: clientId, language } = client
    const registered = { passwordHash, registeredAt: at, email: confirmedEmail(client) }
    await tx.update(clients).set(registered).where(eq(clients.id, clientId))
    await voidCodesOf(tx, phone, at)
    const rows = consents.map((consent) => ({ ...consentRow(consent), clientId }))
    await tx.insert(clientConsents).values(rows).onConflictDoNothing()
    for (const channel of CHANNELS) await enqueue(tx, { station, kind: 'registered', channel, phone, language, at })
    return { clientId, session: await beginSession(tx, { clientId, ...validity }) }
  })
  if (outcome === 'code_wrong') throw wrongCodeFailure()
  if (outcome === 'already_registered') throw new FailureError('already_registered', 'The client has a password.')
  return sessionResponse(outcome, readClient)
}
