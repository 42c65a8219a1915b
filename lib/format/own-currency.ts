import type { Locale } from '@/lib/i18n/routing'
import { numberFormat } from '@/provider/contract/rules/text/cached-formats'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { ExchangeRates } from '@/provider/contract/settings'

/** What readers of a language count in. In Russian a price is in roubles alone (PRODUCT §13). */
const CURRENCIES: Record<Locale, Array<keyof ExchangeRates['rubPer']>> = {
  ru: [],
  en: ['USD', 'EUR'],
  'zh-CN': ['CNY'],
}
/** Older rates mislead, even beside their date (decision 120). */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
/** From here on whole units: three digits are enough of what is only a reference. */
const WHOLE_FROM = 100
const FRACTION_DIGITS = 2

/** Returns the branch's rates where a page of this language shows them; null: in Russian, without rates, and with old ones. */
export function ratesFor(rates: ExchangeRates | null, locale: Locale, now: Date): ExchangeRates | null {
  if (!rates || CURRENCIES[locale].length === 0) return null
  return now.getTime() - Date.parse(rates.date) > MAX_AGE_MS ? null : rates
}

/** Returns kopecks as the reader counts: `≈ ¥1,667`, `≈ $235 / €202`. */
export function formatOwnCurrency(kopecks: number, { rubPer }: ExchangeRates, locale: Locale): string {
  const amounts = CURRENCIES[locale].map((currency) => {
    const amount = kopecks / KOPECKS_PER_ROUBLE / rubPer[currency]
    const digits = Math.abs(amount) >= WHOLE_FROM ? 0 : FRACTION_DIGITS
    return numberFormat(locale, {
      ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    }).format(amount)
  })
  return `≈\u00a0${amounts.join(' / ')}`
}
