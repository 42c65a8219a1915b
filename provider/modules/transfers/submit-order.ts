import { randomInt } from 'node:crypto'
import { subHours } from 'date-fns'
import { and, count, eq, gt } from 'drizzle-orm'
import type { TransferOrderAnswer, TransferOrderRequest } from '@/provider/contract/transfer-orders'
import type { Database, Transaction } from '@/provider/db/database'
import { places } from '@/provider/db/schema/fleet'
import { transferRoutes } from '@/provider/db/schema/services'
import { transferOrderHistory, transferOrders } from '@/provider/db/schema/transfer-orders'
import { FailureError } from '@/provider/failure-error'
import { lockClient } from '@/provider/records/clients/lock-client'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { findStoredResponse, runOnce } from '@/provider/records/idempotency/idempotency-store'
import type { Fingerprint } from '@/provider/records/idempotency/request-fingerprint'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Tracking } from '@/provider/rules/actors'
import type { GivenConsent } from '@/provider/rules/consents/consent'
import { roublesIn } from '@/provider/rules/i18n/format-text'
import type { Language } from '@/provider/rules/i18n/language'
import { storedReferral } from '@/provider/rules/partners/referral'
import { TRIP_NAMES } from '@/provider/rules/transfers/trip-names'
import { bareMomentText } from '@/provider/rules/vouchers/moment-text'
import type { OfferedTrip } from './offer-trip'

const SCOPE = 'transfer_order'
const LIMIT_HOURS = 24
/** Of ten million numbers one is hardly ever taken twice in a row. */
const MAX_NUMBERS = 5

export type NewTransferOrder = {
  station: string
  request: Omit<TransferOrderRequest, 'quoteToken'>
  offer: OfferedTrip
  language: Language
  tracking: Tracking
  consents: GivenConsent[]
  /** How many orders of one phone are kept within 24 hours. */
  maxPerPhone: number
  branchEmail: string
  timeZone: string
  once: Fingerprint & { key: string }
  at: Date
}

export type TransferOrdersRepository = ReturnType<typeof createTransferOrdersRepository>

export function createTransferOrdersRepository(db: Database) {
  return {
    findAnswer: (key: string) => findStoredResponse<TransferOrderAnswer>(db, { scope: SCOPE, key }),

    /**
     * The order with its history, its client, his consents and what is told of it: all or nothing, once for a key. The
     * client is locked, so of two at once the second sees the first.
     *
     * @throws {FailureError} `too_many_requests`, `idempotency_key_reused`
     */
    async keep(order: NewTransferOrder): Promise<TransferOrderAnswer> {
      const { station, request, language, once, at } = order
      return db.transaction(async (tx) => {
        const who = { station, phone: request.phone, firstName: request.name, language }
        const { id: clientId } = await lockClient(tx, who, at)
        return runOnce(tx, { scope: SCOPE, ...once, clientId, now: at }, async () => {
          await requireOrdersLeft(tx, clientId, order)
          const answer = await insertOrder(tx, clientId, order)
          await tell(tx, clientId, order, answer.number)
          return answer
        })
      })
    },
  }
}

async function requireOrdersLeft(tx: Transaction, clientId: number, { maxPerPhone, at }: NewTransferOrder) {
  const [kept] = await tx
    .select({ orders: count() })
    .from(transferOrders)
    .where(and(eq(transferOrders.clientId, clientId), gt(transferOrders.createdAt, subHours(at, LIMIT_HOURS))))
  if ((kept?.orders ?? 0) < maxPerPhone) return
  throw new FailureError('too_many_requests', 'This phone has as many orders within 24 hours as it may.')
}

async function insertOrder(tx: Transaction, clientId: number, order: NewTransferOrder): Promise<TransferOrderAnswer> {
  const { id, number } = await insertNumbered(tx, clientId, order)
  await tx.insert(transferOrderHistory).values({ orderId: id, status: 'request', actor: 'client', at: order.at })
  await recordConsents(tx, { orderId: id }, order.consents)
  return { number, price: order.offer.price, startAt: order.offer.startAt.toISOString() }
}

async function insertNumbered(tx: Transaction, clientId: number, order: NewTransferOrder) {
  const { station, language, tracking, at } = order
  const { trip, ...told } = order.request
  const { model, price, startAt, backAt, routeId } = order.offer
  const { kind, fromPlace, toPlace, passengers, childSeats } = trip
  const { totalKop, isFrom, hours } = price
  for (let tried = 0; tried < MAX_NUMBERS; tried++) {
    const [row] = await tx
      .insert(transferOrders)
      .values({
        ...{ ...told, ...storedReferral(order.request), ...tracking, station, clientId, language },
        ...{ kind, routeId, fromPlace, toPlace },
        ...{ startAt, backAt, hours, passengers, childSeats, price, totalKop, isFrom, createdAt: at },
        modelId: model.modelId,
        number: `T${randomInt(1_000_000, 10_000_000)}`,
        status: 'request',
      })
      .onConflictDoNothing({ target: transferOrders.number })
      .returning({ id: transferOrders.id, number: transferOrders.number })
    if (row) return row
  }
  throw new Error('no free number for an order')
}

/** The branch by e-mail, without names; the client by SMS and at the address that he typed, in his language. */
async function tell(tx: Transaction, clientId: number, order: NewTransferOrder, number: string): Promise<void> {
  const { station, request, offer, language, branchEmail, timeZone, at } = order
  const facts = (reader: Language) => ({
    number,
    car: offer.model.name,
    at: bareMomentText(offer.startAt, { timeZone }, reader),
    total: totalIn(offer.price, reader),
  })
  const client = { station, kind: 'transfer_received', at, params: facts(language) } as const
  await enqueue(tx, { ...client, channel: 'sms', phone: request.phone, language })
  await enqueue(tx, { ...client, channel: 'email', clientId, address: request.email, language })
  const params = {
    ...{ ...facts('ru'), client: String(clientId), passengers: String(request.trip.passengers) },
    ...(await tripFacts(tx, order)),
  }
  const branch = { clientId, address: branchEmail, language: 'ru' } as const
  await enqueue(tx, { ...branch, station, kind: 'transfer_ordered', channel: 'email', params, at })
}

/** For the branch: by the names of our own places and trips, a typed address stays where it is kept. */
async function tripFacts(tx: Transaction, { station, request: { trip }, offer }: NewTransferOrder) {
  const spots = await tx
    .select({ code: places.code, name: places.name })
    .from(places)
    .where(eq(places.station, station))
  const named = (code: string | null) => spots.find((place) => place.code === code)?.name.ru ?? 'другой адрес'
  const [route] = await tx
    .select({ name: transferRoutes.name })
    .from(transferRoutes)
    .where(and(eq(transferRoutes.station, station), eq(transferRoutes.id, offer.routeId ?? '')))
  const kind = TRIP_NAMES[trip.kind].ru
  return {
    ...{ trip: trip.kind === 'excursion' && route ? `${kind} «${route.name.ru}»` : kind },
    ...{ hours: String(offer.price.hours), from: named(trip.fromPlace) },
    to: trip.kind === 'transfer' ? named(trip.toPlace) : '—',
  }
}

function totalIn({ totalKop, isFrom }: OfferedTrip['price'], language: Language): string {
  const total = roublesIn(totalKop, language)
  if (!isFrom) return total
  return { ru: `от ${total}`, en: `from ${total}`, 'zh-CN': `${total} 起` }[language]
}
