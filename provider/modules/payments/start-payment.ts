import type { BookingPaymentRequest, Payment, PaymentRequest } from '@/provider/contract/payments'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { OTHER_SUM_MAX_KOP, OTHER_SUM_MIN_KOP } from '@/provider/contract/rules/payments/payment-purposes'
import { retryTransaction } from '@/provider/db/retry'
import { FailureError } from '@/provider/failure-error'
import { requireConsents, requireVersionsInForce } from '@/provider/modules/consents/check-consents'
import { runOnce } from '@/provider/records/idempotency/idempotency-store'
import { legacyBookingPaymentHash, legacyPaymentHash } from '@/provider/records/idempotency/legacy-request-hash'
import { fingerprintOf } from '@/provider/records/idempotency/request-fingerprint'
import type { BookingAccess, Visitor } from '@/provider/rules/actors'
import { PERSONAL_DOCUMENTS } from '@/provider/rules/consents/consent'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import { findPayable, type Payable } from './find-payable'
import { insertPayment, type NewPayment } from './insert-payment'
import type { PaymentDeps, PaymentVisitor } from './payment-deps'
import { readPayment } from './refresh-status'

const TERMS_DOCUMENTS = ['public_offer', 'rentalterms'] as const

type CheckedRequest = Pick<NewPayment, 'number' | 'payer' | 'isOwner' | 'amountKop' | 'language' | 'consents'> & {
  /** Null: "other". */
  payable: Payable | null
  requestKey: RequestKey
  /** The number in the path of the request; null: the body says what is paid for. */
  pathNumber: string | null
  /** Hash of the request by the older rule. */
  legacyHash: string
}

/**
 * Starts a payment by number and surname.
 *
 * @throws {FailureError} `not_found`, `consent_required`, and the codes of `insertOnce`
 */
export async function startPayment(
  deps: PaymentDeps,
  request: PaymentRequest,
  requestKey: RequestKey,
  visitor: PaymentVisitor,
): Promise<Payment> {
  const { purpose, number, fio, phone, email, amountKop, language, consents } = request
  const payable = purpose === 'other' ? null : await readPayableNow(deps, { purpose, number, fio, language })
  requireConsents(consents, PERSONAL_DOCUMENTS)
  const keys = { requestKey, pathNumber: null, legacyHash: legacyPaymentHash(request) }
  const isOwner = visitor.clientId !== null && visitor.clientId === payable?.clientId
  const checked = { ...keys, number, payable, payer: { phone, email }, isOwner, amountKop, language, consents }
  return readPayment(deps, await insertOnce(deps, checked, visitor))
}

/**
 * Starts a payment of the driver of a booking that this access opens.
 *
 * @throws {FailureError} `not_found`, and the codes of `insertOnce`
 */
export async function startBookingPayment(
  deps: PaymentDeps,
  access: BookingAccess,
  request: BookingPaymentRequest,
  requestKey: RequestKey,
  { ip, language: visitorLanguage }: Pick<Visitor, 'ip' | 'language'>,
): Promise<Payment> {
  const { number, driver } = await deps.bookings.find(access, visitorLanguage)
  const { amountKop, language, consents } = request
  const { last_name: fio, phone, email } = driver
  const payable = await readPayableNow(deps, { purpose: 'booking', number, fio, language })
  const keys = { requestKey, pathNumber: number, legacyHash: legacyBookingPaymentHash({ number, ...request }) }
  const checked = { ...keys, number, payable, payer: { phone, email }, isOwner: true, amountKop, language, consents }
  return readPayment(deps, await insertOnce(deps, checked, { ip, clientId: access.clientId }))
}

async function readPayableNow(
  { db, settings, now }: PaymentDeps,
  name: Parameters<typeof findPayable>[1],
): Promise<Payable> {
  const data = await settings.current()
  return findPayable({ db, station: settings.station, data, at: now() }, name)
}

/**
 * Inserts the payment once for a key and returns its public id; the gateway is called afterwards.
 *
 * @throws {FailureError} `consent_required`, `invalid_request`, `idempotency_key_reused`, and the codes of `insertPayment`
 */
async function insertOnce(
  { db, bookings, settings, now }: PaymentDeps,
  { payable, requestKey, pathNumber, legacyHash, ...request }: CheckedRequest,
  { ip, clientId }: PaymentVisitor,
): Promise<string> {
  const [at, data] = [now(), await settings.current()]
  const { consents, amountKop } = request
  if (payable?.status && isWaiting(payable.status)) requireConsents([...consents], TERMS_DOCUMENTS)
  requireVersionsInForce([...consents], data, at)
  const isOutOfBounds = payable === null && (amountKop < OTHER_SUM_MIN_KOP || amountKop > OTHER_SUM_MAX_KOP)
  if (isOutOfBounds || amountKop > data.rules.onlinePaymentMaxKop) {
    throw new FailureError('invalid_request', 'A sum that is not taken so.', { fields: { amountKop: 'out of bounds' } })
  }
  const number = payable?.number ?? request.number
  const payment = { ...request, station: settings.station, payable, number, ip, at }
  const fingerprint = fingerprintOf(requestKey.sent, ['payment', pathNumber, clientId], legacyHash)
  const owner = clientId !== null && { clientId }
  const key = { key: requestKey.key, ...fingerprint, ...owner, scope: 'payment', now: at }
  const { id } = await retryTransaction(db, (tx) =>
    runOnce(tx, key, async () => ({ id: await insertPayment(tx, payment, bookings, data) })),
  )
  return id
}
