import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { listFormat } from '@/provider/contract/rules/text/cached-formats'
import type { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { CashToBring } from './cash-to-bring'
import {
  type AcceptedPayments,
  CARD_OF,
  type Card,
  type CardBrand,
  FOREIGN_CARDS,
  isCard,
  PAYMENT_METHODS,
  PAYMENT_USES,
  type PaymentMethod,
  type PaymentUse,
  RUSSIAN_CARDS,
} from './payment-methods'
import type { PaymentPurpose } from './payment-purposes'

type Language = (typeof LANGUAGES)[number]

/** One name tells the cards of one kind of bank together: "Visa and Mastercard of Russian banks". */
type Names = Record<Exclude<PaymentMethod, Card>, string> & {
  brands: Record<CardBrand, string>
  anyRussian: string
  russian: (brands: string) => string
  foreign: (brands: string) => string
}

const NAMES: Record<Language, Names> = {
  ru: {
    ...{ sbp: 'СБП', mirAbroad: '«Мир» иностранных банков («Белкарт-Мир», «Элкарт-Мир»)', unionpay: 'UnionPay' },
    ...{ alipay: 'Alipay', wechatPay: 'WeChat Pay', cashRub: 'наличные рубли', cashCny: 'наличные юани' },
    brands: { mir: '«Мир»', visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
    anyRussian: 'карты российских банков',
    russian: (brands) => `${brands} российских банков`,
    foreign: (brands) => `${brands} иностранных банков`,
  },
  en: {
    ...{ sbp: 'SBP', mirAbroad: 'Mir cards issued abroad (Belkart-Mir, Elcart-Mir)', unionpay: 'UnionPay cards' },
    ...{ alipay: 'Alipay', wechatPay: 'WeChat Pay', cashRub: 'roubles in cash', cashCny: 'yuan in cash' },
    brands: { mir: 'Mir', visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
    anyRussian: 'cards of Russian banks',
    russian: (brands) => `${brands} cards of Russian banks`,
    foreign: (brands) => `${brands} cards issued abroad`,
  },
  'zh-CN': {
    ...{ sbp: '快速支付系统（SBP）', mirAbroad: '境外 Mir 卡（Belkart-Mir、Elcart-Mir）', unionpay: '银联卡' },
    ...{ alipay: '支付宝', wechatPay: '微信支付', cashRub: '卢布现金', cashCny: '人民币现金' },
    brands: { mir: 'Mir 卡', visa: 'Visa 卡', mastercard: '万事达卡', amex: '美国运通卡' },
    anyRussian: '俄罗斯银行卡',
    russian: (brands) => `俄罗斯银行的${spacedLatin(brands)}`,
    foreign: (brands) => `境外${spacedLatin(brands)}`,
  },
}

/** What a visitor who reads this language may have in his pocket. */
const POCKETS: Record<Language, readonly PaymentMethod[]> = {
  ru: ['mir', 'sbp', 'ruVisa', 'ruMastercard', 'ruAmex', 'mirAbroad', 'cashRub'],
  en: ['mirAbroad', 'visa', 'mastercard', 'amex', 'unionpay', 'cashRub'],
  'zh-CN': ['mirAbroad', 'unionpay', 'alipay', 'wechatPay', 'cashCny', 'cashRub', 'visa', 'mastercard'],
}

/** `none`: taken nowhere. */
export type AcceptedWays = Record<PaymentUse | 'none', string[]>

/**
 * Returns the ways to pay by name: for each use those that the branch takes, and those that it takes for nothing. Beside ways
 * that the reader may have stand cards of Russian banks, in one name: his companion or friend may have one.
 */
export function acceptedWays(accepted: AcceptedPayments, language: Language): AcceptedWays {
  const named = (isNamed: (method: PaymentMethod) => boolean) => wayNames(pocketOf(language).filter(isNamed), language)
  const taken = (use: PaymentUse) => {
    const own = named((method) => accepted[method][use])
    const hasOthers = own.length > 0 && !POCKETS[language].includes('mir')
    return hasOthers ? [...own, ...russianCards(accepted, use, language)] : own
  }
  return {
    online: taken('online'),
    branch: taken('branch'),
    deposit: taken('deposit'),
    none: named((method) => !isTaken(accepted, method)),
  }
}

const FROM_ABROAD: readonly PaymentMethod[] = [...FOREIGN_CARDS, 'mirAbroad', 'alipay', 'wechatPay']

/** All of them in one name; by their brands where one is left out. */
function russianCards(accepted: AcceptedPayments, use: PaymentUse, language: Language): string[] {
  const taken = RUSSIAN_CARDS.filter((card) => accepted[card][use])
  return taken.length === RUSSIAN_CARDS.length ? [NAMES[language].anyRussian] : wayNames(taken, language)
}

/** Returns what of Russia alone the site takes: the name of a text; null: it takes a way from abroad, or none. */
export function russianWays(accepted: AcceptedPayments): 'both' | 'card' | 'sbp' | null {
  if (FROM_ABROAD.some((method) => accepted[method].online)) return null
  const hasCard = RUSSIAN_CARDS.some((method) => accepted[method].online)
  if (accepted.sbp.online) return hasCard ? 'both' : 'sbp'
  return hasCard ? 'card' : null
}

/** Returns the names of what is taken nowhere, without the cards that `foreignCardsText` has told of. */
export function otherDeclinedWays(accepted: AcceptedPayments, language: Language): string[] {
  const named: readonly PaymentMethod[] =
    foreignCardsText(accepted, language) === '' ? [] : [...FOREIGN_CARDS, 'mirAbroad']
  const declined = pocketOf(language).filter((method) => !isTaken(accepted, method) && !named.includes(method))
  return wayNames(declined, language)
}

/** Returns the names of all that is taken for a use, whatever the reader may have. */
export function allWays(accepted: AcceptedPayments, use: PaymentUse, language: Language): string[] {
  return wayNames(
    PAYMENT_METHODS.filter((method) => accepted[method][use]),
    language,
  )
}

const NO_FOREIGN_CARDS: Record<Language, string> = {
  ru: 'Карты иностранных банков не принимаем: ни на сайте, ни в терминале.',
  en: 'We cannot take cards issued abroad, on the site or at the terminal.',
  'zh-CN': '境外银行卡在网站和刷卡机上均不能使用。',
}
const EXCEPT_MIR: Record<Language, string> = {
  ru: 'Исключение — «Мир».',
  en: 'The one exception is Mir.',
  'zh-CN': '境外 Mir 卡例外。',
}
const EXCEPT_MIR_AT_PICKUP: Record<Language, string> = {
  ru: 'Исключение — «Мир»: им можно заплатить за аренду, но только при получении.',
  en: 'The one exception is Mir: you can pay for the rental with it, but only at pick-up.',
  'zh-CN': '境外 Mir 卡例外，但只能在取车时支付租金。',
}

const MIR_TOO: Record<Language, string> = {
  ru: 'За аренду можно заплатить и картой «Мир» иностранного банка, например «Белкарт-Мир».',
  en: 'You can also pay for the rental with a Mir card issued abroad, such as Belkart-Mir.',
  'zh-CN': '租金也可用境外 Mir 卡支付，例如 Belkart-Mir。',
}

type CashBooking = { driver: { citizenship: string }; cashToBring?: CashToBring | null | undefined }

/**
 * Returns that the cash for a rental may be replaced by a card which banks of the driver's country issue; empty: it may not,
 * or no cash is told for a rental.
 */
export function mirTooText(accepted: AcceptedPayments, booking: CashBooking, language: Language): string {
  const { driver, cashToBring } = booking
  const hasMir = driver.citizenship === 'EAEU' && (cashToBring?.rentalKop ?? 0) > 0
  return hasMir && accepted.mirAbroad.branch ? MIR_TOO[language] : ''
}

/**
 * Returns the refusal of cards issued abroad, with its exception; empty: some are taken, and the lists name which. What is
 * not for a booking has no pick-up at which it could be paid.
 */
export function foreignCardsText(
  accepted: AcceptedPayments,
  language: Language,
  purpose: PaymentPurpose = 'booking',
): string {
  if (FOREIGN_CARDS.some((method) => isTaken(accepted, method))) return ''
  if (!isTaken(accepted, 'mirAbroad')) return NO_FOREIGN_CARDS[language]
  const { online, branch } = accepted.mirAbroad
  const isAtPickup = branch && !online
  if (isAtPickup && purpose !== 'booking') return NO_FOREIGN_CARDS[language]
  const exception = isAtPickup ? EXCEPT_MIR_AT_PICKUP : EXCEPT_MIR
  return `${NO_FOREIGN_CARDS[language]}${sentenceGap(language)}${exception[language]}`
}

/** In the order of all methods. */
function pocketOf(language: Language): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => POCKETS[language].includes(method))
}

function isTaken(accepted: AcceptedPayments, method: PaymentMethod): boolean {
  return PAYMENT_USES.some((use) => accepted[method][use])
}

/** Each name once, in the order of the methods; a group of cards stands where its first card does. */
function wayNames(methods: readonly PaymentMethod[], language: Language): string[] {
  const { brands, ...names } = NAMES[language]
  const list = listFormat(dateLocale(language), { style: language === 'zh-CN' ? 'narrow' : 'long' })
  const cards = methods.filter(isCard)
  const nameOf = (method: PaymentMethod) => {
    if (!isCard(method)) return names[method]
    const [group] = CARD_OF[method]
    const others = cards.filter((card) => CARD_OF[card][0] === group)
    return names[group](list.format(others.map((card) => brands[CARD_OF[card][1]])))
  }
  return [...new Set(methods.map(nameOf))]
}

/** A Latin word has a space before it (docs/voice.md). */
function spacedLatin(words: string): string {
  return /^[A-Za-z]/.test(words) ? ` ${words}` : words
}
