import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import {
  type AcceptedWays,
  acceptedWays,
  allWays,
  foreignCardsText,
  otherDeclinedWays,
} from '@/provider/contract/rules/payments/accepted-ways'
import { listFormat } from '@/provider/contract/rules/text/cached-formats'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

const WAYS: Record<keyof AcceptedWays, Texts> = {
  online: { ru: 'На сайте: {ways}.', en: 'Online: {ways}.', 'zh-CN': '网站：{ways}。' },
  branch: { ru: 'При получении: {ways}.', en: 'At pick-up: {ways}.', 'zh-CN': '取车时：{ways}。' },
  deposit: { ru: 'Залог: {ways}.', en: 'Deposit: {ways}.', 'zh-CN': '押金：{ways}。' },
  none: { ru: 'Не принимаем: {ways}.', en: 'Not accepted: {ways}.', 'zh-CN': '暂不接受：{ways}。' },
}
/** What the site takes, where the reader may have none of it. */
const ONLINE_ONLY: Texts = { ru: 'На сайте: только {ways}.', en: 'Online: only {ways}.', 'zh-CN': '网站：仅限{ways}。' }
const CASH_DEPOSIT: Texts = {
  ru: 'Залог можно оставить и наличными в рублях: отдадим при возврате машины за вычетом того, что записано в акте возврата.',
  en: 'You can also leave the deposit in cash (roubles): we give it back when you return the car, less what the return form says.',
  'zh-CN': '押金也可用卢布现金缴纳，还车时退还，扣除验车单上写明的金额。',
}
const DELAY_FREE: Texts = {
  ru: 'Если из-за опоздания рейса, поезда, судна или автобуса, указанного в брони, получите машину ночью, ночную доплату не возьмём.',
  en: 'If you told us your flight, ship, train or bus and it is late, we charge no night fee for the delay.',
  'zh-CN': '您在订单中填写的航班、列车、轮船或客车晚点的，因此产生的夜间取还车费，我们不收。',
}
const DELAY_PAID: Texts = {
  ru: 'Если из-за опоздания рейса, поезда, судна или автобуса получите машину ночью, нужна ночная доплата.',
  en: 'If your flight, ship, train or bus is late and you take the car at night, the night fee is due.',
  'zh-CN': '因航班、列车、轮船或客车晚点而在夜间取车的，须付夜间取还车费。',
}

/** Sentences about payments: every way by name that a reader of this language may have, and what follows from two settings. */
export function paymentValues(
  { payments: { accepted }, nightFeeOnDelay }: BranchSettings,
  language: Language,
): Record<string, string> {
  // Cards issued abroad are refused by `foreignCards`, which stands beside the list.
  const ways = { ...acceptedWays(accepted, language), none: otherDeclinedWays(accepted, language) }
  const list = listFormat(dateLocale(language), { style: language === 'zh-CN' ? 'narrow' : 'long' })
  const sentences = (['online', 'branch', 'deposit', 'none'] as const).flatMap((use) =>
    ways[use].length > 0 ? [formatText(WAYS[use][language], { ways: list.format(ways[use]) })] : [],
  )
  const online = allWays(accepted, 'online', language)
  if (ways.online.length === 0 && online.length > 0)
    sentences.unshift(formatText(ONLINE_ONLY[language], { ways: list.format(online) }))
  return {
    foreignCards: foreignCards(accepted, language),
    paymentWays: sentences.join(sentenceGap(language)),
    cashDeposit: accepted.cashRub.deposit ? CASH_DEPOSIT[language] : '',
    flightDelay: (nightFeeOnDelay ? DELAY_PAID : DELAY_FREE)[language],
  }
}

/** After the refusal: what to bring instead. Holders of Belkart may take it for Mir. */
const BRING_ROUBLES: Texts = {
  ru: '«Белкарт» без «Мира» тоже не подойдёт: возьмите наличные рубли.',
  en: 'Bring roubles in cash instead: exchange money before you pick up the car, or ask us where.',
  'zh-CN': '使用其他卡的，请在取车前兑换好卢布现金；不清楚在哪里兑换的，请咨询我们。',
}

/** The refusal of cards issued abroad and the way out; empty: some are taken. */
function foreignCards(accepted: BranchSettings['payments']['accepted'], language: Language): string {
  const text = foreignCardsText(accepted, language)
  if (text === '' || !accepted.cashRub.branch) return text
  return `${text}${sentenceGap(language)}${BRING_ROUBLES[language]}`
}
