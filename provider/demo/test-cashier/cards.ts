import type { CardMethod, SbpMethod } from './documents'
import { digitsOf, lettersOf } from './sample-values'

export type CardOutcome = 'success' | 'decline' | '3ds' | 'slow' | 'never'

/** The only cards that this cashier accepts. */
export const TEST_CARDS: readonly { number: string; brand: string; outcome: CardOutcome }[] = [
  { number: '5555 5555 5555 4444', brand: 'MasterCard', outcome: 'success' },
  { number: '2200 0000 0000 0004', brand: 'Mir', outcome: 'success' },
  { number: '4000 0000 0000 0002', brand: 'Visa', outcome: 'decline' },
  { number: '4000 0000 0000 3220', brand: 'Visa', outcome: '3ds' },
  { number: '4000 0000 0000 0077', brand: 'Visa', outcome: 'slow' },
  { number: '4000 0000 0000 0341', brand: 'Visa', outcome: 'never' },
]

const EXPIRY = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/

export type CardError = 'number' | 'foreign' | 'expiry' | 'cvc'
export type CardForm = { number: string; expiry: string; cvc: string }
type AcceptedCard = {
  brand: string
  first6: string
  last4: string
  expiryMonth: string
  expiryYear: string
  outcome: CardOutcome
}

/** Reads a test card; of any other card nothing is returned. */
export function readCard(
  { number, expiry, cvc }: CardForm,
  now: Date,
): { card: AcceptedCard | null; errors: CardError[] } {
  const digits = number.replace(/[\s-]/g, '')
  const testCard = TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)
  const cardNumberError: CardError[] = testCard ? [] : [isCardNumber(digits) ? 'foreign' : 'number']
  const errors: CardError[] = [
    ...cardNumberError,
    ...(isFuture(expiry, now) ? [] : (['expiry'] as const)),
    ...(/^\d{3}$/.test(cvc.trim()) ? [] : (['cvc'] as const)),
  ]
  if (!testCard || errors.length > 0) return { card: null, errors }
  const [, expiryMonth = '', year = ''] = EXPIRY.exec(expiry.trim()) ?? []
  const { brand, outcome } = testCard
  const ends = { first6: digits.slice(0, 6), last4: digits.slice(-4) }
  return { card: { brand, ...ends, expiryMonth, expiryYear: `20${year}`, outcome }, errors: [] }
}

/** Returns the payment method of an accepted card, without the middle digits of its number. */
export function cardMethod(
  paymentId: string,
  { brand, first6, last4, expiryMonth, expiryYear }: AcceptedCard,
): CardMethod {
  return {
    ...{ type: 'bank_card', id: paymentId, saved: false, status: 'inactive', title: `Bank card *${last4}` },
    card: {
      ...{ first6, last4, card_type: brand, issuer_country: 'RU' },
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
    },
  }
}

/** Returns a made-up bank, without a payer's name or account. */
export function sbpMethod(paymentId: string): SbpMethod {
  return {
    ...{ type: 'sbp', id: paymentId, saved: false, status: 'inactive', title: 'SBP' },
    sbp_operation_id: lettersOf(paymentId, 'sbp', 32),
    payer_bank_details: { bank_id: '100000000000', bic: digitsOf('test bank', 'bic', 9), name: 'Test bank' },
  }
}

/** Returns whether the digits are a card number, by Luhn's check. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is valid to the end of its month. */
function isFuture(expiry: string, now: Date): boolean {
  const [, month, year] = EXPIRY.exec(expiry.trim()) ?? []
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}
