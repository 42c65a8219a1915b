import type { PrintedLine } from '@/provider/contract/rules/prices/printed-lines'
import { numberFormat, pluralRules } from '@/provider/contract/rules/text/cached-formats'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'

/** What lines of a price are called; the site's `quotes` messages say the same. */
const LINES: Record<PrintedLine['code'], Texts> = {
  rental: { ru: 'Аренда, {days}', en: 'Rental, {days}', 'zh-CN': '租金，{days}' },
  specialPrice: { ru: 'Специальная цена', en: 'Special price', 'zh-CN': '特价优惠' },
  period_discount: { ru: 'Скидка за срок', en: 'Longer rental discount', 'zh-CN': '租期优惠' },
  mileage_discount: {
    ru: 'Скидка за ограничение пробега',
    en: 'Limited mileage discount',
    'zh-CN': '限里程优惠',
  },
  promo_discount: { ru: 'Скидка по промокоду', en: 'Promo code discount', 'zh-CN': '优惠码优惠' },
  offer_discount: { ru: 'Скидка по личному предложению', en: 'Personal discount', 'zh-CN': '专属优惠' },
  extra: { ru: 'Услуга', en: 'Extra', 'zh-CN': '附加服务' },
  delivery: { ru: 'Подача машины', en: 'Delivery', 'zh-CN': '送车' },
  collection: { ru: 'Возврат машины', en: 'Drop-off', 'zh-CN': '上门收车' },
  night_pickup: { ru: 'Получение ночью', en: 'Night pick-up', 'zh-CN': '夜间取车' },
  night_dropoff: { ru: 'Возврат ночью', en: 'Night drop-off', 'zh-CN': '夜间还车' },
  insurance: { ru: 'Страховка', en: 'Insurance', 'zh-CN': '保险' },
  booking_protection: { ru: 'Защита бронирования', en: 'Booking protection', 'zh-CN': '取消保障' },
  extension: { ru: 'Продление аренды', en: 'Rental extension', 'zh-CN': '续租' },
  miles: { ru: 'Оплата милями', en: 'Paid with miles', 'zh-CN': '积分抵扣' },
}

const NAMED: Partial<Record<PrintedLine['code'], Texts>> = {
  delivery: { ru: 'Подача: {name}', en: 'Pick-up: {name}', 'zh-CN': '送车至{name}' },
  collection: { ru: 'Возврат: {name}', en: 'Drop-off: {name}', 'zh-CN': '上门收车：{name}' },
  insurance: { ru: 'Страховка: {name}', en: 'Insurance: {name}', 'zh-CN': '保险：{name}' },
}

const WITH_PERCENT: Texts = {
  ru: '{name}, {percent}\u00a0%',
  en: '{name}, {percent}%',
  'zh-CN': '{name}（{percent}%）',
}
const FREE: Texts = { ru: 'Бесплатно', en: 'Free', 'zh-CN': '免费' }

/** Names of extras, places and packages by `ref`, in the language of the voucher. */
export type LineNames = Readonly<Record<string, string>>

/** Returns the text of a line of a price, with its days, quantity, name or percent. */
export function lineText({ code, ref = '', quantity = 1, percent }: PrintedLine, names: LineNames, language: Language) {
  const text = LINES[code][language]
  const name = names[ref]
  if (code === 'rental') return formatText(text, { days: daysText(quantity, language) })
  if (code === 'extra') return quantity === 1 ? (name ?? text) : `${name ?? text} × ${quantity}`
  const named = NAMED[code]
  if (named && name !== undefined) return formatText(named[language], { name })
  if (percent === undefined) return text
  return formatText(WITH_PERCENT[language], { name: text, percent: numberFormat(language).format(percent) })
}

/** Returns the text that stands for a sum of zero. */
export function freeText(language: Language): string {
  return FREE[language]
}

/** Returns a number of rental days in words: «3 суток». */
export function daysText(days: number, language: Language): string {
  const isOne = pluralRules(language).select(days) === 'one'
  if (language === 'zh-CN') return `${days} 天`
  if (language === 'en') return isOne ? `${days}\u00a0day` : `${days}\u00a0days`
  return isOne ? `${days}\u00a0сутки` : `${days}\u00a0суток`
}

/** Returns a number of working days, for a text that says within how many: «10 рабочих дней». */
export function workingDaysText(days: number, language: Language): string {
  const isOne = pluralRules(language).select(days) === 'one'
  if (language === 'zh-CN') return `${days} 个工作日`
  if (language === 'en') return isOne ? `${days}\u00a0working day` : `${days}\u00a0working days`
  return isOne ? `${days}\u00a0рабочего дня` : `${days}\u00a0рабочих дней`
}
