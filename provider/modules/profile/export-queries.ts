import { and, asc, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookingChanges, bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import { callbacks } from '@/provider/db/schema/callback'
import { carModels, cars } from '@/provider/db/schema/cars'
import { drivers } from '@/provider/db/schema/client-drivers'
import { clients } from '@/provider/db/schema/clients'
import { messages } from '@/provider/db/schema/contacts'
import { extensionRequests } from '@/provider/db/schema/extensions'
import { longTermRequests } from '@/provider/db/schema/long-term'
import { outbox } from '@/provider/db/schema/outbox'
import { nameRequests } from '@/provider/db/schema/profile'
import { transferOrders } from '@/provider/db/schema/transfers'
import { waitlistEntries } from '@/provider/db/schema/waitlist'
import { isInAccount } from '@/provider/db/sql/unproved-booking'
import { listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import { depositCard } from '@/provider/rules/deposits/deposit-card'
import { isOwnWaiting } from './own-waiting'

// Rows are exported as they are stored, without hashes, salts and networks.

/** Reads the client himself. */
export async function exportClient(db: Database, clientId: number) {
  const { id, phone, lastName, firstName, middleName, email, emailConfirmedAt, language } = clients
  const { citizenship, birthDate, createdAt, registeredAt } = clients
  const names = { lastName, firstName, middleName }
  const dates = { birthDate, createdAt, registeredAt }
  const [row] = await db
    .select({ id, ...names, phone, email, emailConfirmedAt, language, citizenship, ...dates })
    .from(clients)
    .where(eq(clients.id, clientId))
  return row ?? null
}

/** Lists the client's own drivers. */
export async function listExportedDrivers(db: Database, clientId: number) {
  const { clientId: _client, station: _station, ph: _ph, ...exported } = getTableColumns(drivers)
  return db.select(exported).from(drivers).where(eq(drivers.clientId, clientId)).orderBy(asc(drivers.id))
}

/**
 * Lists bookings with their price lines, deposits on cards and in cash, history, changes and requests for a later return; of
 * other drivers only the names that the client typed.
 */
export async function listExportedBookings(db: Database, clientId: number) {
  const { id, number, status, createdAt, startAt, endAt, totalKop, price, rental, driver, extraDrivers } = bookings
  const { flight, meeting, paidKop, refundKop, promoCode, partner, affiliate, distanceKm } = bookings
  const rows = await db
    .select({
      ...{ id, number, status, createdAt, startAt, endAt, car: carModels.name, rental, totalKop, price },
      ...{ paidKop, refundKop, promoCode, partner, affiliate, distanceKm, driver, extraDrivers, flight, meeting },
    })
    .from(bookings)
    .innerJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(and(eq(bookings.clientId, clientId), eq(bookings.kind, 'booking'), isInAccount()))
    .orderBy(desc(bookings.startAt), desc(bookings.id))
  const ids = rows.map((row) => row.id)
  const [transitions, holds, changes, extensions] = await Promise.all([
    listTransitions(db, ids),
    listDepositHolds(db, ids),
    listChanges(db, ids),
    listExtensionRequests(db, ids),
  ])
  return rows.map(({ id: bookingId, extraDrivers: others, ...row }) => ({
    ...row,
    extraDrivers: others.map(({ last_name, first_name }) => ({ last_name, first_name })),
    history: rowsOf(bookingId, transitions),
    depositCards: holds.filter((hold) => hold.bookingId === bookingId).map(depositCard),
    changes: rowsOf(bookingId, changes),
    extensionRequests: rowsOf(bookingId, extensions),
  }))
}

function rowsOf<Row extends { bookingId: number }>(id: number, rows: readonly Row[]): Omit<Row, 'bookingId'>[] {
  return rows.filter((row) => row.bookingId === id).map(({ bookingId: _of, ...row }) => row)
}

/**
 * Lists the changes of bookings. Another phone made a hold another client's: the people before such a change are told only
 * when their driver has the phone of the present driver or of the client, else they are null.
 */
async function listChanges(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const { bookingId, at, actor, rentalBefore, priceBefore, peopleBefore } = bookingChanges
  const rows = await db
    .select({
      ...{ bookingId, at, actor, rentalBefore, priceBefore, peopleBefore },
      ...{ driver: bookings.driver, clientPhone: clients.phone },
    })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(inArray(bookingId, ids))
    .orderBy(asc(bookingChanges.id))
  return rows.map(({ peopleBefore: before, driver, clientPhone, ...change }) => {
    const isOwn = [driver?.phone, clientPhone].includes(before.driver.phone)
    return {
      ...change,
      driverBefore: isOwn ? before.driver : null,
      flightBefore: isOwn ? before.flight : null,
      meetingBefore: isOwn ? before.meeting : null,
    }
  })
}

async function listExtensionRequests(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const { bookingId, endBefore, endAt, amountKop, state, reason, createdAt, decidedAt } = extensionRequests
  return db
    .select({ bookingId, endBefore, endAt, amountKop, state, reason, createdAt, decidedAt })
    .from(extensionRequests)
    .where(inArray(bookingId, ids))
    .orderBy(asc(extensionRequests.id))
}

/** Lists orders of cars with a driver, without the data of the counters' cookies. */
export async function listExportedTransferOrders(db: Database, clientId: number) {
  const { id: _id, station: _station, clientId: _client, modelId: _model, ...columns } = getTableColumns(transferOrders)
  const { spId: _sp, ubtcid: _ub, ymUid: _ym, referer: _referer, ...exported } = columns
  return db
    .select({ ...exported, car: carModels.name })
    .from(transferOrders)
    .innerJoin(carModels, eq(carModels.id, transferOrders.modelId))
    .where(eq(transferOrders.clientId, clientId))
    .orderBy(desc(transferOrders.id))
}

/** Lists the kind and the time of what the branch has sent to the client, without the texts. */
export async function listExportedMessages(db: Database, clientId: number, ownPhone: string) {
  const { kind, channel, state, createdAt, endedAt } = outbox
  return db
    .select({ kind, channel, state, createdAt, endedAt })
    .from(outbox)
    .where(or(eq(outbox.phone, ownPhone), eq(outbox.clientId, clientId)))
    .orderBy(desc(outbox.createdAt))
}

async function listTransitions(db: Database, ids: number[]) {
  const { bookingId, status, at, reason } = bookingStatusHistory
  if (ids.length === 0) return []
  return db
    .select({ bookingId, status, at, reason })
    .from(bookingStatusHistory)
    .where(inArray(bookingId, ids))
    .orderBy(asc(bookingStatusHistory.id))
}

/** Lists messages, callbacks, name requests, long-term requests and what the client waits for. */
export async function listExportedRequests(db: Database, clientId: number) {
  const [calls, letters, names, longTerm, waitlist] = await Promise.all([
    db
      .select({ name: callbacks.name, phone: callbacks.phone, createdAt: callbacks.createdAt })
      .from(callbacks)
      .where(eq(callbacks.clientId, clientId)),
    db
      .select({ name: messages.name, email: messages.email, text: messages.message, createdAt: messages.createdAt })
      .from(messages)
      .where(eq(messages.clientId, clientId)),
    db.select().from(nameRequests).where(eq(nameRequests.clientId, clientId)),
    listLongTerm(db, clientId),
    listWaitlist(db, clientId),
  ])
  return { calls, letters, names, longTerm, waitlist }
}

/** Lists what the client waits for or waited for, signed in or not, with the car. */
async function listWaitlist(db: Database, clientId: number) {
  const { startAt, endAt, channel, email, state, createdAt, endedAt } = waitlistEntries
  return db
    .select({ car: carModels.name, startAt, endAt, channel, email, state, createdAt, endedAt })
    .from(waitlistEntries)
    .innerJoin(carModels, eq(carModels.id, waitlistEntries.modelId))
    .where(isOwnWaiting(clientId))
    .orderBy(desc(waitlistEntries.id))
}

/** Lists long-term requests with their car and state. */
async function listLongTerm(db: Database, clientId: number) {
  const { number, lastName, firstName, phone, email, company, months, startOn } = longTermRequests
  const { monthKop, comment, partner, affiliate, state, createdAt } = longTermRequests
  const { gosnomer } = cars
  return db
    .select({
      ...{ number, gosnomer, lastName, firstName, phone, email, company, months, startOn },
      ...{ monthKop, comment, partner, affiliate, state, createdAt },
    })
    .from(longTermRequests)
    .innerJoin(cars, eq(cars.id, longTermRequests.carId))
    .where(eq(longTermRequests.clientId, clientId))
    .orderBy(desc(longTermRequests.createdAt))
}
