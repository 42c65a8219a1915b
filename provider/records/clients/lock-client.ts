import { and, eq, isNull } from 'drizzle-orm'
import type { Driver } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import type { Language } from '@/provider/rules/i18n/language'

type Known = Pick<typeof clients.$inferInsert, 'lastName' | 'middleName' | 'email' | 'citizenship' | 'birthDate'>

/** What somebody says of himself: a callback a name and a phone, a booking everything. */
export type Person = Known & { station: string; phone: string; firstName: string; language: Language }

/**
 * The client with this phone, created when there is none, so that the phone can register later (PRODUCT §6). What a
 * known client has is never overwritten: anybody may type a stranger's phone. The row stays locked until the
 * transaction ends, so that whatever one phone asks for comes one after another.
 */
export async function lockClient(tx: Transaction, person: Person, at: Date): Promise<{ id: number; known: boolean }> {
  const [created] = await tx
    .insert(clients)
    .values({ ...person, createdAt: at })
    .onConflictDoNothing({ target: clients.phone })
    .returning({ id: clients.id })
  if (created) return { id: created.id, known: false }
  const [known] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.phone, person.phone)).for('update')
  if (!known) throw new Error('a client vanished between two statements')
  if (person.lastName) await completeClient(tx, known.id, person)
  return { id: known.id, known: true }
}

type Traveller = { station: string; driver: Driver; language: Language; now: Date }

/** The client whom a driver is. */
export async function lockDriver(tx: Transaction, { station, driver, language, now }: Traveller) {
  const { phone, email, citizenship, birthDate } = driver
  const names = { lastName: driver.last_name, firstName: driver.first_name, middleName: driver.middle_name }
  return lockClient(tx, { station, language, phone, email, citizenship, birthDate, ...names }, now)
}

/**
 * Before a client's own change is written: whoever waited here behind his deletion finds nobody.
 *
 * @throws {FailureError} `unauthenticated`
 */
export async function lockClientById(tx: Transaction, id: number): Promise<void> {
  const row = await lockClientRow(tx, id)
  if (!row || row.deletedAt !== null) throw new FailureError('unauthenticated', 'The session’s client is gone.')
}

/**
 * For the books, which go on after a client is deleted. Locks of money begin here, so that nobody waits in a circle: the
 * client, the booking, its debts (fines before damages, each by id), the payment, the refund.
 */
export async function lockClientRow(tx: Transaction, id: number): Promise<{ deletedAt: Date | null } | undefined> {
  const [row] = await tx.select({ deletedAt: clients.deletedAt }).from(clients).where(eq(clients.id, id)).for('update')
  return row
}

/** Whose booking it is, before the booking itself: whoever locks both locks them in this order. */
export async function lockOwner(tx: Transaction, bookingId: number): Promise<void> {
  const [row] = await tx.select({ clientId: bookings.clientId }).from(bookings).where(eq(bookings.id, bookingId))
  if (row && row.clientId !== null) await lockClientRow(tx, row.clientId)
}

/**
 * A client who has only called: whatever a stranger's callback named him, his first booking says it all. Not one who is
 * registered: he is no guest, and what he is called is his own to change.
 */
async function completeClient(tx: Transaction, id: number, person: Person): Promise<void> {
  const { lastName, firstName, middleName, email, citizenship, birthDate } = person
  await tx
    .update(clients)
    .set({ lastName, firstName, middleName, email, emailConfirmedAt: null, citizenship, birthDate })
    .where(and(eq(clients.id, id), isNull(clients.passwordHash), isNull(clients.lastName)))
}
