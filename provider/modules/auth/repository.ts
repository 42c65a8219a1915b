import { and, eq, isNull } from 'drizzle-orm'
import { beginSession, type NewSession, revokeSessionsOf } from '@/provider/db/begin-session'
import type { Database, Transaction } from '@/provider/db/database'
import { enqueue } from '@/provider/db/enqueue-message'
import { clientConsents, clients } from '@/provider/db/schema/clients'
import type { GivenConsent } from '@/provider/rules/given-consent'
import { CHANNELS, type MessageKind } from '@/provider/rules/message-texts'
import { spendCode } from './codes-repository'

export type AuthClient = { id: number; passwordHash: string | null }

/** A password to be kept, with the code that allows it. */
export type NewPassword = { phone: string; codeId: number; passwordHash: string; expiresAt: Date; at: Date }

export type Begun = { clientId: number; session: NewSession }
export type Outcome = 'code_wrong' | 'already_registered' | Begun

export type AuthRepository = ReturnType<typeof createAuthRepository>

/** Passwords, and sessions that begin with one. */
export function createAuthRepository(db: Database, station: string) {
  return {
    findClient: (phone: string) => findClient(db, phone),

    /** A proved code is used up whatever comes of it; of two with the same code only one registers. */
    async register({ phone, codeId, passwordHash, expiresAt, at }: NewPassword, consents: GivenConsent[]) {
      return db.transaction(async (tx): Promise<Outcome> => {
        const client = await lockWithCode(tx, phone, codeId, at)
        if (client === null) return 'code_wrong'
        if (client.passwordHash !== null) return 'already_registered'
        await tx.update(clients).set({ passwordHash, registeredAt: at }).where(eq(clients.id, client.id))
        const rows = consents.map((consent) => ({ ...consent, clientId: client.id }))
        await tx.insert(clientConsents).values(rows).onConflictDoNothing()
        await tell(tx, phone, 'registered', at)
        return { clientId: client.id, session: await beginSession(tx, { clientId: client.id, expiresAt, at }) }
      })
    },

    /** Ends every session of the client, tells him, and begins one. */
    async renew({ phone, codeId, passwordHash, expiresAt, at }: NewPassword): Promise<Outcome> {
      return db.transaction(async (tx): Promise<Outcome> => {
        const client = await lockWithCode(tx, phone, codeId, at)
        if (client === null || client.passwordHash === null) return 'code_wrong'
        await tx.update(clients).set({ passwordHash }).where(eq(clients.id, client.id))
        await revokeSessionsOf(tx, client.id, at)
        await tell(tx, phone, 'password_renewed', at)
        return { clientId: client.id, session: await beginSession(tx, { clientId: client.id, expiresAt, at }) }
      })
    },

    /** @param rehashed the same password with today's parameters; null: the stored hash is good. */
    async logIn(
      client: AuthClient,
      begun: { expiresAt: Date; at: Date; deviceToken?: string | undefined },
      rehashed: string | null,
    ) {
      return db.transaction(async (tx) => {
        if (rehashed !== null) await replaceHash(tx, client, rehashed)
        return beginSession(tx, { clientId: client.id, ...begun })
      })
    },
  }

  async function tell(tx: Transaction, phone: string, kind: MessageKind, at: Date): Promise<void> {
    for (const channel of CHANNELS) await enqueue(tx, { station, kind, channel, phone, at })
  }
}

async function findClient(db: Pick<Database, 'select'>, phone: string): Promise<AuthClient | null> {
  const { id, passwordHash } = clients
  const [row] = await db.select({ id, passwordHash }).from(clients).where(eq(clients.phone, phone))
  return row ?? null
}

/** The client of a proved code, locked; null when another took the code, or nobody has the phone. */
async function lockWithCode(tx: Transaction, phone: string, codeId: number, at: Date): Promise<AuthClient | null> {
  if (!(await spendCode(tx, codeId, at))) return null
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.phone, phone)).for('update')
  return findClient(tx, phone)
}

/** Unless the password was changed meanwhile. */
async function replaceHash(tx: Transaction, { id, passwordHash }: AuthClient, rehashed: string): Promise<void> {
  const unchanged = passwordHash === null ? isNull(clients.passwordHash) : eq(clients.passwordHash, passwordHash)
  await tx
    .update(clients)
    .set({ passwordHash: rehashed })
    .where(and(eq(clients.id, id), unchanged))
}
