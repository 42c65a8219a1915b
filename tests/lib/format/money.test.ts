import { describe, expect, it } from 'vitest'
import { formatRoubles } from '@/lib/format/money'

describe('formatRoubles', () => {
  it.each([
    { kopecks: 123_400, locale: 'ru', text: '1\u00a0234\u00a0₽' },
    { kopecks: 2_016_000, locale: 'ru', text: '20\u00a0160\u00a0₽' },
    { kopecks: 0, locale: 'ru', text: '0\u00a0₽' },
    { kopecks: -432_000, locale: 'ru', text: '−4\u00a0320\u00a0₽' },
    { kopecks: 123_400, locale: 'en', text: '₽1,234' },
    { kopecks: -123_400, locale: 'en', text: '−₽1,234' },
    { kopecks: 123_400, locale: 'zh-CN', text: '1,234\u00a0₽' },
    { kopecks: 149, locale: 'ru', text: '1\u00a0₽' },
    { kopecks: 150, locale: 'ru', text: '2\u00a0₽' },
  ])('$kopecks kopecks in $locale are $text', ({ kopecks, locale, text }) => {
    expect(formatRoubles(kopecks, locale)).toBe(text)
  })
})
