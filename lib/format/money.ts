import { numberFormat } from '@/provider/contract/rules/text/cached-formats'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/**
 * Kopecks → whole roubles as the language writes them: `1 234 ₽`, `₽1,234`, `1,234 ₽`; a real minus, and spaces that
 * never break.
 */
export function formatRoubles(kopecks: number, locale: string): string {
  const roubles = Math.abs(Math.round(kopecks / KOPECKS_PER_ROUBLE))
  const digits = numberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' }).format(roubles)
  const amount = locale === 'en' ? `₽${digits}` : `${digits}\u00a0₽`
  return kopecks < 0 ? `−${amount}` : amount
}
