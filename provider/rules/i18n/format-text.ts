import { numberFormat } from '@/provider/contract/rules/text/cached-formats'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** Fills the `{name}` places of an operator's text; an unknown name stays as it is. */
export function formatText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  )
}

/** Formats kopecks as whole roubles in a text of the operator, as its language writes them. */
export function roublesIn(kopecks: number, language: string): string {
  return formatRoubles(Math.round(kopecks / KOPECKS_PER_ROUBLE), 0, language)
}

/** Formats kopecks to the kopeck: the sum that the branch gives back must be the same. */
export function exactIn(kopecks: number, language: string): string {
  return formatRoubles(kopecks / KOPECKS_PER_ROUBLE, kopecks % KOPECKS_PER_ROUBLE === 0 ? 0 : 2, language)
}

function formatRoubles(roubles: number, fractionDigits: number, language: string): string {
  const digits = numberFormat(language, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: 'always',
  }).format(roubles)
  return language === 'en' ? `₽${digits}` : `${digits}\u00a0₽`
}
