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
} as const satisfies Record<string, Record<Language, Forms>>

/** Returns a count with its noun in the matching form, joined by a no-break space. */
export function pluralIn(count: number, noun: keyof typeof NOUNS, language: Language): string {
  const forms: Forms = NOUNS[noun][language]
  return `${count}\u00a0${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`
}
