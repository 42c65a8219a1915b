import type { Locale } from '@/lib/i18n/routing'
import type { DocumentCountry } from '@/provider/contract/rules/driver-check/can-rent'

/** Readers find their own documents first. */
export const CITIZEN_ORDER: Record<Locale, readonly [DocumentCountry, ...DocumentCountry[]]> = {
  ru: ['RU', 'EAEU', 'CN', 'other'],
  en: ['other', 'CN', 'EAEU', 'RU'],
  'zh-CN': ['CN', 'other', 'EAEU', 'RU'],
}
