import { and, asc, eq } from 'drizzle-orm'
import type { NotMineRequest, NotMineResponse } from '@/provider/contract/not-mine'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels } from '@/provider/db/schema/cars'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import { disownBookings, mayDisown } from '@/provider/records/bookings/disown-bookings'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { isProved } from '@/provider/rules/bookings/is-proved'
import type { BookingDeps } from './booking-deps'
import { isOwnerOf, numberIn } from './owner-token'

type Deps = Pick<BookingDeps, 'db' | 'settings' | 'secret' | 'now'>

/**
 * Says what the link in a message to the owner of a phone would cancel. Changes nothing.
 *
 * @throws {FailureError} `not_found` for a foreign link, and for one whose booking was proved or has begun
 */
export async function readNotMine(deps: Deps, { token }: NotMineRequest): Promise<NotMineResponse> {
  const { db, settings, now } = deps
  const { clientId, status } = await openByOwner(deps, token)
  const at = now()
  const rows = await listDisownable(db, clientId, at)
  const isOpen = status === 'held' || status === 'confirmed'
  const [client] = await db.select({ notMineAt: clients.notMineAt }).from(clients).where(eq(clients.id, clientId))
  const { notMineDays: days } = await settings.current()
  return { bookings: rows, isDone: !isOpen && client?.notMineAt != null, days }
}

/**
 * Cancels all bookings of the phone that nobody proved or paid and that are to begin. Proved ones stay: a stranger may have the link.
 *
 * @throws {FailureError} `not_found` for a foreign link, and for one whose booking was proved or has begun
 */
export async function disownByLink(deps: Deps, request: NotMineRequest): Promise<NotMineResponse> {
  const { db, settings, now } = deps
  const { clientId } = await openByOwner(deps, request.token)
  const { main_email: branchEmail } = await settings.current()
  const at = now()
  await retryTransaction(db, async (tx) => {
    await lockClientRow(tx, clientId)
    await disownBookings(tx, { station: settings.station, clientId, branchEmail, at })
  })
  return readNotMine(deps, request)
}

async function openByOwner({ db, secret, now }: Deps, token: string) {
  const number = numberIn(token)
  const stored = number === null ? null : await findOwned(db, number)
  const isOpen = isOwnerOf(token, stored, secret) && !isProved(stored) && stored.startAt > now()
  if (!isOpen) throw new FailureError('not_found', 'No such link.')
  return stored
}

async function findOwned(db: Database, number: string) {
  const { clientId, status, startAt, provedBy, signedIn, paidKop } = bookings
  const [row] = await db
    .select({ number: bookings.number, clientId, status, startAt, provedBy, signedIn, paidKop })
    .from(bookings)
    .where(and(eq(bookings.number, number), eq(bookings.kind, 'booking')))
  return row && row.clientId !== null ? { ...row, clientId: row.clientId } : null
}

async function listDisownable(db: Database, clientId: number, at: Date) {
  const rows = await db
    .select({ number: bookings.number, car: carModels.name, startAt: bookings.startAt })
    .from(bookings)
    .innerJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(mayDisown(clientId, at))
    .orderBy(asc(bookings.startAt), asc(bookings.id))
  return rows.map(({ startAt, ...row }) => ({ ...row, pickupAt: startAt.toISOString() }))
}
