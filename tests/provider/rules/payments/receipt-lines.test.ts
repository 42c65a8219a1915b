import { describe, expect, it } from 'vitest'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@/provider/contract/rules/payments/payment-purposes'
import {
  paymentSubject,
  type ReceiptLine,
  receiptLine,
  receivedMode,
  refundSubject,
} from '@/provider/rules/payments/receipt-lines'

const FISCAL = { taxSystemCode: 1, vatCode: 4 }

describe('the line of a receipt', () => {
  it.each<[PaymentPurpose, ReceiptLine['subject'], string]>([
    ['booking', 'service', 'Аренда автомобиля, бронь 7'],
    ['fine', 'payment', 'Возмещение штрафа, постановление 7'],
    ['damage', 'payment', 'Возмещение ущерба, акт 7'],
    ['other', 'payment', 'Оплата услуг, документ 7'],
  ])('of a %s is a %s by the name “%s”, whichever way it is printed', (purpose, subject, description) => {
    const paid = { purpose, number: '7', amountKop: 150_00 }
    for (const mode of ['partial_prepayment', 'full_prepayment', 'full_payment'] as const) {
      const line = { description, quantity: 1, unitKop: 150_00, vatCode: 4, mode, subject }
      expect(receiptLine(paid, mode, FISCAL)).toEqual(line)
    }
    expect(refundSubject(paid)).toBe(`Возврат. ${description}`)
  })

  it.each<[PaymentPurpose, boolean, ReceiptLine['mode']]>([
    ['booking', true, 'full_prepayment'],
    ['booking', false, 'partial_prepayment'],
    ['fine', true, 'full_payment'],
    ['fine', false, 'full_payment'],
    ['damage', true, 'full_payment'],
    ['damage', false, 'full_payment'],
    ['other', true, 'full_payment'],
  ])('of money for a %s (the whole of it: %s) is a %s', (purpose, isWhole, mode) => {
    expect(receivedMode(purpose, isWhole)).toBe(mode)
  })
})

describe('what the cashier calls a payment', () => {
  it.each(PAYMENT_PURPOSES)('for a %s is in the payer’s language', (purpose) => {
    for (const language of ['en', 'zh-CN'] as const) {
      const subject = paymentSubject({ purpose, number: '1234567' }, language)
      expect(subject).toContain('1234567')
      expect(subject).not.toMatch(/[а-яё]/i)
    }
  })
})
