import type { PaymentPurpose } from '@/provider/contract/rules/payment-purposes'

/** One line of a receipt (54-FZ); `vatCode` 1–10, `mode` and `subject` as the gateway names them. */
export type ReceiptLine = {
  description: string
  quantity: number
  unitKop: number
  vatCode: number
  mode: 'full_prepayment' | 'partial_prepayment' | 'full_payment'
  subject: 'service' | 'payment'
}

export type Fiscal = { taxSystemCode: number; vatCode: number }

type Paid = { purpose: PaymentPurpose; number: string; amountKop: number }

/** What the cash register prints is Russian, whoever pays (54-FZ). */
const NAMES: Record<PaymentPurpose, (number: string) => string> = {
  booking: (number) => `Аренда автомобиля, бронь ${number}`,
  fine: (number) => `Возмещение штрафа, постановление ${number}`,
  damage: (number) => `Возмещение ущерба, акт ${number}`,
  other: (number) => `Оплата услуг, документ ${number}`,
}

type Named = Pick<Paid, 'purpose' | 'number'>

/** Of any length: the gateway's adapter cuts it. */
export function paymentSubject({ purpose, number }: Named): string {
  return NAMES[purpose](number)
}

export function refundSubject(paid: Named): string {
  return `Возврат. ${paymentSubject(paid)}`
}

/**
 * How money that comes in is printed. A booking is paid before it is used: its money is a prepayment, of all of its price
 * or of a part. What goes back is printed as it came in; the closing receipt, `full_payment`, says that it was used up.
 *
 * @param isWhole nothing is left to pay
 */
export function receivedMode(purpose: PaymentPurpose, isWhole: boolean): ReceiptLine['mode'] {
  if (purpose !== 'booking') return 'full_payment'
  return isWhole ? 'full_prepayment' : 'partial_prepayment'
}

/** The one line of a receipt. */
export function receiptLine(paid: Paid, mode: ReceiptLine['mode'], { vatCode }: Pick<Fiscal, 'vatCode'>): ReceiptLine {
  const { purpose, amountKop } = paid
  return {
    description: paymentSubject(paid),
    quantity: 1,
    unitKop: amountKop,
    vatCode,
    mode,
    subject: purpose === 'booking' ? 'service' : 'payment',
  }
}
