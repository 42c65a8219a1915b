import { randomInt } from 'node:crypto'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { TransferOrderRequest, TransferOrderResponse } from '@/provider/contract/transfers'
import type { Transaction } from '@/provider/db/database'
import { transferOrderHistory, transferOrders } from '@/provider/db/schema/transfers'
import { FailureError } from '@/provider/failure-error'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { findStoredResponse, runOnce } from '@/provider/records/idempotency/idempotency-store'
import { legacyTransferHash } from '@/provider/records/idempotency/legacy-request-hash'
import { fingerprintOf, isSameRequest } from '@/provider/records/idempotency/request-fingerprint'
import { hasRequestsLeft } from '@/provider/records/requests/daily-limit'
import {
  isOfRequester,
  lockOrderer,
  type Requester,
  requireHourlyLimit,
} from '@/provider/records/requests/unproved-requests'
import { wideNetworkHash } from '@/provider/records/visitors/network-hash'
import type { RequestVisitor } from '@/provider/rules/actors'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import { storedReferral } from '@/provider/rules/partners/referral'
import { enqueueOrderReceived } from './enqueue-order-received'
import type { OfferedTrip } from './offer-trip'
import { offerTripNow, type TripDeps } from './offer-trip-now'
import { listSpokenLanguages } from './queries'
import { readTransfer } from './transfer-token'

const SCOPE = 'transfer_order'
/** Most draws of an order's number: of nine million one is rarely taken twice in a row. */
const MAX_NUMBERS = 5

type Deps = TripDeps & { secret: string }
type OrderFields = Omit<TransferOrderRequest, 'quoteToken'>

/**
 * Stores an order of a car with a driver, with its history, consents and notifications, once for a key. The same key with the
 * same request gets the same response, before every other check, though the price is another now. Without a session it names no
 * client, and the branch takes only so many of them within an hour.
 *
 * @throws {FailureError} `idempotency_key_reused`, `consent_required`, `quote_invalid`, `price_changed`,
 * `too_many_requests`, `unauthenticated`, and the codes of `offerTrip`
 */
export async function submitOrder(
  deps: Deps,
  request: TransferOrderRequest,
  { key, sent }: RequestKey,
  visitor: RequestVisitor,
): Promise<TransferOrderResponse> {
  const { db, settings, secret, now } = deps
  const { station } = settings
  const { language, clientId } = visitor
  const fingerprint = fingerprintOf(sent, [SCOPE, language], legacyTransferHash(request, language))
  const stored = await findStoredResponse<TransferOrderResponse>(db, { scope: SCOPE, key })
  if (stored && isSameRequest(stored, fingerprint)) return stored.response
  if (stored) throw new FailureError('idempotency_key_reused', 'This key belongs to another request.')
  const { quoteToken, ...fields } = request
  const data = await settings.current()
  const at = now()
  const consents = personalConsents(visitor, data, at)
  const offer = await offerTripNow(deps, fields.trip, data)
  requireFields(fields, offer)
  await requireLanguage(deps, fields.driverLanguage, offer.model.classId, data.timeZone)
  requireQuoted(readTransfer(quoteToken, fields.trip, secret), offer)
  return db.transaction(async (tx) => {
    const requester = { station, phone: fields.phone, clientId }
    await lockOrderer(tx, requester, { firstName: fields.name, language }, at)
    const once = { scope: SCOPE, key, ...fingerprint, ...(clientId === null ? {} : { clientId }), now: at }
    return runOnce(tx, once, async () => {
      await requireOrdersLeft(tx, requester, data.transfers.maxOrdersPerPhone, at)
      const { ip } = visitor
      await requireHourlyLimit(tx, { kind: 'transfer', requester, ip, secret, settings: data }, at)
      const { main_email: branchEmail, timeZone } = data
      const { id, number } = await insertOrder(tx, { station, clientId, fields, offer, visitor, at })
      await tx.insert(transferOrderHistory).values({ orderId: id, status: 'request', actor: 'client', at })
      await recordConsents(tx, { orderId: id }, consents)
      const network = wideNetworkHash(ip, secret)
      const order = { station, clientId, number, request: fields, offer, language, network, branchEmail, timeZone, at }
      await enqueueOrderReceived(tx, order)
      return { number, price: offer.price, startAt: offer.startAt.toISOString() }
    })
  })
}

/**
 * Requires an address for every end that is no place, and the flight where a passenger is met.
 *
 * @throws {FailureError} `invalid_request`
 */
function requireFields({ trip, ...fields }: OrderFields, { isMet }: OfferedTrip): void {
  const missing = [
    trip.fromPlace === null && fields.fromAddress === '' && 'fromAddress',
    trip.kind === 'transfer' && trip.toPlace === null && fields.toAddress === '' && 'toAddress',
    isMet && fields.flight === '' && 'flight',
  ].filter((field) => field !== false)
  if (missing.length === 0) return
  throw new FailureError('invalid_request', `Not told: ${missing.join(', ')}.`, {
    fields: Object.fromEntries(missing.map((field) => [field, 'required'])),
  })
}

/** @throws {FailureError} `option_not_offered` */
async function requireLanguage(
  { db, settings, now }: Deps,
  language: TransferOrderRequest['driverLanguage'],
  classId: string,
  timeZone: string,
): Promise<void> {
  if (language === null) return
  const languages = await listSpokenLanguages(db, settings.station, classId, toStationMoment(now(), timeZone).date)
  if (languages.includes(language)) return
  throw new FailureError('option_not_offered', 'No driver of this class speaks it.', {
    fields: { driverLanguage: 'not offered' },
  })
}

/** An expired quote of the same total is accepted, as a rental's is. @throws {FailureError} `quote_invalid`, `price_changed` */
function requireQuoted(quote: ReturnType<typeof readTransfer>, { price }: OfferedTrip): void {
  if (!quote) throw new FailureError('quote_invalid', 'The quote is not ours, or not for this trip.')
  if (quote.totalKop === price.totalKop && quote.isFrom === price.isFrom) return
  throw new FailureError('price_changed', 'The price is not the one that was shown.', {
    details: { oldTotalKop: quote.totalKop, newTotalKop: price.totalKop },
  })
}

/** Requires that the phone has orders left within the hours of the limit. @throws {FailureError} `too_many_requests` */
async function requireOrdersLeft(tx: Transaction, requester: Requester, max: number, at: Date): Promise<void> {
  const ofPerson = isOfRequester(transferOrders, requester)
  if (await hasRequestsLeft(tx, { table: transferOrders, ofPerson, max }, at)) return
  throw new FailureError('too_many_requests', 'This phone has as many orders within 24 hours as it may.')
}

type NewOrder = {
  station: string
  clientId: number | null
  fields: OrderFields
  offer: OfferedTrip
  visitor: RequestVisitor
  at: Date
}

async function insertOrder(tx: Transaction, { station, clientId, fields, offer, visitor, at }: NewOrder) {
  const { language, tracking } = visitor
  const { trip, ...details } = fields
  const { model, price, startAt, backAt, routeId } = offer
  const { kind, fromPlace, toPlace, passengers, childSeats } = trip
  const { totalKop, isFrom, hours } = price
  for (let tried = 0; tried < MAX_NUMBERS; tried++) {
    const [row] = await tx
      .insert(transferOrders)
      .values({
        ...{ ...details, ...storedReferral(fields), ...tracking, station, clientId, language },
        signedIn: clientId !== null,
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
