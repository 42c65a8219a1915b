import type { PaymentPurpose } from '@/provider/contract/rules/payments/payment-purposes'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'

/** One line of a receipt (54-FZ); `vatCode` 1–12, `mode` and `subject` as the gateway names them. */
export type ReceiptLine = {
  description: string
  quantity: number
  unitKop: number
  vatCode: number
  mode: 'full_prepayment' | 'partial_prepayment' | 'full_payment'
  subject: 'service' | 'payment'
}

export type Fiscal = { taxSystemCode: number; vatCode: number }

type ReceiptSubject = { purpose: PaymentPurpose; number: string; amountKop: number }

const SUBJECTS: Record<PaymentPurpose, Texts> = {
  booking: {
    ru: 'Аренда автомобиля, бронь {number}',
    en: 'Car rental, booking {number}',
    'zh-CN': '租车，订单 {number}',
  },
  fine: {
    ru: 'Возмещение штрафа, постановление {number}',
    en: 'Traffic fine, notice {number}',
    'zh-CN': '违章罚款，处罚决定书 {number}',
  },
  damage: {
    ru: 'Возмещение ущерба, акт {number}',
    en: 'Damage to the car, report {number}',
    'zh-CN': '车损赔偿，定损单 {number}',
  },
  other: {
    ru: 'Оплата услуг, документ {number}',
    en: 'Payment for services, document {number}',
    'zh-CN': '服务费，单据 {number}',
  },
}

type Named = Pick<ReceiptSubject, 'purpose' | 'number'>

/**
 * Returns what is paid for, of any length: the gateway's adapter cuts it.
 *
 * @param language of the payer; the cash register prints Russian for every payer (54-FZ)
 */
export function paymentSubject({ purpose, number }: Named, language: Language = 'ru'): string {
  return formatText(SUBJECTS[purpose][language], { number })
}

/** Returns what is refunded, in Russian and of any length. */
export function refundSubject(payment: Named): string {
  return `Возврат. ${paymentSubject(payment)}`
}

/**
 * Returns the mode of a receipt for money that comes in. A booking is paid before it is used, so its money is a prepayment
 * of the whole price or of a part. A refund has the mode of its payment; the closing receipt is a `full_payment`.
 *
 * @param isWhole nothing is left to pay
 */
export function receivedMode(purpose: PaymentPurpose, isWhole: boolean): ReceiptLine['mode'] {
  if (purpose !== 'booking') return 'full_payment'
  return isWhole ? 'full_prepayment' : 'partial_prepayment'
}

/** Returns the only line of a receipt. */
export function receiptLine(
  payment: ReceiptSubject,
  mode: ReceiptLine['mode'],
  { vatCode }: Pick<Fiscal, 'vatCode'>,
): ReceiptLine {
  const { purpose, amountKop } = payment
  return {
    description: paymentSubject(payment),
    quantity: 1,
    unitKop: amountKop,
    vatCode,
    mode,
    subject: purpose === 'booking' ? 'service' : 'payment',
  }
}
