import { z } from 'zod'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { exactIn } from '@/provider/rules/i18n/format-text'
import type { CliLanguage, CliText } from './text/language'

const MAX_ROUBLES = 10_000_000

/** `1500` or `1500,50`, above zero; the value is in kopecks. */
export const ExactRoubles = z
  .string()
  .regex(/^\d{1,8}([.,]\d{2})?$/)
  .transform((text) => Math.round(Number(text.replace(',', '.')) * KOPECKS_PER_ROUBLE))
  .refine((kop) => kop > 0 && kop <= MAX_ROUBLES * KOPECKS_PER_ROUBLE)
/** Roubles without kopecks; the value is in kopecks. */
export const WholeRoubles = ExactRoubles.refine((kop) => kop % KOPECKS_PER_ROUBLE === 0)

export const ROUBLES: CliText = { ru: 'РУБЛИ', en: 'ROUBLES' }

/** Returns the rest that a rejection names, as text; empty when it names none. */
export function leftIn({ leftKop }: { why: string; leftKop?: number }, language: CliLanguage): string {
  return leftKop === undefined ? '' : exactIn(leftKop, language)
}
