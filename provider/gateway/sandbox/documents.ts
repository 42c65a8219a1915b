/** Objects of API v3, as far as a shop like ours sees them; money as text. */
export type Amount = { value: string; currency: string }

type Cancellation = { party: 'merchant' | 'yoo_money' | 'payment_network'; reason: string }

export type CardMethod = {
  type: 'bank_card'
  id: string
  saved: false
  title: string
  card: { first6: string; last4: string; card_type: string }
}
type SbpMethod = { type: 'sbp'; id: string; saved: false }
/** Chosen by the shop: the card is not known yet. */
type NamedMethod = { type: Method['type']; id: string; saved: false }

export type Method = CardMethod | SbpMethod

export type PaymentDocument = {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  paid: boolean
  amount: Amount
  /** Of a succeeded one: what has gone back so far. */
  refunded_amount?: Amount
  description?: string
  recipient: { account_id: string; gateway_id: string }
  created_at: string
  captured_at?: string
  expires_at?: string
  test: true
  refundable: boolean
  metadata: Record<string, string>
  payment_method?: Method | NamedMethod
  cancellation_details?: Cancellation
}

/** What the cashier knows besides and tells nobody. */
export type PaymentProgress = {
  capture: boolean
  confirmation: 'redirect' | 'qr'
  /** The shop's choice; null: the payer's. */
  only: Method['type'] | null
  /** A payer who scanned a code may have nowhere to go back to. */
  returnUrl: string | null
  locale: string
  /** What happens at `dueAt`. */
  onDue: 'run_out' | 'pay' | 'give_back'
  /** The payer has done their part; the bank is at it. */
  method: Method | null
  /** What the bank's page waits for. */
  code: string | null
}

export type RefundDocument = {
  id: string
  payment_id: string
  status: 'pending' | 'succeeded' | 'canceled'
  amount: Amount
  created_at: string
  description?: string
  metadata?: Record<string, string>
  cancellation_details?: Cancellation
}

/** The payer's address is not kept. */
export type ReceiptDocument = {
  id: string
  type: 'payment' | 'refund'
  payment_id?: string
  refund_id?: string
  status: 'pending' | 'succeeded'
  items: unknown[]
  settlements: unknown[]
  tax_system_code?: number
}

export type Stored<Document, Progress> = {
  id: string
  createdAt: Date
  /** When something happens to it by itself. */
  dueAt: Date | null
  document: Document
  progress: Progress
}

export type Payment = Stored<PaymentDocument, PaymentProgress>
export type Refund = Stored<RefundDocument, null>
export type Receipt = Stored<ReceiptDocument, null>

export type EventName = 'payment.waiting_for_capture' | 'payment.succeeded' | 'payment.canceled' | 'refund.succeeded'
