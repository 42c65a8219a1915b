import type { z } from 'zod'
import { kopecksIn, roubleText } from '@/provider/gateway/amount'
import { ApiError } from './api-error'
import { CreateRefund } from './bodies'
import type { Cashier } from './context'
import type { PaymentDocument, Refund, RefundDocument } from './documents'
import type { Filters } from './filters'
import { runOnce } from './idempotency'
import { newId } from './ids'
import { listObjects } from './list-objects'
import { queueNotification } from './notifications'
import { parseBody } from './parse-body'
import type { Payments } from './payments'
import { digitsOf, lettersOf } from './sample-values'
import { lockObject, saveObject, type Tx } from './store'

export type Refunds = ReturnType<typeof createRefunds>

/** Refunds of succeeded payments, in parts too, never more than the payment. */
export function createRefunds(cashier: Cashier, payments: Payments) {
  const { store, now } = cashier

  async function lock(tx: Tx, id: string): Promise<Refund> {
    const refund = await lockObject<Refund>(tx, 'refund', id)
    if (!refund) throw new ApiError(404, 'Refund is not found', 'refund_id')
    if (refund.dueAt === null || refund.dueAt > now()) return refund
    return commit(tx, { ...refund, dueAt: null, document: { ...refund.document, status: 'succeeded' } })
  }

  /** Saves a refund; only a succeeded one changes the refunded amount of its payment. */
  async function commit(tx: Tx, requested: Refund): Promise<Refund> {
    const { status, payment_id, amount } = requested.document
    if (status !== 'succeeded') {
      await saveObject(tx, 'refund', requested)
      return requested
    }
    const payment = await payments.lock(tx, payment_id)
    const refund = {
      ...requested,
      document: { ...requested.document, ...refundDetails(requested.id, payment.document.payment_method) },
    }
    await saveObject(tx, 'refund', refund)
    const refundedKop = kopecks(payment.document.refunded_amount?.value ?? '0') + kopecks(amount.value)
    const document = { ...payment.document, refunded_amount: { ...amount, value: roubleText(refundedKop) } }
    await payments.commit(tx, { payment: { ...payment, document }, event: null })
    await queueNotification(tx, cashier, 'refund.succeeded', refund.document)
    return refund
  }

  return {
    lock,
    async create({ key, body }: { key: string | undefined; body: unknown }): Promise<RefundDocument> {
      const order = parseBody(CreateRefund, body)
      return store.inTransaction(async (tx) => {
        const id = await runOnce(tx, { key, path: 'refunds', body, now: now() }, async () => {
          const payment = await payments.lock(tx, order.payment_id)
          if (payment.document.status !== 'succeeded') throw new ApiError(400, 'Payment is not succeeded', 'payment_id')
          const sum = (await refundedAndPendingKop(tx, payment.id)) + kopecks(order.amount.value)
          if (sum > kopecks(payment.document.amount.value))
            throw new ApiError(400, 'Refund is greater than what is left of the payment', 'amount.value')
          return (await commit(tx, newRefund(order, cashier))).id
        })
        return (await lock(tx, id)).document
      })
    },

    get: (id: string) => store.inTransaction(async (tx) => (await lock(tx, id)).document),
    list: (filters: Filters) =>
      listObjects(cashier, { kind: 'refund', lock, view: ({ document }: Refund) => document }, filters),
  }
}

/** Returns the bank's fields of a refund to the card or account of the payment. */
function refundDetails(id: string, method: PaymentDocument['payment_method']): Partial<RefundDocument> {
  if (method?.type === 'sbp') return { refund_method: { type: 'sbp', sbp_operation_id: lettersOf(id, 'sbp', 32) } }
  return { refund_authorization_details: { rrn: digitsOf(id, 'rrn', 12) } }
}

/** Returns the sum of succeeded and pending refunds; the payment must be locked. */
async function refundedAndPendingKop(tx: Tx, paymentId: string): Promise<number> {
  const { rows } = await tx.query<{ value: string }>(
    `select document #>> '{amount,value}' as value from sandbox.objects
     where kind = 'refund' and document ->> 'payment_id' = $1 and document ->> 'status' <> 'canceled'`,
    [paymentId],
  )
  return rows.reduce((sum, { value }) => sum + kopecks(value), 0)
}

function newRefund(order: z.infer<typeof CreateRefund>, { scenarios, limits, now }: Cashier): Refund {
  const id = newId('refund')
  const createdAt = now()
  const status = scenarios.now.refunds
  return {
    id,
    createdAt,
    dueAt: status === 'pending' ? new Date(createdAt.getTime() + limits.refundMs) : null,
    document: {
      id,
      payment_id: order.payment_id,
      status,
      amount: order.amount,
      created_at: createdAt.toISOString(),
      ...(order.description === undefined ? {} : { description: order.description }),
      ...(order.metadata === undefined ? {} : { metadata: order.metadata }),
      ...(status === 'canceled'
        ? { cancellation_details: { party: 'payment_network', reason: 'rejected_by_payee' } }
        : {}),
    },
    progress: null,
  }
}

function kopecks(value: string): number {
  return kopecksIn(value) ?? 0
}
