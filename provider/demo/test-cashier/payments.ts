import type { z } from 'zod'
import { kopecksIn } from '@/provider/gateway/amount'
import { ApiError } from './api-error'
import { CancelPayment, CapturePayment, CreatePayment } from './bodies'
import type { Cashier } from './context'
import type { Payment } from './documents'
import type { Filters } from './filters'
import { once } from './idempotency'
import { newId } from './ids'
import { listObjects } from './list-objects'
import { methodsFor } from './method-limits'
import { queueNotification } from './notifications'
import { parseBody } from './parse-body'
import { lockObject, saveObject, type Tx } from './store'
import { cancel, capture, type Move, settle } from './transitions'

const GATEWAY_ID = '1'

type Change = { key: string | undefined; body: unknown }
export type Payments = ReturnType<typeof createPayments>

/** Payments of API v3: what the rules of the statuses allow, once for each key. */
export function createPayments(cashier: Cashier) {
  const { store, now } = cashier
  const view = (payment: Payment) => viewOf(payment, cashier.origin())

  /** @throws {ApiError} 404 */
  async function lock(tx: Tx, id: string): Promise<Payment> {
    const payment = await lockObject<Payment>(tx, 'payment', id)
    if (!payment) throw new ApiError(404, 'Payment is not found', 'payment_id')
    const move = settle(payment, now(), cashier.limits)
    if (move.event) await commit(tx, move)
    return move.payment
  }

  async function commit(tx: Tx, { payment, event }: Move): Promise<Payment> {
    await saveObject(tx, 'payment', payment)
    if (event) await queueNotification(tx, cashier, event, view(payment))
    return payment
  }

  /** An act on a hold, once. */
  async function changeHold(
    id: string,
    act: 'capture' | 'cancel',
    { key, body }: Change,
    move: (hold: Payment) => Move,
  ) {
    return store.inTransaction(async (tx) => {
      await once(tx, { key, path: `payments/${id}/${act}`, body, now: now() }, async () => {
        const payment = await lock(tx, id)
        const { status } = payment.document
        if (status !== 'waiting_for_capture')
          throw new ApiError(
            400,
            `Incorrect payment status. Allowed: waiting_for_capture. Current: ${status}`,
            'payment_id',
          )
        return (await commit(tx, move(payment))).id
      })
      return view(await lock(tx, id))
    })
  }

  return {
    lock,
    commit,
    async create({ key, body }: Change) {
      const asked = parseBody(CreatePayment, body)
      requireMethod(asked)
      return store.inTransaction(async (tx) => {
        const id = await once(tx, { key, path: 'payments', body, now: now() }, async () => {
          const payment = born(asked, cashier)
          return (await commit(tx, { payment, event: null })).id
        })
        return view(await lock(tx, id))
      })
    },

    get: (id: string) => store.inTransaction(async (tx) => view(await lock(tx, id))),
    list: (filters: Filters) => listObjects(cashier, { kind: 'payment', lock, view }, filters),

    capture(id: string, change: Change) {
      const asked = parseBody(CapturePayment, change.body ?? {})
      return changeHold(id, 'capture', change, (hold) => {
        const amount = asked.amount ?? hold.document.amount
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

/** What the shop and the notifications see. */
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

function born(asked: z.infer<typeof CreatePayment>, { now, limits, shopId }: Cashier): Payment {
  const id = newId('payment')
  const createdAt = now()
  const only = asked.payment_method_data?.type ?? null
  return {
    id,
    createdAt,
    dueAt: new Date(createdAt.getTime() + limits.pendingMs),
    document: {
      id,
      status: 'pending',
      paid: false,
      amount: asked.amount,
      ...(asked.description === undefined ? {} : { description: asked.description }),
      recipient: { account_id: shopId, gateway_id: GATEWAY_ID },
      created_at: createdAt.toISOString(),
      test: true,
      refundable: false,
      metadata: asked.metadata,
      ...(asked.merchant_customer_id && { merchant_customer_id: asked.merchant_customer_id }),
      ...(only === null ? {} : { payment_method: { type: only, id, saved: false, status: 'inactive' } }),
    },
    progress: {
      capture: asked.capture,
      confirmation: asked.confirmation.type,
      only,
      enforces3ds: asked.confirmation.type === 'redirect' && asked.confirmation.enforce,
      returnUrl: asked.confirmation.return_url ?? null,
      locale: asked.confirmation.locale,
      onDue: 'run_out',
      method: null,
      code: null,
    },
  }
}
