import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { clientConsents, clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { beginSession, type NewSession, revokeSessionsOf } from '@/provider/records/sessions/begin-session'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { GivenConsent } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import { CHANNELS, type MessageKind } from '@/provider/rules/notifications/messages'
import type { Brought } from '@/provider/security/tokens'
import { spendCode, voidCodesOf } from './codes'

export type AuthClient = { id: number; passwordHash: string | null }

/** When a session begins and ends, what its browser had before, and what it is called. */
export type SessionSpan = { at: Date; expiresAt: Date; brought: Brought; device: string | null }

/** A password to be kept, with the code that allows it. `language`: of the page; the client is told in his own. */
export type NewPassword = { phone: string; codeId: number; passwordHash: string; language: Language; span: SessionSpan }

export type Begun = { clientId: number; session: NewSession }
export type Outcome = 'code_wrong' | 'already_registered' | Begun

type News = { phone: string; language: Language; kind: MessageKind; at: Date }

export type AuthRepository = ReturnType<typeof createAuthRepository>

/** Passwords, and sessions that begin with one. */
export function createAuthRepository(db: Database, station: string) {
  return {
    findClient: (phone: string) => findClient(db, phone),

    /**
     * A proved code is used up whatever comes of it; of two with the same code only one registers. An e-mail that only a
     * guest's booking told is forgotten: whoever made it may have been a stranger.
     */
    async register({ phone, codeId, passwordHash, span }: NewPassword, consents: GivenConsent[]) {
      const { at } = span
      return db.transaction(async (tx): Promise<Outcome> => {
        const client = await lockWithCode(tx, phone, codeId, at)
        if (client === null) return 'code_wrong'
        if (client.passwordHash !== null) return 'already_registered'
        const registered = { passwordHash, registeredAt: at, email: confirmedEmail(client) }
        await tx.update(clients).set(registered).where(eq(clients.id, client.id))
        await voidCodesOf(tx, phone, at)
        const rows = consents.map((consent) => ({ ...consent, clientId: client.id }))
        await tx.insert(clientConsents).values(rows).onConflictDoNothing()
        await tell(tx, { phone, language: client.language, kind: 'registered', at })
        return { clientId: client.id, session: await beginSession(tx, { clientId: client.id, ...span }) }
      })
    },

    /** Ends every session of the client, tells him, and begins one. */
    async renew({ phone, codeId, passwordHash, span }: NewPassword): Promise<Outcome> {
      const { at } = span
      return db.transaction(async (tx): Promise<Outcome> => {
        const client = await lockWithCode(tx, phone, codeId, at)
        if (client === null || client.passwordHash === null) return 'code_wrong'
        await tx.update(clients).set({ passwordHash }).where(eq(clients.id, client.id))
        await voidCodesOf(tx, phone, at)
        await revokeSessionsOf(tx, client.id, at)
        await tell(tx, { phone, language: client.language, kind: 'password_renewed', at })
        return { clientId: client.id, session: await beginSession(tx, { clientId: client.id, ...span }) }
      })
    },

    /**
     * @param client as his password was compared.
     * @param rehashed the same password with today's parameters; null: the stored hash is good.
     * @throws {FailureError} `credentials_not_found`: the password was renewed meanwhile.
     */
    async logIn(client: AuthClient, span: SessionSpan, rehashed: string | null) {
      return db.transaction(async (tx) => {
        await lockUnchanged(tx, client)
        if (rehashed !== null) await tx.update(clients).set({ passwordHash: rehashed }).where(eq(clients.id, client.id))
        return beginSession(tx, { clientId: client.id, ...span })
      })
    },
  }

  async function tell(tx: Transaction, news: News): Promise<void> {
    for (const channel of CHANNELS) await enqueue(tx, { ...news, station, channel })
  }
}

async function findClient(db: Pick<Database, 'select'>, phone: string): Promise<AuthClient | null> {
  const { id, passwordHash } = clients
  const [row] = await db.select({ id, passwordHash }).from(clients).where(eq(clients.phone, phone))
  return row ?? null
}

/**
 * The client of a proved code, locked; null when another took the code, or nobody has the phone. The client before the
 * code: two who have different codes of one phone would wait for each other.
 */
async function lockWithCode(tx: Transaction, phone: string, codeId: number, at: Date) {
  const { id, passwordHash, email, emailConfirmedAt, language } = clients
  const [client] = await tx
    .select({ id, passwordHash, email, emailConfirmedAt, language })
    .from(clients)
    .where(eq(clients.phone, phone))
    .for('update')
  const isSpent = await spendCode(tx, codeId, at)
  return isSpent && client ? client : null
}

/** Or a login that began with the old password would outlive its renewal. */
async function lockUnchanged(tx: Transaction, { id, passwordHash }: AuthClient): Promise<void> {
  const [row] = await tx
    .select({ passwordHash: clients.passwordHash })
    .from(clients)
    .where(eq(clients.id, id))
    .for('update')
  if (row?.passwordHash !== passwordHash) {
    throw new FailureError('credentials_not_found', 'No client with this phone and password.')
  }
}
