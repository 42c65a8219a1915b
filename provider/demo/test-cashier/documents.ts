/** Objects of API v3, as far as a shop like ours sees them; money as text. */
export type Amount = { value: string; currency: string }

type Cancellation = { party: 'merchant' | 'yoo_money' | 'payment_network'; reason: string }

/** `inactive`: nothing can be charged again with a method that was not saved. */
type MethodState = { id: string; saved: false; status: 'inactive' }

export type CardMethod = MethodState & {
  type: 'bank_card'
  title: string
  card: {
    first6: string
    last4: string
    /** `YYYY` and `MM`. */
    expiry_year: string
    expiry_month: string
    card_type: string
    issuer_country: string
  }
}
export type SbpMethod = MethodState & {
  type: 'sbp'
  title: string
  sbp_operation_id: string
  payer_bank_details: { bank_id: string; bic: string; name: string }
}
/** Chosen by the shop: the card is not known yet. */
type NamedMethod = MethodState & { type: Method['type'] }

/** The bank's fields of a payment or a refund by card. */
type CardAuthorization = { rrn: string; auth_code: string; three_d_secure: { applied: boolean } }

export type Method = CardMethod | SbpMethod

export type PaymentDocument = {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  paid: boolean
  amount: Amount
  /** Sums of a succeeded payment: its amount without the gateway's commission; its refunds so far. */
  income_amount?: Amount
  refunded_amount?: Amount
  description?: string
  recipient: { account_id: string; gateway_id: string }
  created_at: string
  captured_at?: string
  expires_at?: string
  test: true
  refundable: boolean
  metadata: Record<string, string>
  merchant_customer_id?: string
  payment_method?: Method | NamedMethod
  /** Fields of a card that the bank has accepted. */
  authorization_details?: CardAuthorization
  cancellation_details?: Cancellation
}

/** Fields of a payment that the API does not return. */
export type PaymentProgress = {
  capture: boolean
  confirmation: 'redirect' | 'qr'
  /** The shop's choice; null: the payer's. */
  only: Method['type'] | null
  /** The bank asks for a code with any card (`confirmation.enforce`). */
  enforces3ds: boolean
  /** A payer who scanned a code may have nowhere to go back to. */
  returnUrl: string | null
  locale: string
  /** What happens at `dueAt`. */
  onDue: 'run_out' | 'pay' | 'give_back'
  /** Set when the payer has finished and the bank is at work. */
  method: Method | null
  /** The code that the bank's page expects. */
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
  /** Fields of a succeeded refund: by card, by SBP. */
  refund_authorization_details?: { rrn: string }
  refund_method?: { type: 'sbp'; sbp_operation_id: string }
}

/** The payer's address is not stored. */
export type ReceiptDocument = {
  id: string
  type: 'payment' | 'refund'
  payment_id?: string
  refund_id?: string
  status: 'pending' | 'succeeded'
  items: unknown[]
  settlements: unknown[]
  tax_system_code?: number
  /** Fields of the fiscal storage, of a registered receipt. */
  fiscal_document_number?: string
  fiscal_storage_number?: string
  fiscal_attribute?: string
  fiscal_provider_id?: string
  registered_at?: string
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
