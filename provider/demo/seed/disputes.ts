import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { damages, fines } from '@/provider/db/schema/debts'
import { readAccounts } from './account-data'
import { bookingNumber } from './client-rentals'
import { insertRows } from './insert-rows'
import { type SeedingDay, shiftTo } from './seeding-day'

/** Statuses in which something can be disputed. */
const DISPUTABLE = { fine: 'new', damage: 'open' } as const

type Named = { status: string; dispute?: unknown }

/** Returns the status before the dispute; the dispute and the branch's decision change it later. */
export function firstStatus({ status, dispute }: Named, of: keyof typeof DISPUTABLE): string {
  return dispute ? DISPUTABLE[of] : status
}

/** Writes the disputes of demo clients, and the status that the branch decided. */
export async function seedDisputes(tx: Transaction, station: string, day: SeedingDay): Promise<void> {
  const { meta, clients } = readAccounts()
  const at = shiftTo(day, meta.asOf)
  for (const client of clients) {
    for (const fine of client.fines) {
      if (!fine.dispute) continue
      const { id, clientId } = await findFine(tx, fine)
      const about = { station, client_id: clientId, fine_id: id, damage_id: null }
      await insertRows(tx, 'disputes', [{ ...about, text: fine.dispute.text, created_at: at(fine.dispute.givenAt) }])
      await tx.execute(sql`update fines set status = ${fine.status} where id = ${id}`)
    }
    for (const damage of client.damages) {
      if (!damage.dispute) continue
      const { id, clientId } = await findDamage(tx, damage)
      const about = { station, client_id: clientId, fine_id: null, damage_id: id }
      await insertRows(tx, 'disputes', [
        { ...about, text: damage.dispute.text, created_at: at(damage.dispute.givenAt) },
      ])
      await tx.execute(sql`update damages set status = ${damage.status} where id = ${id}`)
    }
  }
}

/** Finds a demo fine by the number of its decision. @throws {Error} when it is not there. */
export async function findFine(tx: Transaction, { decisionNumber }: { decisionNumber: string }) {
  const [row] = await tx
    .select({ id: fines.id, clientId: fines.clientId })
    .from(fines)
    .where(eq(fines.decisionNumber, decisionNumber))
  if (!row) throw new Error(`The demo fine ${decisionNumber} is not there.`)
  return row
}

/** Finds a damage by its rental and its text, as the demo files name it. */
export async function findDamage(tx: Transaction, damage: { bookingNumber: string; damage: { ru: string } }) {
  const isNamed = sql`${damages.damage} ->> 'ru' = ${damage.damage.ru}`
  const [row] = await tx
    .select({ id: damages.id, clientId: damages.clientId })
    .from(damages)
    .innerJoin(bookings, eq(bookings.id, damages.bookingId))
    .where(and(eq(bookings.number, bookingNumber(damage.bookingNumber)), isNamed))
  if (!row) throw new Error(`The demo damage of ${damage.bookingNumber} is not there.`)
  return row
}
