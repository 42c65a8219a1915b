import type { PaymentField, PaymentFields } from '@/lib/payments/payment-rules'

/** What the parts of the payment form share. */
export type PaymentControls = {
  values: PaymentFields
  set: (name: PaymentField, value: string) => void
  errorOf: (name: PaymentField) => string | undefined
}

export function paymentFieldId(name: PaymentField): string {
  return `payment-${name}`
}
