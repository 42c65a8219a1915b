import { eq, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import type { Language } from '@/provider/rules/i18n/language'

/** What a registered client signs in with and is reached by. */
export type Credentials = {
  id: number
  phone: string
  passwordHash: string
  email: string | null
  emailConfirmedAt: Date | null
  language: Language
}

type Row = Omit<Credentials, 'phone' | 'passwordHash'> & { phone: string | null; passwordHash: string | null }

/**
 * Returns the credentials of the session's client.
 *
 * @throws {FailureError} `unauthenticated`: the client was deleted meanwhile
 */
export async function requireCredentials(db: Database, { clientId }: { clientId: number }): Promise<Credentials> {
  const [row] = await selectCredentials(db, eq(clients.id, clientId))
  const client = complete(row)
  if (!client) throw new FailureError('unauthenticated', 'The session’s client is gone.')
  return client
}

/** Locks the client; each change of credentials does this first. Returns null when he has none any more. */
export async function lockCredentials(tx: Transaction, clientId: number): Promise<Credentials | null> {
  const [row] = await selectCredentials(tx, eq(clients.id, clientId)).for('update')
  return complete(row)
}

function selectCredentials(db: Pick<Database, 'select'>, which: SQL) {
  const { id, phone, passwordHash, email, emailConfirmedAt, language } = clients
  return db.select({ id, phone, passwordHash, email, emailConfirmedAt, language }).from(clients).where(which).$dynamic()
}

/** A client who was erased or never registered has no credentials. */
function complete(row: Row | undefined): Credentials | null {
  if (!row || row.phone === null || row.passwordHash === null) return null
  return { ...row, phone: row.phone, passwordHash: row.passwordHash }
}
