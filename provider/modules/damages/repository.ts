import { and, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { damages } from '@/provider/db/schema/account'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/fleet'

export type DamagesRepository = ReturnType<typeof createDamagesRepository>

export function createDamagesRepository(db: Database) {
  return {
    /** The client's damages, newest first; one that was called off is none. */
    async list(clientId: number) {
      return db
        .select({
          id: damages.id,
          damage: damages.damage,
          car: carModels.name,
          booking: bookings.number,
          date: damages.date,
          costKop: damages.costKop,
          paidKop: damages.paidKop,
          debtKop: damages.debtKop,
        })
        .from(damages)
        .leftJoin(bookings, eq(bookings.id, damages.bookingId))
        .innerJoin(cars, eq(cars.id, damages.carId))
        .innerJoin(carModels, eq(carModels.id, cars.modelId))
        .where(and(eq(damages.clientId, clientId), ne(damages.status, 'cancelled')))
        .orderBy(desc(damages.date), desc(damages.id))
    },
  }
}
