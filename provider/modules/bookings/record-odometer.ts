import { eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { handOvers } from '@/provider/db/schema/bookings'
import { cars } from '@/provider/db/schema/cars'

/** Records the odometer of a hand-over; the car has this mileage from now on. */
export async function recordOdometer(tx: Transaction, handOver: typeof handOvers.$inferInsert): Promise<void> {
  await tx.insert(handOvers).values(handOver)
  await tx.update(cars).set({ mileageKm: handOver.mileageKm }).where(eq(cars.id, handOver.carId))
}
