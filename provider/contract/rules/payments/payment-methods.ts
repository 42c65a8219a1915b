/** Ways to pay that the branch says yes or no to (PRODUCT §13). `ru…`: a card of a Russian bank; the brand alone and `mirAbroad`: of a foreign one. */
export const PAYMENT_METHODS = [
  'mir',
  'sbp',
  'ruVisa',
  'ruMastercard',
  'ruAmex',
  'mirAbroad',
  'visa',
  'mastercard',
  'amex',
  'unionpay',
  'alipay',
  'wechatPay',
  'cashRub',
  'cashCny',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Cards of foreign banks, but for Mir: its own network, which terminals in Russia take. */
export const FOREIGN_CARDS = ['visa', 'mastercard', 'amex', 'unionpay'] as const satisfies readonly PaymentMethod[]

/** On the site, at the branch, and for the deposit. */
export const PAYMENT_USES = ['online', 'branch', 'deposit'] as const
export type PaymentUse = (typeof PAYMENT_USES)[number]

export type AcceptedPayments = Record<PaymentMethod, Record<PaymentUse, boolean>>

/** Cards on which a deposit can be blocked. */
export const CARD_BRANDS = ['mir', 'visa', 'mastercard', 'amex'] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

/** What a deposit is given by: a card, or roubles in cash. */
export const DEPOSIT_MEANS = [...CARD_BRANDS, 'cash'] as const

/** Whose bank has issued a card, and its brand. */
export const CARD_OF = {
  mir: ['russian', 'mir'],
  ruVisa: ['russian', 'visa'],
  ruMastercard: ['russian', 'mastercard'],
  ruAmex: ['russian', 'amex'],
  visa: ['foreign', 'visa'],
  mastercard: ['foreign', 'mastercard'],
  amex: ['foreign', 'amex'],
} as const satisfies Partial<Record<PaymentMethod, ['russian' | 'foreign', CardBrand]>>

export type Card = keyof typeof CARD_OF

/** Returns whether a way to pay is a card of one of the brands. */
export function isCard(method: PaymentMethod): method is Card {
  return method in CARD_OF
}

/** Cards of Russian banks. */
export const RUSSIAN_CARDS = PAYMENT_METHODS.filter(isCard).filter((card) => CARD_OF[card][0] === 'russian')

/** Returns the brands of Russian cards on which the branch blocks a deposit. */
export function depositBrands(accepted: AcceptedPayments): CardBrand[] {
  return RUSSIAN_CARDS.filter((card) => accepted[card].deposit).map((card) => CARD_OF[card][1])
}
