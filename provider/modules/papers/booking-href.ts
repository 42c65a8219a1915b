import type { Language } from '@/provider/rules/language'

/** Addresses of the site (docs/contracts.md): Russian has no prefix, Chinese `cn`. */
const PREFIX: Record<Language, string> = { ru: '', en: '/en', 'zh-CN': '/cn' }

/** @param key of the secret link; null: it opens only where the booking was opened before. */
export function bookingHref(siteUrl: string, language: Language, number: string, key: string | null): string {
  const query = new URLSearchParams({ booking: number, ...(key === null ? {} : { key }) })
  return `${siteUrl}${PREFIX[language]}/status/success/?${query}`
}
