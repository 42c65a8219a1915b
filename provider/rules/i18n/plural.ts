import { pluralRules } from '@/provider/contract/rules/text/cached-formats'
import type { Language } from './language'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The accusative, as after «срок», «на» and «через». */
const NOUNS = {
  month: {
    ru: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
    en: { one: 'month', other: 'months' },
    'zh-CN': { other: '个月' },
  },
  card: {
    ru: { one: 'карту', few: 'карты', many: 'карт', other: 'карты' },
    en: { one: 'card', other: 'cards' },
    'zh-CN': { other: '张卡' },
  },
  day: {
    ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
    en: { one: 'day', other: 'days' },
    'zh-CN': { other: '天' },
  },
  workingDay: {
    ru: { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней', other: 'рабочего дня' },
    en: { one: 'working day', other: 'working days' },
    'zh-CN': { other: '个工作日' },
  },
  rentalDay: {
    ru: { one: 'сутки', other: 'суток' },
    en: { one: 'day', other: 'days' },
    'zh-CN': { other: '天' },
  },
  hour: {
    ru: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
    en: { one: 'hour', other: 'hours' },
    'zh-CN': { other: '小时' },
  },
  minute: {
    ru: { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' },
    en: { one: 'minute', other: 'minutes' },
    'zh-CN': { other: '分钟' },
  },
  year: {
    ru: { one: 'год', few: 'года', many: 'лет', other: 'года' },
    en: { one: 'year', other: 'years' },
    'zh-CN': { other: '年' },
  },
} as const satisfies Record<string, Record<Language, Forms>>

export type PluralNoun = keyof typeof NOUNS

/** Returns a count with its noun in the matching form, joined by a no-break space. */
export function pluralIn(count: number, noun: PluralNoun, language: Language): string {
  const forms: Forms = NOUNS[noun][language]
  return `${count}\u00a0${forms[pluralRules(language).select(count)] ?? forms.other}`
}
