import { eq } from 'drizzle-orm'
import type { Driver } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema'
import type { Language } from '@/provider/rules/language'

type Caller = { station: string; driver: Driver; language: Language; now: Date }

/**
 * The client with this phone, created when there is none, so that the phone can register later (PRODUCT §6). What a
 * known client has is never overwritten: anybody may type a stranger's phone. The row stays locked until the
 * transaction ends, so that holds of one phone come one after another.
 */
export async function lockClient(
  tx: Transaction,
  { station, driver, language, now }: Caller,
): Promise<{ id: number; known: boolean }> {
  const [created] = await tx
    .insert(clients)
    .values({
      station,
      phone: driver.phone,
      lastName: driver.last_name,
      firstName: driver.first_name,
      middleName: driver.middle_name,
      email: driver.email,
      language,
      citizenship: driver.citizenship,
      birthDate: driver.birthDate,
      createdAt: now,
    })
    .onConflictDoNothing({ target: clients.phone })
    .returning({ id: clients.id })
  if (created) return { id: created.id, known: false }
  const [known] = await tx
    .select({ id: clients.id, lastName: clients.lastName })
    .from(clients)
    .where(eq(clients.phone, driver.phone))
    .for('update')
  if (!known) throw new Error('a client vanished between two statements')
  if (known.lastName === null) await completeClient(tx, known.id, driver)
  return { id: known.id, known: true }
}

/** A client who has only called: a callback knows no more than a name and a phone. */
async function completeClient(tx: Transaction, id: number, driver: Driver): Promise<void> {
  await tx
    .update(clients)
    .set({
      lastName: driver.last_name,
      middleName: driver.middle_name,
      email: driver.email,
      citizenship: driver.citizenship,
      birthDate: driver.birthDate,
    })
    .where(eq(clients.id, id))
}
