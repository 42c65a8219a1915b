import type { Language } from './language'

/** Addresses of the site (docs/contracts.md): Russian has no prefix, Chinese `cn`. */
const PREFIX: Record<Language, string> = { ru: '', en: '/en', 'zh-CN': '/cn' }

/** @param key of the secret link; null: it opens only where the booking was opened before. */
export function bookingHref(siteUrl: string, language: Language, number: string, key: string | null): string {
  return statusHref(siteUrl, language, { booking: number, ...(key === null ? {} : { key }) })
}

/** Where anything is paid by its number and a surname. */
export function payHref(siteUrl: string, language: Language): string {
  return `${siteUrl}${PREFIX[language]}/payment/`
}

/** Where a payer comes back to, whatever became of the payment. */
export function paymentHref(siteUrl: string, language: Language, paymentId: string): string {
  return statusHref(siteUrl, language, { payment: paymentId })
}

function statusHref(siteUrl: string, language: Language, query: Record<string, string>): string {
  return `${siteUrl}${PREFIX[language]}/status/success/?${new URLSearchParams(query)}`
}
