import type { Language } from '@/provider/rules/i18n/language'
import type { ReceiptLine } from '@/provider/rules/payments/receipt-lines'

/** Statuses of a payment as the gateway names them (YooKassa API v3). */
export const GATEWAY_STATUSES = ['pending', 'waiting_for_capture', 'succeeded', 'canceled'] as const
export type GatewayStatus = (typeof GATEWAY_STATUSES)[number]

/** A payment as the gateway describes it. Money in kopecks; of the card only the last four digits. */
export type GatewayPayment = {
  id: string
  status: GatewayStatus
  amountKop: number
  currency: string
  /** Refunded so far. */
  refundedKop: number
  /** The shop that gets the money: `recipient.account_id`. */
  shopId: string
  metadata: Record<string, string>
  /** Address at which the payer goes on; null when nothing is left to confirm. */
  confirmationUrl: string | null
  /** `bank_card`, `sbp` …; null before the payer has chosen. */
  method: string | null
  cardLast4: string | null
  /** Why it was cancelled: `insufficient_funds`, `expired_on_confirmation` … */
  cancelReason: string | null
  /** The payment is of a test shop: no money has moved. */
  isTest: boolean
}

export type GatewayRefund = {
  id: string
  paymentId: string
  status: 'pending' | 'succeeded' | 'canceled'
  amountKop: number
  currency: string
  metadata: Record<string, string>
  cancelReason: string | null
}

export type GatewayReceipt = { id: string; status: 'pending' | 'succeeded' | 'canceled' }

export type PaymentOrder = {
  amountKop: number
  /** Text for the payer, at most 128 characters. */
  description: string
  /** Address to which the payer comes back, however the payment ended. */
  returnUrl: string
  language: Language
  /** False: the money is only held, until it is captured or cancelled. */
  capture: boolean
  /** The way to pay, when only one takes the sum; null: the payer chooses on the gateway's page. */
  method: 'sbp' | null
  metadata: Record<string, string>
}

export type ReceiptOrder = {
  type: 'payment' | 'refund'
  /** The gateway's id of the payment, or of the refund. */
  objectId: string
  /** E-mail or phone of the payer: one of both is enough, the law wants one. */
  customer: { email: string | null; phone: string | null }
  taxSystemCode: number
  lines: ReceiptLine[]
  /** `prepayment`: what was paid before is used up now (closing receipt); `cashless`: the money itself moved. */
  settlement: { type: 'cashless' | 'prepayment'; amountKop: number }
}

/**
 * The payment gateway. Every call that changes something takes a key: a call with the same key is the same operation and
 * gets the same response (the gateway remembers it for 24 hours).
 *
 * @throws {GatewayError} from every call.
 */
export type PaymentGateway = {
  createPayment: (order: PaymentOrder, key: string) => Promise<GatewayPayment>
  getPayment: (id: string) => Promise<GatewayPayment>
  capturePayment: (id: string, amountKop: number, key: string) => Promise<GatewayPayment>
  /** Cancels a hold; other payments cannot be cancelled, they expire. */
  cancelPayment: (id: string, key: string) => Promise<GatewayPayment>
  createRefund: (
    refund: { paymentId: string; amountKop: number; description: string; metadata: Record<string, string> },
    key: string,
  ) => Promise<GatewayRefund>
  getRefund: (id: string) => Promise<GatewayRefund>
  /** Lists all refunds of a payment, also those made on the gateway's own pages. */
  listRefunds: (paymentId: string) => Promise<GatewayRefund[]>
  createReceipt: (receipt: ReceiptOrder, key: string) => Promise<GatewayReceipt>
  getReceipt: (id: string) => Promise<GatewayReceipt>
}
