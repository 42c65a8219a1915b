import type { z } from 'zod'
import { roubleText } from '@/provider/gateway/amount'
import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayRefund, PaymentGateway, PaymentOrder, ReceiptOrder } from '@/provider/gateway/payment-gateway'
import { openYooKassa, type YooKassaAccess } from './client'
import { PaymentResponse, ReceiptResponse, RefundListResponse, RefundResponse } from './responses'

// The longest time that the gateway may take. A request that waits for the provider meanwhile needs a longer deadline.
const TIMEOUT_MS = 10_000

const MAX_DESCRIPTION = 128
const MAX_REFUND_DESCRIPTION = 250
/** Length of a page of a list; no payment has a thousand refunds. */
const PAGE = 100
const MAX_PAGES = 10

/** The gateway's pages speak Russian and English alone: Chinese payers get English. */
const LOCALES = { ru: 'ru_RU', en: 'en_US', 'zh-CN': 'en_US' } as const

/**
 * Creates the gateway of YooKassa, API v3 (https://yookassa.ru/developers/api). The test cashier speaks the same
 * protocol at another address.
 */
export function createYooKassa({
  timeoutMs = TIMEOUT_MS,
  ...access
}: Omit<YooKassaAccess, 'timeoutMs'> & { timeoutMs?: number }): PaymentGateway {
  const call = openYooKassa({ ...access, timeoutMs })

  return {
    createPayment: (order, key) =>
      call({
        name: 'createPayment',
        path: 'payments',
        schema: PaymentResponse,
        change: { key, body: paymentBody(order) },
      }),
    getPayment: (id) =>
      call({ name: 'getPayment', path: `payments/${encodeURIComponent(id)}`, schema: about(PaymentResponse, id) }),
    capturePayment: (id, amountKop, key) =>
      call({
        name: 'capturePayment',
        path: `payments/${encodeURIComponent(id)}/capture`,
        schema: about(PaymentResponse, id),
        change: { key, body: { amount: amountOf(amountKop) } },
      }),
    cancelPayment: (id, key) =>
      call({
        name: 'cancelPayment',
        path: `payments/${encodeURIComponent(id)}/cancel`,
        schema: about(PaymentResponse, id),
        change: { key, body: {} },
      }),
    createRefund: ({ paymentId, amountKop, description, metadata }, key) =>
      call({
        name: 'createRefund',
        path: 'refunds',
        schema: RefundResponse.refine((refund) => refund.paymentId === paymentId),
        change: {
          key,
          body: {
            payment_id: paymentId,
            amount: amountOf(amountKop),
            description: clip(description, MAX_REFUND_DESCRIPTION),
            metadata,
          },
        },
      }),
    getRefund: (id) =>
      call({ name: 'getRefund', path: `refunds/${encodeURIComponent(id)}`, schema: about(RefundResponse, id) }),
    listRefunds: (paymentId) => listRefunds(call, paymentId),
    createReceipt: (receipt, key) =>
      call({
        name: 'createReceipt',
        path: 'receipts',
        schema: ReceiptResponse,
        change: { key, body: receiptBody(receipt) },
      }),
    getReceipt: (id) =>
      call({ name: 'getReceipt', path: `receipts/${encodeURIComponent(id)}`, schema: about(ReceiptResponse, id) }),
  }
}

/** Rejects a list with refunds of another payment, or without an end. */
async function listRefunds(call: ReturnType<typeof openYooKassa>, paymentId: string): Promise<GatewayRefund[]> {
  const name = 'listRefunds'
  const schema = RefundListResponse.refine(({ items }) => items.every((refund) => refund.paymentId === paymentId))
  const refunds: GatewayRefund[] = []
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = { payment_id: paymentId, limit: String(PAGE), ...(cursor === undefined ? {} : { cursor }) }
    const { items, next_cursor: next } = await call({ name, path: `refunds?${new URLSearchParams(query)}`, schema })
    refunds.push(...items)
    if (next === undefined) return refunds
    cursor = next
  }
  throw new GatewayError('unknown', `${name}: a list without an end`)
}

/** Rejects a response about another object. */
function about<Result extends { id: string }>(schema: z.ZodType<Result>, id: string): z.ZodType<Result> {
  return schema.refine((object) => object.id === id)
}

function paymentBody({ amountKop, description, returnUrl, language, capture, method, metadata }: PaymentOrder) {
  return {
    amount: amountOf(amountKop),
    capture,
    confirmation: { type: 'redirect', return_url: returnUrl, locale: LOCALES[language] },
    description: clip(description, MAX_DESCRIPTION),
    ...(method === null ? {} : { payment_method_data: { type: method } }),
    metadata,
  }
}

function receiptBody({ type, objectId, customer, taxSystemCode, lines, settlement }: ReceiptOrder) {
  return {
    type,
    ...(type === 'payment' ? { payment_id: objectId } : { refund_id: objectId }),
    customer: {
      ...(customer.email === null ? {} : { email: customer.email }),
      // E.164 without its plus.
      ...(customer.phone === null ? {} : { phone: customer.phone.replace(/\D/g, '') }),
    },
    items: lines.map((line) => ({
      description: clip(line.description, MAX_DESCRIPTION),
      quantity: String(line.quantity),
      amount: amountOf(line.unitKop),
      vat_code: line.vatCode,
      payment_mode: line.mode,
      payment_subject: line.subject,
    })),
    tax_system_code: taxSystemCode,
    send: true,
    settlements: [{ type: settlement.type, amount: amountOf(settlement.amountKop) }],
  }
}

function amountOf(kop: number) {
  return { value: roubleText(kop), currency: 'RUB' }
}

/** Cuts a text, but not through the middle of a character. */
function clip(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
