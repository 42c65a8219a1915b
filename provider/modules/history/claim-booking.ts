import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Driver } from '@/provider/contract/bookings'
import type { ClaimRequest, ClaimResponse } from '@/provider/contract/history'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { qualifiedColumn } from '@/provider/db/sql/qualified-column'
import { FailureError } from '@/provider/failure-error'
import { type PhoneLimits, requireOpenBookingsLimit, requirePhoneLimit } from '@/provider/modules/bookings/limit-holds'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { disownBookings, mayDisown } from '@/provider/records/bookings/disown-bookings'
import { lockClientById, nameClient } from '@/provider/records/clients/lock-client'

type Deps = { db: Database; settings: Settings; now: () => Date }

/**
 * Takes a booking that somebody made with the client's phone into his account, which proves its phone; or cancels it, when he says
 * that it is not his. `clientId` is always that of the session.
 *
 * @throws {FailureError} `not_found`: there is no such unclaimed booking; `too_many_requests`: he has as many as a phone may have;
 * `unauthenticated`
 */
export async function claimBooking(
  { db, settings, now }: Deps,
  clientId: number,
  number: string,
  { isMine }: ClaimRequest,
): Promise<ClaimResponse> {
  const data = await settings.current()
  const { main_email: branchEmail } = data
  const at = now()
  await retryTransaction(db, async (tx) => {
    await lockClientById(tx, clientId)
    if (isMine) return claim(tx, clientId, number, { ...data, isProved: true, now: at })
    const disowner = { station: settings.station, clientId, number, branchEmail, at }
    if ((await disownBookings(tx, disowner)).length === 0) throw unknownBookingFailure()
  })
  return { isMine }
}

/**
 * A stranger may have made the booking: his link opens nothing any more, and later letters, which have the new one,
 * go to the client's confirmed e-mail where there is one.
 */
async function claim(tx: Transaction, clientId: number, number: string, limits: PhoneLimits): Promise<void> {
  const [row] = await tx
    .select({ id: bookings.id, status: bookings.status, driver: bookings.driver })
    .from(bookings)
    .where(and(mayDisown(clientId, limits.now), eq(bookings.number, number)))
    .for('no key update')
  if (!row) throw unknownBookingFailure()
  // From now on it is one of those that a session proved, and they have the limit of a phone.
  if (row.status === 'held') await requirePhoneLimit(tx, clientId, limits)
  else await requireOpenBookingsLimit(tx, clientId, limits)
  const owned = { keySalt: sql`gen_random_uuid()::text`, driver: withOwnEmail(clientId) }
  await tx
    .update(bookings)
    .set({ provedBy: 'session', ...owned })
    .where(eq(bookings.id, row.id))
  if (row.driver) await nameClient(tx, clientId, row.driver)
}

function withOwnEmail(clientId: number): SQL<Driver | null> {
  const isConfirmed = and(eq(clients.id, clientId), isNotNull(clients.emailConfirmedAt))
  return sql`coalesce((
    select jsonb_set(${qualifiedColumn(bookings.driver)}, '{email}', to_jsonb(${qualifiedColumn(clients.email)})) from ${clients} where ${isConfirmed}
  ), ${qualifiedColumn(bookings.driver)})`
}

function unknownBookingFailure(): FailureError {
  return new FailureError('not_found', 'No such booking waits for its client.')
}
