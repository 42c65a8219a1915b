import { eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { rentalTimes } from '@/provider/records/bookings/rental-times'
import type { DepositTerms } from '@/provider/rules/deposits/deposit-state'
import { type DepositHold, listDepositHolds } from './deposit-holds'

/** Returns what decides on the deposit of a booking, with its holds; null: there is no such booking. */
export async function findDepositTerms(
  db: Pick<Database, 'select'>,
  number: string,
): Promise<(Omit<DepositTerms, 'releaseDays'> & { holds: DepositHold[] }) | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.number, number))
  if (!row?.price) return null
  const { id, status, startAt, endAt, price } = row
  const { heldAt = null, backAt = null } = (await rentalTimes(db, [id])).get(id) ?? {}
  const holds = await listDepositHolds(db, [id])
  return { status, amountKop: price.depositKop, startAt, endAt, heldAt, backAt, holds }
}
