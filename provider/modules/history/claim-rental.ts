import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Driver } from '@/provider/contract/bookings'
import type { ClaimRequest, ClaimResponse } from '@/provider/contract/history'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { disownBookings, mayDisown } from '@/provider/records/bookings/disown-bookings'
import { lockClientById, nameClient } from '@/provider/records/clients/lock-client'

type Deps = { db: Database; settings: Settings; now: () => Date }

/**
 * Takes a booking that somebody made with the client's phone into his account, which proves its phone; or cancels it, when he says
 * that it is not his. `clientId` is always that of the session.
 *
 * @throws {FailureError} `not_found`: there is no such unclaimed booking; `unauthenticated`
 */
export async function claimRental(
  { db, settings, now }: Deps,
  clientId: number,
  number: string,
  { isMine }: ClaimRequest,
): Promise<ClaimResponse> {
  const { main_email: branchEmail } = await settings.current()
  const at = now()
  await retryTransaction(db, async (tx) => {
    await lockClientById(tx, clientId)
    if (isMine) return claim(tx, clientId, number, at)
    const disowner = { station: settings.station, clientId, number, branchEmail, at }
    if ((await disownBookings(tx, disowner)).length === 0) throw unknownBookingFailure()
  })
  return { isMine }
}

/**
 * Whoever made the booking may have been a stranger: his link opens nothing any more, and later letters, which have the new one,
 * go to the client's confirmed e-mail where there is one.
 */
async function claim(tx: Transaction, clientId: number, number: string, at: Date): Promise<void> {
  const [row] = await tx
    .update(bookings)
    .set({ provedBy: 'session', keySalt: sql`gen_random_uuid()::text`, driver: withOwnEmail(clientId) })
    .where(and(mayDisown(clientId, at), eq(bookings.number, number)))
    .returning({ driver: bookings.driver })
  if (!row) throw unknownBookingFailure()
  if (row.driver) await nameClient(tx, clientId, row.driver)
}

function withOwnEmail(clientId: number): SQL<Driver | null> {
  const isConfirmed = and(eq(clients.id, clientId), isNotNull(clients.emailConfirmedAt))
  return sql`coalesce((
    select jsonb_set(${bookings.driver}, '{email}', to_jsonb(${clients.email})) from ${clients} where ${isConfirmed}
  ), ${bookings.driver})`
}

function unknownBookingFailure(): FailureError {
  return new FailureError('not_found', 'No such booking waits for its client.')
}
