import { and, eq, isNull } from 'drizzle-orm'
import type { Driver } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import type { Language } from '@/provider/rules/i18n/language'

type PersonDetails = Pick<
  typeof clients.$inferInsert,
  'lastName' | 'middleName' | 'email' | 'citizenship' | 'birthDate'
>

type Person = PersonDetails & { station: string; phone: string; firstName: string; language: Language }

/**
 * Locks the client with this phone, and creates one when there is none, so that the phone can register later (PRODUCT §6).
 * The data of a known client is never overwritten: anybody may type a stranger's phone. The row stays locked until the
 * transaction ends, so that the requests of one phone come one after another.
 */
export async function lockClient(
  tx: Transaction,
  person: Person,
  at: Date,
): Promise<{ id: number; isExisting: boolean }> {
  const [created] = await tx
    .insert(clients)
    .values({ ...person, nameUnproved: true, createdAt: at })
    .onConflictDoNothing({ target: clients.phone })
    .returning({ id: clients.id })
  if (created) return { id: created.id, isExisting: false }
  const existing = await lockClientByPhone(tx, person.phone)
  if (!existing) throw new Error('a client vanished between two statements')
  return { id: existing.id, isExisting: true }
}

/** Locks the client with this phone, if there is one. */
export async function lockClientByPhone(
  tx: Transaction,
  phone: string,
): Promise<{ id: number; language: Language } | undefined> {
  const { id, language } = clients
  const [row] = await tx.select({ id, language }).from(clients).where(eq(clients.phone, phone)).for('update')
  return row
}

type BookingDriver = { station: string; driver: Driver; language: Language; now: Date }

/** Locks the client with the driver's phone, or creates one. */
export async function lockDriver(tx: Transaction, { station, driver, language, now }: BookingDriver) {
  const { phone, email, citizenship, birthDate } = driver
  const names = { lastName: driver.last_name, firstName: driver.first_name, middleName: driver.middle_name }
  return lockClient(tx, { station, language, phone, email, citizenship, birthDate, ...names }, now)
}

/**
 * Locks a client before a change of the client's own is written: a deletion may have come first.
 *
 * @throws {FailureError} `unauthenticated`
 */
export async function lockClientById(tx: Transaction, id: number): Promise<void> {
  const row = await lockClientRow(tx, id)
  if (!row || row.deletedAt !== null) throw new FailureError('unauthenticated', 'The session’s client is gone.')
}

/**
 * Locks a client, deleted or not: the books go on after a deletion. Locks of money start here (records/README.md).
 */
export async function lockClientRow(tx: Transaction, id: number): Promise<{ deletedAt: Date | null } | undefined> {
  const [row] = await tx.select({ deletedAt: clients.deletedAt }).from(clients).where(eq(clients.id, id)).for('update')
  return row
}

/** Locks the client of a booking, before the booking itself (records/README.md). */
export async function lockOwner(tx: Transaction, bookingId: number): Promise<void> {
  const [row] = await tx.select({ clientId: bookings.clientId }).from(bookings).where(eq(bookings.id, bookingId))
  if (row && row.clientId !== null) await lockClientRow(tx, row.clientId)
}

/**
 * Names a client who has no name after a driver with his phone, whom a session or another proof has named. The name of a booking
 * that nobody proved may be a stranger's (decision 0142).
 */
export async function nameClient(tx: Transaction, id: number, driver: Driver): Promise<void> {
  const { last_name: lastName, first_name: firstName, middle_name: middleName, citizenship, birthDate, phone } = driver
  await tx
    .update(clients)
    .set({ lastName, firstName, middleName, citizenship, birthDate, nameUnproved: false })
    .where(and(eq(clients.id, id), eq(clients.phone, phone), isNull(clients.lastName)))
}
