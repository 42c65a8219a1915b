import type { z } from 'zod'
import { kopecksIn } from '@/provider/gateway/amount'
import { ApiError } from './api-error'
import type { Cashier } from './context'
import type { Receipt, ReceiptDocument } from './documents'
import type { Filters } from './filters'
import { runOnce } from './idempotency'
import { newId } from './ids'
import { listObjects } from './list-objects'
import { parseBody } from './parse-body'
import type { Payments } from './payments'
import { CreateReceipt } from './receipt-body'
import type { Refunds } from './refunds'
import { digitsOf } from './sample-values'
import { lockObject, saveObject, type Tx } from './store'

type ReceiptRequest = z.infer<typeof CreateReceipt>

/**
 * Creates the receipts of 54-FZ: accepted, and registered with the tax service a little later. They cause no
 * notification.
 */
export function createReceipts(cashier: Cashier, payments: Payments, refunds: Refunds) {
  const { store, now } = cashier

  async function lock(tx: Tx, id: string): Promise<Receipt> {
    const receipt = await lockObject<Receipt>(tx, 'receipt', id)
    if (!receipt) throw new ApiError(404, 'Receipt is not found', 'receipt_id')
    if (receipt.dueAt === null || receipt.dueAt > now()) return receipt
    const document = { ...receipt.document, status: 'succeeded', ...registration(receipt.id, receipt.dueAt) } as const
    const registered: Receipt = { ...receipt, dueAt: null, document }
    await saveObject(tx, 'receipt', registered)
    return registered
  }

  /** Requires a payment or refund that succeeded. */
  async function requireObject(tx: Tx, { type, payment_id = '', refund_id = '' }: ReceiptRequest): Promise<void> {
    const { document } = type === 'payment' ? await payments.lock(tx, payment_id) : await refunds.lock(tx, refund_id)
    if (document.status !== 'succeeded') throw new ApiError(400, `${type} is not succeeded`, `${type}_id`)
  }

  return {
    lock,
    async create({ key, body }: { key: string | undefined; body: unknown }): Promise<ReceiptDocument> {
      const order = parseBody(CreateReceipt, body)
      requireBalance(order)
      return store.inTransaction(async (tx) => {
        const id = await runOnce(tx, { key, path: 'receipts', body, now: now() }, async () => {
          await requireObject(tx, order)
          const receipt = newReceipt(order)
          await saveObject(tx, 'receipt', receipt)
          return receipt.id
        })
        return (await lock(tx, id)).document
      })
    },

    get: (id: string) => store.inTransaction(async (tx) => (await lock(tx, id)).document),
    list: (filters: Filters) =>
      listObjects(cashier, { kind: 'receipt', lock, view: ({ document }: Receipt) => document }, filters),
  }

  /** Returns the receipt without the payer: a test cashier needs no people. */
  function newReceipt({ customer: _, send: __, ...order }: ReceiptRequest): Receipt {
    const id = newId('receipt')
    const createdAt = now()
    return {
      id,
      createdAt,
      dueAt: new Date(createdAt.getTime() + cashier.limits.receiptMs),
      document: { ...withoutUndefined(order), id, status: 'pending' },
      progress: null,
    }
  }
}

/** Returns the fields that a fiscal storage adds. */
function registration(id: string, at: Date) {
  return {
    fiscal_document_number: digitsOf(id, 'document', 5),
    fiscal_storage_number: digitsOf('test cashier', 'storage', 16),
    fiscal_attribute: digitsOf(id, 'attribute', 10),
    fiscal_provider_id: id,
    registered_at: at.toISOString(),
  }
}

/** Rejects a receipt whose lines do not add up to its settlements. */
function requireBalance({ items, settlements }: ReceiptRequest): void {
  const lines = items.map(({ quantity, amount }) => quantity * (kopecksIn(amount.value) ?? 0))
  const settled = settlements.map(({ amount }) => kopecksIn(amount.value) ?? 0)
  if (Math.round(sum(lines)) !== sum(settled))
    throw new ApiError(400, 'The sum of items differs from the sum of settlements', 'settlements')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function withoutUndefined({
  payment_id,
  refund_id,
  tax_system_code,
  ...order
}: Omit<ReceiptRequest, 'customer' | 'send'>) {
  return {
    ...order,
    ...(payment_id === undefined ? {} : { payment_id }),
    ...(refund_id === undefined ? {} : { refund_id }),
    ...(tax_system_code === undefined ? {} : { tax_system_code }),
  }
}
