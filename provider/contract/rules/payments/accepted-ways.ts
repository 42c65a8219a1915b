import type { LANGUAGES } from '@/provider/contract/rules/text/languages'
import {
  type AcceptedPayments,
  PAYMENT_METHODS,
  PAYMENT_USES,
  type PaymentMethod,
  type PaymentUse,
} from './payment-methods'

type Language = (typeof LANGUAGES)[number]

const NAMES: Record<Language, Record<PaymentMethod, string>> = {
  ru: {
    ...{ mir: '«Мир»', sbp: 'СБП', unionpay: 'UnionPay', alipay: 'Alipay', wechatPay: 'WeChat Pay' },
    ...{ ruVisa: 'Visa российского банка', ruMastercard: 'Mastercard российского банка' },
    ...{ ruAmex: 'American Express российского банка', visa: 'Visa иностранного банка' },
    ...{ mastercard: 'Mastercard иностранного банка', amex: 'American Express иностранного банка' },
    ...{ cashRub: 'наличные рубли', cashCny: 'наличные юани' },
  },
  en: {
    ...{ mir: 'Mir', sbp: 'SBP', unionpay: 'UnionPay', alipay: 'Alipay', wechatPay: 'WeChat Pay' },
    ...{ ruVisa: 'Visa of a Russian bank', ruMastercard: 'Mastercard of a Russian bank' },
    ...{ ruAmex: 'American Express of a Russian bank', visa: 'Visa issued abroad' },
    ...{ mastercard: 'Mastercard issued abroad', amex: 'American Express issued abroad' },
    ...{ cashRub: 'roubles in cash', cashCny: 'yuan in cash' },
  },
  'zh-CN': {
    ...{ mir: 'Mir 卡', sbp: '快速支付系统（SBP）', unionpay: '银联卡', alipay: '支付宝', wechatPay: '微信支付' },
    ...{ ruVisa: '俄罗斯银行的 Visa 卡', ruMastercard: '俄罗斯银行的万事达卡' },
    ...{ ruAmex: '俄罗斯银行的美国运通卡', visa: '境外 Visa 卡', mastercard: '境外万事达卡', amex: '境外美国运通卡' },
    ...{ cashRub: '卢布现金', cashCny: '人民币现金' },
  },
}

/** What a visitor who reads this language may have in his pocket. */
const POCKETS: Record<Language, readonly PaymentMethod[]> = {
  ru: ['mir', 'sbp', 'ruVisa', 'ruMastercard', 'ruAmex', 'cashRub'],
  en: ['visa', 'mastercard', 'amex', 'unionpay', 'cashRub'],
  'zh-CN': ['unionpay', 'alipay', 'wechatPay', 'cashCny', 'cashRub', 'visa', 'mastercard'],
}

/** `none`: taken nowhere. */
export type AcceptedWays = Record<PaymentUse | 'none', string[]>

/** Returns the ways to pay by name: for each use those that the branch takes, and those that it takes for nothing. */
export function acceptedWays(accepted: AcceptedPayments, language: Language): AcceptedWays {
  const pocket = PAYMENT_METHODS.filter((method) => POCKETS[language].includes(method))
  const named = (isAccepted: (uses: Record<PaymentUse, boolean>) => boolean) =>
    pocket.filter((method) => isAccepted(accepted[method])).map((method) => NAMES[language][method])
  return {
    online: named(({ online }) => online),
    branch: named(({ branch }) => branch),
    deposit: named(({ deposit }) => deposit),
    none: named((uses) => PAYMENT_USES.every((use) => !uses[use])),
  }
}

const RUSSIAN_CARDS = ['mir', 'ruVisa', 'ruMastercard', 'ruAmex'] as const
const FROM_ABROAD = ['visa', 'mastercard', 'amex', 'unionpay', 'alipay', 'wechatPay'] as const

/** Returns what of Russia alone the site takes: the name of a text; null: it takes a way from abroad, or none. */
export function russianWays(accepted: AcceptedPayments): 'both' | 'card' | 'sbp' | null {
  if (FROM_ABROAD.some((method) => accepted[method].online)) return null
  const hasCard = RUSSIAN_CARDS.some((method) => accepted[method].online)
  if (accepted.sbp.online) return hasCard ? 'both' : 'sbp'
  return hasCard ? 'card' : null
}
