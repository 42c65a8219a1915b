import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { clients, drivers } from '@/provider/db/schema/clients'
import { outbox } from '@/provider/db/schema/outbox'
import { sessions } from '@/provider/db/schema/sessions'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { beginSession, type NewSession, revokeSessionsOf } from '@/provider/records/sessions/begin-session'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { Language } from '@/provider/rules/i18n/language'
import { CHANNELS } from '@/provider/rules/notifications/messages'
import { spendCode, voidCodesOf } from './codes'
import type { SessionSpan } from './queries'

/** A registered client, as far as signing in needs him. */
export type Credentials = {
  id: number
  phone: string
  passwordHash: string
  email: string | null
  emailConfirmedAt: Date | null
  language: Language
}

type NewPhone = { clientId: number; phone: string; oldCodeId: number; newCodeId: number; at: Date }
type NewEmail = { clientId: number; email: string; codeId: number; at: Date }

export type CredentialsRepository = ReturnType<typeof createCredentialsRepository>

/** What a signed-in client changes of how he signs in and is reached; each in one transaction, the client locked first. */
export function createCredentialsRepository(db: Database, station: string) {
  return {
    find: (clientId: number) => find(db, clientId),

    async endSession(id: string, at: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: at })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    },

    /** Both codes are used up whatever comes of it. @returns what was wrong; null: the phone is the client's now. */
    async changePhone({ clientId, phone, oldCodeId, newCodeId, at }: NewPhone) {
      try {
        return await db.transaction(async (tx): Promise<'code_wrong' | 'already_registered' | null> => {
          const client = await lock(tx, clientId)
          const spent = [await spendCode(tx, oldCodeId, at), await spendCode(tx, newCodeId, at)]
          if (!client || spent.includes(false)) return 'code_wrong'
          if (await isTaken(tx, phone)) return 'already_registered'
          await tx.update(clients).set({ phone }).where(eq(clients.id, clientId))
          await voidCodesOf(tx, client.phone, at)
          await tx.update(outbox).set({ phone }).where(eq(outbox.phone, client.phone))
          const news = { station, kind: 'phone_changed', at } as const
          const { language } = client
          await enqueue(tx, { ...news, channel: 'sms', clientId, address: client.phone, language })
          await enqueue(tx, { ...news, channel: 'email', phone, language })
          return null
        })
      } catch (error) {
        // Another took the same phone between the look and the write.
        if (databaseErrorOf(error)?.constraint === 'clients_phone_key') return 'already_registered' as const
        throw error
      }
    },

    /** @returns whether the code was still good. The address before is told, or the phone when there was none. */
    async changeEmail({ clientId, email, codeId, at }: NewEmail): Promise<boolean> {
      return db.transaction(async (tx) => {
        const client = await lock(tx, clientId)
        if (!(await spendCode(tx, codeId, at)) || !client) return false
        await tx.update(clients).set({ email, emailConfirmedAt: at }).where(eq(clients.id, clientId))
        await voidCodesOf(tx, client.phone, at, 'email')
        const news = { station, kind: 'email_changed', language: client.language, at } as const
        const old = confirmedEmail(client)
        if (old === null) await enqueue(tx, { ...news, channel: 'sms', phone: client.phone })
        else await enqueue(tx, { ...news, channel: 'email', clientId, address: old })
        return true
      })
    },

    /** Ends every session of the client and begins one. @returns null: the password was changed meanwhile. */
    async changePassword(known: Credentials, passwordHash: string, span: SessionSpan): Promise<NewSession | null> {
      const { at } = span
      return db.transaction(async (tx) => {
        const client = await lock(tx, known.id)
        if (client?.passwordHash !== known.passwordHash) return null
        await tx.update(clients).set({ passwordHash }).where(eq(clients.id, known.id))
        await voidCodesOf(tx, client.phone, at)
        await revokeSessionsOf(tx, known.id, at)
        const news = { station, kind: 'password_renewed', phone: client.phone, language: client.language, at } as const
        for (const channel of CHANNELS) await enqueue(tx, { ...news, channel })
        return beginSession(tx, { clientId: known.id, ...span, provedAt: at })
      })
    },

    /**
     * New values in place of the session's: what was overheard before is worth nothing.
     *
     * @param codeId null: he told his password.
     * @returns null: the code was used, or the password changed meanwhile.
     */
    async stepUp(known: Credentials, codeId: number | null, span: SessionSpan): Promise<NewSession | null> {
      return db.transaction(async (tx) => {
        const client = await lock(tx, known.id)
        if (codeId !== null && !(await spendCode(tx, codeId, span.at))) return null
        if (client?.passwordHash !== known.passwordHash) return null
        return beginSession(tx, { clientId: known.id, ...span, provedAt: span.at })
      })
    },
  }
}

async function find(tx: Pick<Database, 'select'>, clientId: number): Promise<Credentials | null> {
  const [row] = await selectClient(tx, eq(clients.id, clientId))
  return complete(row)
}

async function lock(tx: Transaction, clientId: number): Promise<Credentials | null> {
  const [row] = await selectClient(tx, eq(clients.id, clientId)).for('update')
  return complete(row)
}

function selectClient(tx: Pick<Database, 'select'>, which: SQL) {
  const { id, phone, passwordHash, email, emailConfirmedAt, language } = clients
  return tx.select({ id, phone, passwordHash, email, emailConfirmedAt, language }).from(clients).where(which).$dynamic()
}

type Row = Omit<Credentials, 'phone' | 'passwordHash'> & { phone: string | null; passwordHash: string | null }

/** A client who is forgotten or was never registered has no credentials. */
function complete(row: Row | undefined): Credentials | null {
  if (!row || row.phone === null || row.passwordHash === null) return null
  return { ...row, phone: row.phone, passwordHash: row.passwordHash }
}

/** Among clients and drivers: one phone names one person (PRODUCT §8). */
async function isTaken(tx: Transaction, phone: string): Promise<boolean> {
  const taken = await tx.execute(sql`
    select 1 from ${clients} where ${eq(clients.phone, phone)}
    union all select 1 from ${drivers} where ${eq(drivers.ph, phone.replace(/\D/g, ''))} limit 1`)
  return taken.rows.length > 0
}
