import type { z } from 'zod'
import { kopecksIn } from '@/provider/gateway/amount'
import { ApiError } from './api-error'
import { CancelPayment, CapturePayment, CreatePayment } from './bodies'
import type { Cashier } from './context'
import type { Payment } from './documents'
import type { Filters } from './filters'
import { runOnce } from './idempotency'
import { newId } from './ids'
import { listObjects } from './list-objects'
import { methodsFor } from './method-limits'
import { queueNotification } from './notifications'
import { parseBody } from './parse-body'
import { lockObject, saveObject, type Tx } from './store'
import { cancel, capture, settle, type Transition } from './transitions'

const GATEWAY_ID = '1'

type Change = { key: string | undefined; body: unknown }
export type Payments = ReturnType<typeof createPayments>

/** Creates the payments of API v3: operations that the status allows, once for each key. */
export function createPayments(cashier: Cashier) {
  const { store, now } = cashier
  const view = (payment: Payment) => viewOf(payment, cashier.origin())

  /** @throws {ApiError} 404 */
  async function lock(tx: Tx, id: string): Promise<Payment> {
    const payment = await lockObject<Payment>(tx, 'payment', id)
    if (!payment) throw new ApiError(404, 'Payment is not found', 'payment_id')
    const transition = settle(payment, now(), cashier.limits)
    if (transition.event) await commit(tx, transition)
    return transition.payment
  }

  async function commit(tx: Tx, { payment, event }: Transition): Promise<Payment> {
    await saveObject(tx, 'payment', payment)
    if (event) await queueNotification(tx, cashier, event, view(payment))
    return payment
  }

  /** Changes a hold once for a key. */
  async function changeHold(
    id: string,
    operation: 'capture' | 'cancel',
    { key, body }: Change,
    transit: (hold: Payment) => Transition,
  ) {
    return store.inTransaction(async (tx) => {
      await runOnce(tx, { key, path: `payments/${id}/${operation}`, body, now: now() }, async () => {
        const payment = await lock(tx, id)
        const { status } = payment.document
        if (status !== 'waiting_for_capture')
          throw new ApiError(
            400,
            `Incorrect payment status. Allowed: waiting_for_capture. Current: ${status}`,
            'payment_id',
          )
        return (await commit(tx, transit(payment))).id
      })
      return view(await lock(tx, id))
    })
  }

  return {
    lock,
    commit,
    async create({ key, body }: Change) {
      const order = parseBody(CreatePayment, body)
      requireMethod(order)
      return store.inTransaction(async (tx) => {
        const id = await runOnce(tx, { key, path: 'payments', body, now: now() }, async () => {
          const payment = newPayment(order, cashier)
          return (await commit(tx, { payment, event: null })).id
        })
        return view(await lock(tx, id))
      })
    },

    get: (id: string) => store.inTransaction(async (tx) => view(await lock(tx, id))),
    list: (filters: Filters) => listObjects(cashier, { kind: 'payment', lock, view }, filters),

    capture(id: string, change: Change) {
      const { amount: requested } = parseBody(CapturePayment, change.body ?? {})
      return changeHold(id, 'capture', change, (hold) => {
        const amount = requested ?? hold.document.amount
        if ((kopecksIn(amount.value) ?? 0) > (kopecksIn(hold.document.amount.value) ?? 0))
          throw new ApiError(400, 'Amount is greater than the hold', 'amount.value')
        return capture(hold, amount.value, now())
      })
    },

    cancel(id: string, change: Change) {
      parseBody(CancelPayment, change.body ?? {})
      const why = { party: 'merchant', reason: 'canceled_by_merchant' } as const
      return changeHold(id, 'cancel', change, (hold) => cancel(hold, why))
    },
  }
}

/** @throws {ApiError} when no method, or not the one named, takes such a sum */
function requireMethod({ amount, capture, payment_method_data: named }: z.infer<typeof CreatePayment>): void {
  const methods = methodsFor(kopecksIn(amount.value) ?? 0, capture)
  if (named ? methods.includes(named.type) : methods.length > 0) return
  throw new ApiError(400, 'The amount is out of the bounds of the payment method', 'amount.value')
}

/** Returns the payment as the shop and the notifications get it. */
function viewOf({ id, document, progress }: Payment, origin: string) {
  if (document.status !== 'pending') return document
  const address = `${origin}/checkout/${id}`
  const confirmation =
    progress.confirmation === 'qr'
      ? { type: 'qr', confirmation_data: address }
      : {
          type: 'redirect',
          return_url: progress.returnUrl,
          confirmation_url: address,
          ...(progress.enforces3ds && { enforce: true }),
        }
  return { ...document, confirmation }
}

function newPayment(order: z.infer<typeof CreatePayment>, { now, limits, shopId }: Cashier): Payment {
  const id = newId('payment')
  const createdAt = now()
  const only = order.payment_method_data?.type ?? null
  return {
    id,
    createdAt,
    dueAt: new Date(createdAt.getTime() + limits.pendingMs),
    document: {
      id,
      status: 'pending',
      paid: false,
      amount: order.amount,
      ...(order.description === undefined ? {} : { description: order.description }),
      recipient: { account_id: shopId, gateway_id: GATEWAY_ID },
      created_at: createdAt.toISOString(),
      test: true,
      refundable: false,
      metadata: order.metadata,
      ...(order.merchant_customer_id && { merchant_customer_id: order.merchant_customer_id }),
      ...(only === null ? {} : { payment_method: { type: only, id, saved: false, status: 'inactive' } }),
    },
    progress: {
      capture: order.capture,
      confirmation: order.confirmation.type,
      only,
      enforces3ds: order.confirmation.type === 'redirect' && order.confirmation.enforce,
      returnUrl: order.confirmation.return_url ?? null,
      locale: order.confirmation.locale,
      onDue: 'run_out',
      method: null,
      code: null,
    },
  }
}
