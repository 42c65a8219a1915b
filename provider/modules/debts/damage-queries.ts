import { and, desc, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { operatorActions } from '@/provider/db/schema/audit'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { damages, disputes } from '@/provider/db/schema/debts'
import { DRAWN_CAR } from '@/provider/db/sql/drawn-car'
import { qualifiedColumn } from '@/provider/db/sql/qualified-column'

/**
 * Returns the client's damages, newest first. One that was cancelled is left out, unless the client had disputed it.
 *
 * @param booking only those of the booking with this number
 */
export async function listDamageRows(db: Database, clientId: number, booking?: string) {
  const isDisputed = exists(db.select({ id: disputes.id }).from(disputes).where(eq(disputes.damageId, damages.id)))
  return db
    .select({
      id: damages.id,
      damage: damages.damage,
      car: carModels.name,
      drawn: DRAWN_CAR,
      date: damages.date,
      costKop: damages.costKop,
      paidKop: damages.paidKop,
      debtKop: damages.debtKop,
      coveredKop: damages.coveredKop,
      status: damages.status,
      toldOn: damages.toldOn,
      note: damages.note,
      booking: bookings.number,
      depositKop: paidFromDeposit(),
      // A charge that is no damage has no such limit.
      atMostKop: sql<number | null>`case when ${damages.charge} is null and ${bookings.id} is not null
        then coalesce(${bookings.liabilityKop}, ${carModels.deductibleKop}) end`.mapWith(Number),
    })
    .from(damages)
    .innerJoin(cars, eq(cars.id, damages.carId))
    .leftJoin(bookings, and(eq(bookings.id, damages.bookingId), eq(bookings.clientId, clientId)))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .where(
      and(
        eq(damages.clientId, clientId),
        or(ne(damages.status, 'cancelled'), isDisputed),
        booking === undefined ? undefined : eq(bookings.number, booking),
      ),
    )
    .orderBy(desc(damages.date), desc(damages.position))
}

/** What the branch took of the deposit for a damage, as it recorded it: a part of what is paid. */
function paidFromDeposit(): SQL<number> {
  const { act, bookingId, details } = operatorActions
  return sql`(select coalesce(sum((${details} ->> 'amountKop')::bigint), 0) from ${operatorActions}
    where ${bookingId} = ${qualifiedColumn(damages.bookingId)} and ${act} = 'debt.pay' and ${details} ->> 'means' = 'deposit'
      and ${details} ->> 'kind' = 'damage' and (${details} ->> 'id')::bigint = ${qualifiedColumn(damages.id)})`.mapWith(
    Number,
  )
}
