import type { Locale } from '@/lib/i18n/routing'
import type { Settings } from '@/provider/contract/settings'

type Clause = Record<Locale, { yes: string; no: string }>

/** How a deposit is left at the pick-up. */
const DEPOSIT_TAKEN: Clause = {
  ru: {
    yes: 'При выдаче он блокируется на карте, выпущенной российским банком, или вносится наличными в рублях',
    no: 'При выдаче он блокируется на карте, выпущенной российским банком',
  },
  en: {
    yes: 'At pick-up it is held on a card issued by a Russian bank or left in cash in roubles',
    no: 'At pick-up it is held on a card issued by a Russian bank',
  },
  'zh-CN': {
    yes: '取车时在俄罗斯银行发行的卡上冻结（预授权），或以卢布现金支付',
    no: '取车时在俄罗斯银行发行的卡上冻结（预授权）',
  },
}

/** When cash is given back, or that none is taken. */
const DEPOSIT_IN_CASH: Clause = {
  ru: {
    yes: 'Наличные возвращаются при возврате автомобиля за вычетом сумм, записанных в акте; штрафы и другие суммы, о которых стало известно позже, Арендатор оплачивает отдельно',
    no: 'Наличными залог не принимается',
  },
  en: {
    yes: 'Cash is given back at drop-off, less what the drop-off form says; fines and other sums that become known later are paid by the Renter separately',
    no: 'The deposit cannot be left in cash',
  },
  'zh-CN': {
    yes: '现金在还车时退还，扣除交接单上写明的金额；之后才得知的罚款及其他款项，由承租人另行支付',
    no: '押金不收现金',
  },
}

/** Whether the night fee is due when only a delay leads into the night. */
const NIGHT_FEE_ON_DELAY: Clause = {
  ru: {
    yes: 'Если из-за такой задержки автомобиль выдан в ночные часы, взимается ночная доплата',
    no: 'Ночная доплата из-за такой задержки не взимается',
  },
  en: {
    yes: 'If such a delay leads into the night hours, the night fee applies',
    no: 'No night fee is charged because of such a delay',
  },
  'zh-CN': {
    yes: '因上述延误而在夜间取车的，收取夜间取还车费',
    no: '因上述延误产生的夜间取还车费不予收取',
  },
}

/** Clauses of legal texts whose wording follows a setting; without a full stop at their end (PRODUCT §13). */
export function conditionalClauses({ rules }: Settings, locale: Locale) {
  const cash = rules.depositInCash ? 'yes' : 'no'
  const delay = rules.night.onDelay ? 'yes' : 'no'
  return {
    depositTaken: DEPOSIT_TAKEN[locale][cash],
    depositInCash: DEPOSIT_IN_CASH[locale][cash],
    nightFeeOnDelay: NIGHT_FEE_ON_DELAY[locale][delay],
  }
}
