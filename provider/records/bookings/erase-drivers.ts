import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'

/**
 * Erases who drives from the bookings that match, and from what was stored with them: changes, responses of holds, cards, letters
 * of the development mailbox. The key of the secret link changes, so that the link opens nothing. Sums, states and consents stay for the books.
 *
 * @param which condition of bookings, named `bookings` in the statement
 */
export async function eraseDrivers(tx: Transaction, which: SQL): Promise<void> {
  await tx.execute(sql`
    delete from outbox_kept where address in (
      select unnest(array[driver ->> 'email', driver ->> 'phone']) from bookings where ${which})`)
  await tx.execute(sql`
    delete from idempotency_keys where response -> 'booking' ->> 'number' in (select number from bookings where ${which})`)
  await tx.execute(sql`
    update bookings set driver = forgotten_person(driver), extra_drivers = '[]', flight = '', meeting = default, hold_network = null,
      hold_visitor = null, confirmed_network = null, confirmed_network_until = null,
      key_salt = gen_random_uuid()::text
    where ${which}`)
  await tx.execute(sql`
    update booking_changes c set people_before = forgotten_people(people_before),
      people_after = forgotten_people(people_after)
    from bookings where bookings.id = c.booking_id and ${which}`)
  await tx.execute(sql`
    update deposit_holds h set card_last4 = null, terminal_reference = null
    from bookings where bookings.id = h.booking_id and ${which}`)
}
