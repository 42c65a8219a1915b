import { subMilliseconds } from 'date-fns'
import { LRUCache } from 'lru-cache'
import type {
  BookingPaymentRequest,
  Payment,
  PaymentLookupAnswer,
  PaymentLookupRequest,
  PaymentNotification,
  PaymentRequest,
} from '@/provider/contract/payments'
import { FailureError } from '@/provider/failure-error'
import { GatewayError } from '@/provider/gateway/gateway-error'
import type { PaymentGateway } from '@/provider/gateway/payment-gateway'
import { requireConsents } from '@/provider/modules/consents/check-consents'
import { legacyBookingPaymentHash, legacyPaymentHash } from '@/provider/records/idempotency/legacy-request-hash'
import { PERSONAL_DOCUMENTS } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import { requireDebt } from './find-payable'
import type { DebtsRepository } from './payable-queries'
import { type BeginParts, beginPayment, type PaymentCaller } from './prepare-payment'
import type { GatewayDesk } from './process-payment'
import type { RefundDesk } from './process-refund'
import type { PaymentsRepository, StoredPayment } from './queries'
import type { RefundsRepository } from './record-refund'
import { createPaymentLook } from './refresh-status'

const HINT_EVERY_MS = 500

type Parts = BeginParts & {
  debts: DebtsRepository
  payments: PaymentsRepository
  refunds: RefundsRepository
  desk: GatewayDesk
  refundDesk: RefundDesk
  gateway: PaymentGateway
}

/** A booking whose key or session the caller has shown. */
type ShownBooking = { number: string; driver: { last_name: string; phone: string; email: string } }

export type PaymentsService = ReturnType<typeof createPaymentsService>

export function createPaymentsService(parts: Parts) {
  const { debts, payments, refunds, desk, refundDesk, gateway, settings, station, now } = parts
  const look = createPaymentLook(parts)
  // Whoever names a stranger's object again and again does not make us ask again and again.
  const unknown = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 })
  const around = async () => ({ debts, station, data: await settings.current(), at: now() })
  return {
    /** @throws {FailureError} `not_found`, whichever of number and surname is wrong. */
    async lookUp(asked: PaymentLookupRequest, language: Language): Promise<PaymentLookupAnswer> {
      const debt = await requireDebt(await around(), { ...asked, language })
      const { id, clientId: _clientId, status: _status, ...answer } = debt
      return { ...answer, pending: await debts.findLive(debt.purpose, id) }
    },

    /** By number and surname. @throws {FailureError} `not_found`, and whatever `beginPayment` refuses. */
    async start(request: PaymentRequest, once: RequestKey, caller: PaymentCaller): Promise<Payment> {
      const { purpose, number, fio, phone, email, ...asked } = request
      const isOther = purpose === 'other'
      const named = { purpose, number, fio, language: asked.language }
      const debt = isOther ? null : await requireDebt(await around(), { ...named, purpose })
      requireConsents(asked.consents, PERSONAL_DOCUMENTS)
      const payer = { phone, email }
      const asking = { once, about: null, oldHash: legacyPaymentHash(request) }
      return look.answer(await beginPayment(parts, { ...asked, ...asking, number, debt, payer }, caller))
    },

    /** The driver of a booking pays. @throws {FailureError} whatever `beginPayment` refuses. */
    async startOf(
      { number, driver }: ShownBooking,
      request: BookingPaymentRequest,
      once: RequestKey,
      caller: PaymentCaller,
    ): Promise<Payment> {
      const { last_name: fio, phone, email } = driver
      const named = { purpose: 'booking', number, fio, language: request.language } as const
      const debt = await requireDebt(await around(), named)
      const payer = { phone, email }
      const asking = { once, about: number, oldHash: legacyBookingPaymentHash({ number, ...request }) }
      const begun = { ...request, ...asking, number, debt, payer }
      return look.answer(await beginPayment(parts, begun, caller))
    },

    /** The true state: the gateway is asked when ours is not final. @throws {FailureError} `not_found` */
    find: (id: string): Promise<Payment> => look.answer(id),

    /**
     * Somebody says that something happened at the gateway; what did, the gateway is asked.
     *
     * @throws {FailureError} `unavailable` when it does not answer: then the hint must come again.
     */
    async hear({ object }: PaymentNotification): Promise<void> {
      const payment = await payments.findByGatewayId(object.id)
      if (payment) return requireAnswer(payment)
      const refund = await refunds.findByGatewayId(object.id)
      const paid = refund && (await refunds.findPayment(refund))
      if (refund && paid) return refundDesk.advance(refund, paid)
      await adopt(object)
    },
  }

  /** Of two hints at once the second changes nothing; one that comes too soon is asked for by the reconciler. */
  async function requireAnswer(payment: StoredPayment): Promise<void> {
    if (!(await payments.claim(payment, subMilliseconds(now(), HINT_EVERY_MS), now())))
      return payments.askSoon(payment, now())
    await desk.advance(payment)
    const { attempts } = await look.require(payment.publicId)
    if (attempts > payment.attempts) throw new FailureError('unavailable', 'The gateway does not answer.')
  }

  /** Of nobody here: another shop's, or one of ours that the gateway told of before it answered. */
  async function adopt({ id, payment_id: paymentId }: PaymentNotification['object']): Promise<void> {
    if (unknown.has(id)) return
    try {
      const paid = paymentId === undefined ? null : await payments.findByGatewayId(paymentId)
      const isOurs = paid
        ? await refundDesk.adopt(await gateway.getRefund(id), paid)
        : await desk.adopt(await gateway.getPayment(id))
      if (!isOurs) unknown.set(id, true)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.fault !== 'unknown') unknown.set(id, true)
      else throw new FailureError('unavailable', 'The gateway does not answer.')
    }
  }
}
