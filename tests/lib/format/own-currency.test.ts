import { describe, expect, it } from 'vitest'
import { formatOwnCurrency, ratesFor } from '@/lib/format/own-currency'

const RATES = { date: '2026-11-20', rubPer: { CNY: 11.45, USD: 81.2, EUR: 94.3 } }

describe('formatOwnCurrency', () => {
  it.each([
    { kopecks: 1_908_600, locale: 'zh-CN' as const, text: '≈\u00a0¥1,667' },
    { kopecks: 1_908_600, locale: 'en' as const, text: '≈\u00a0$235 / €202' },
    { kopecks: 250_000, locale: 'en' as const, text: '≈\u00a0$30.79 / €26.51' },
    { kopecks: 114_500, locale: 'zh-CN' as const, text: '≈\u00a0¥100' },
    { kopecks: 114_499, locale: 'zh-CN' as const, text: '≈\u00a0¥100.00' },
    { kopecks: 11_450_000, locale: 'zh-CN' as const, text: '≈\u00a0¥10,000' },
  ])('$kopecks kopecks in $locale are $text', ({ kopecks, locale, text }) => {
    expect(formatOwnCurrency(kopecks, RATES, locale)).toBe(text)
  })
})

describe('ratesFor', () => {
  const at = (day: string) => new Date(`${day}T00:00:00Z`)

  it('gives rates to readers of English and Chinese, never of Russian', () => {
    const now = at('2026-11-24')
    expect(ratesFor(RATES, 'en', now)).toBe(RATES)
    expect(ratesFor(RATES, 'zh-CN', now)).toBe(RATES)
    expect(ratesFor(RATES, 'ru', now)).toBeNull()
    expect(ratesFor(null, 'en', now)).toBeNull()
  })

  it('gives none that are older than 30 days', () => {
    expect(ratesFor(RATES, 'en', at('2026-12-20'))).toBe(RATES)
    expect(ratesFor(RATES, 'en', at('2026-12-21'))).toBeNull()
  })
})
