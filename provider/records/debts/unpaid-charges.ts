import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { damages } from '@/provider/db/schema/debts'
import type { UnpaidCharge } from '@/provider/rules/payments/return-bill'

/** Lists the unpaid charges of the return of a booking, as its letter and its page name them. */
export async function listUnpaidCharges(
  db: Pick<Database, 'select'>,
  station: string,
  number: string,
): Promise<UnpaidCharge[]> {
  const { id, damage: what, debtKop, status, toldOn } = damages
  return db
    .select({ id, what, debtKop, status, toldOn })
    .from(damages)
    .innerJoin(bookings, eq(bookings.id, damages.bookingId))
    .where(
      and(eq(bookings.number, number), eq(damages.station, station), isNotNull(damages.charge), gt(damages.debtKop, 0)),
    )
    .orderBy(asc(damages.position))
}
