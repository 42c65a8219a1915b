import { and, desc, eq, sql } from 'drizzle-orm'
import type { RegistrationRequest, SessionResponse } from '@/provider/contract/auth'
import type { Database, Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { clientConsents } from '@/provider/db/schema/consents'
import { isInAccount } from '@/provider/db/sql/unproved-booking'
import { FailureError } from '@/provider/failure-error'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { nameClient } from '@/provider/records/clients/lock-client'
import { consentRow } from '@/provider/records/consents/record-consents'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Visitor } from '@/provider/rules/actors'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import { CHANNELS } from '@/provider/rules/notifications/messages'
import { beginSession } from './begin-session'
import { voidCodesOf } from './codes'
import { lockClientWithCode, prepareNewPassword } from './new-password'
import { type ReadClient, type StartedSession, sessionResponse, wrongCodeFailure } from './session-response'

type Deps = { db: Database; settings: Settings; readClient: ReadClient; secret: string; now: () => Date }
const NO_NAME = { lastName: null, firstName: '', middleName: null, citizenship: null, birthDate: null } as const

type Rejection = 'code_wrong' | 'already_registered'

/**
 * Gives a client his first password and begins a session. A verified code is used up even when the registration is
 * rejected; of two requests with the same code only one registers. An e-mail and a name that only guests' bookings had are
 * cleared: the guests may have been strangers. The name is that of his last booking that was proved.
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
    const name = client.nameUnproved ? { ...NO_NAME, nameUnproved: false } : {}
    await tx
      .update(clients)
      .set({ ...registered, ...name })
      .where(eq(clients.id, clientId))
    const driver = client.nameUnproved ? await findProvedDriver(tx, clientId, phone) : null
    if (driver) await nameClient(tx, clientId, driver)
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

/** Finds who drove in the client's last proved booking under this phone. */
async function findProvedDriver(tx: Transaction, clientId: number, phone: string) {
  const isOwn = and(eq(bookings.clientId, clientId), sql`${bookings.driver} ->> 'phone' = ${phone}`)
  const [row] = await tx
    .select({ driver: bookings.driver })
    .from(bookings)
    .where(and(isOwn, isInAccount()))
    .orderBy(desc(bookings.id))
    .limit(1)
  return row?.driver ?? null
}
