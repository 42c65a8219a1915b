import { sql } from 'drizzle-orm'
import type { Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { MeetingFields } from '@/provider/contract/rules/bookings/meeting'
import type { Transaction } from '@/provider/db/database'

/** What a change of a booking may replace. */
export type Changeable = {
  carId: number
  rental: RentalRequest
  price: Price
  people: { driver: Driver; extraDrivers: ExtraDriver[]; flight: string; meeting: MeetingFields }
}

/** Records what a change replaced by what. A trigger rejects a new rental or price without it (migration 0103). */
export async function recordChange(
  tx: Transaction,
  bookingId: number,
  before: Changeable,
  after: Changeable,
  at: Date,
  actor: 'client' | 'branch' = 'client',
): Promise<void> {
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`
  await tx.execute(sql`
    insert into booking_changes (booking_id, actor, at, car_before, car_after, rental_before, rental_after,
      price_before, price_after, people_before, people_after)
    values (${bookingId}, ${actor}, ${at.toISOString()}::timestamptz, ${before.carId}, ${after.carId},
      ${json(before.rental)}, ${json(after.rental)}, ${json(before.price)}, ${json(after.price)},
      ${json(before.people)}, ${json(after.people)})`)
}
