import { describe, expect, it } from 'vitest'
import { PAYMENT_PURPOSES } from '@/provider/contract/rules/payment-purposes'
import { paymentSubject, receiptLine } from '@/provider/rules/receipt-lines'

const CYRILLIC = /[а-яё]/i

describe('what is paid for', () => {
  it.each(PAYMENT_PURPOSES)('%s: the cashier names it in the payer’s language, the receipt in Russian', (purpose) => {
    const paid = { purpose, number: '1234567', amountKop: 50_000 }
    for (const language of ['en', 'zh-CN'] as const) {
      const subject = paymentSubject(paid, language)
      expect(subject).toContain('1234567')
      expect(subject).not.toMatch(CYRILLIC)
    }
    expect(paymentSubject(paid, 'ru')).toMatch(CYRILLIC)
    expect(receiptLine(paid, 'payment', { vatCode: 1 }).description).toBe(paymentSubject(paid, 'ru'))
  })
})
