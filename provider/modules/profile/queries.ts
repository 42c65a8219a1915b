import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { nameRequests } from '@/provider/db/schema/profile'
import { recoveryCodes, secondFactors } from '@/provider/db/schema/second-factors'

/** Returns how a client is called and reached; null when he was erased. */
export async function findProfile(db: Database, clientId: number) {
  const { lastName, firstName, middleName, phone, email, emailConfirmedAt, language } = clients
  const [row] = await db
    .select({ lastName, firstName, middleName, phone, email, emailConfirmedAt, language })
    .from(clients)
    .where(eq(clients.id, clientId))
  return row?.phone ? { ...row, phone: row.phone } : null
}

/** Returns the name on which the branch has not decided yet. */
export async function findNameRequest(db: Database, clientId: number) {
  const { lastName, firstName, middleName, askedAt } = nameRequests
  const [row] = await db
    .select({ lastName, firstName, middleName, askedAt })
    .from(nameRequests)
    .where(isWaitingNameOf(clientId))
  return row ?? null
}

/** Returns since when a client has a second factor, and how many recovery codes he has left; null: he has none. */
export async function findSecondFactor(db: Database, clientId: number) {
  const { confirmedAt } = secondFactors
  const isUnused = and(eq(recoveryCodes.clientId, secondFactors.clientId), isNull(recoveryCodes.usedAt))
  const [row] = await db
    .select({ confirmedAt, recoveryCodesLeft: count(recoveryCodes.codeHash) })
    .from(secondFactors)
    .leftJoin(recoveryCodes, isUnused)
    .where(and(eq(secondFactors.clientId, clientId), isNotNull(confirmedAt)))
    .groupBy(secondFactors.clientId)
  if (!row?.confirmedAt) return null
  return { since: row.confirmedAt.toISOString(), recoveryCodesLeft: row.recoveryCodesLeft }
}

/** Returns the condition that a request for another name is the client's and waits. */
export function isWaitingNameOf(clientId: number) {
  return and(eq(nameRequests.clientId, clientId), eq(nameRequests.state, 'waiting'))
}

/** Returns whether the branch has seen the client's passport, which it has when it handed a car over to him. */
export async function isNameVerified(db: Pick<Database, 'select'>, clientId: number): Promise<boolean> {
  const rentals = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), inArray(bookings.status, ['active', 'completed'])))
    .limit(1)
  return rentals.length > 0
}
