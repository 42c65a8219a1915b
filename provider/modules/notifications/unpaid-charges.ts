import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { damages } from '@/provider/db/schema/debts'
import type { UnpaidCharge } from '@/provider/modules/notifications/rules/return-charges'

/** Lists the unpaid charges of the return of a booking. */
export async function listUnpaidCharges(db: Database, station: string, number: string): Promise<UnpaidCharge[]> {
  return db
    .select({ id: damages.id, what: damages.damage, debtKop: damages.debtKop, toldOn: damages.toldOn })
    .from(damages)
    .innerJoin(bookings, eq(bookings.id, damages.bookingId))
    .where(
      and(eq(bookings.number, number), eq(damages.station, station), isNotNull(damages.charge), gt(damages.debtKop, 0)),
    )
    .orderBy(asc(damages.id))
}
