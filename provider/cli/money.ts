import { z } from 'zod'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import type { CliLanguage, Words } from './words'

const MAX_ROUBLES = 10_000_000

/** `1500` or `1500,50`, above zero; kopecks. */
export const ExactRoubles = z
  .string()
  .regex(/^\d{1,8}([.,]\d{2})?$/)
  .transform((text) => Math.round(Number(text.replace(',', '.')) * KOPECKS_PER_ROUBLE))
  .refine((kop) => kop > 0 && kop <= MAX_ROUBLES * KOPECKS_PER_ROUBLE)
/** Whole ones; kopecks. */
export const WholeRoubles = ExactRoubles.refine((kop) => kop % KOPECKS_PER_ROUBLE === 0)

export const ROUBLES: Words = { ru: 'РУБЛИ', en: 'ROUBLES' }

/** To the kopeck: what the branch gives back must be the same sum. */
export function exactIn(kopecks: number, language: CliLanguage): string {
  const hasKopecks = kopecks % KOPECKS_PER_ROUBLE !== 0
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: hasKopecks ? 2 : 0,
    useGrouping: 'always',
  }).format(kopecks / KOPECKS_PER_ROUBLE)
  return language === 'en' ? `₽${digits}` : `${digits} ₽`
}
