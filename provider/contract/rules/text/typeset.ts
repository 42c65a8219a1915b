const NO_BREAK = '\u00a0'

/** A number, or the place of one: `5`, `{km}`, the `#` of a plural. */
const NUMBER = '(?<=[\\d}#])'
const UNITS = {
  ru: ['км', 'м', 'мм', 'см', 'кг', 'л', 'МБ', 'кВт', 'ч', 'мин', 'сут', 'мес', 'г', 'руб'],
  en: ['km', 'm', 'mm', 'cm', 'kg', 'l', 'L', 'MB', 'kW', 'hp', 'h', 'min'],
  'zh-CN': [],
}

/** In the order in which they are applied. */
const RULES: Record<keyof typeof UNITS, readonly (readonly [pattern: RegExp, replacement: string])[]> = {
  ru: [...unitRules('ru'), [/№ (?=\S)/g, `№${NO_BREAK}`], [/ (?=— )/g, NO_BREAK]],
  en: [...unitRules('en'), [/ (?=[—–] )/g, NO_BREAK]],
  // A date is written without spaces, 1月11日, as `Intl` writes it on the same page.
  'zh-CN': [...unitRules('zh-CN'), [/(?<=\d) (?=[年月日](?!\p{L}*间))/gu, ''], [/(?<=\d[年月]) (?=\d)/g, '']],
}

/**
 * Returns a text with the spaces that its language demands: none that breaks before a percent sign, the sign of the
 * rouble, a unit or a dash. Texts of the files, of the operators and of letters pass through here, so that nobody types
 * these spaces.
 */
export function typeset(text: string, language: keyof typeof UNITS): string {
  return RULES[language].reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}

function unitRules(language: keyof typeof UNITS) {
  const signs = ['%', '₽', ...UNITS[language].map((unit) => `${unit}(?!\\p{L})`)].join('|')
  return [[new RegExp(`${NUMBER} (?=${signs})`, 'gu'), NO_BREAK]] as const
}
