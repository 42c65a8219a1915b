import { describe, expect, it } from 'vitest'
import { seasonMonths } from '@/lib/cars/season-months'

describe('seasonMonths', () => {
  it.each([
    { months: [5, 6, 7, 8, 9, 10], text: 'май – октябрь' },
    { months: [11, 12, 1], text: 'ноябрь – январь' },
    { months: [1, 7, 8], text: 'январь, июль – август' },
    { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], text: null },
  ])('$months → $text', ({ months, text }) => {
    expect(seasonMonths(months, 'ru')).toBe(text)
  })

  it.each([
    { locale: 'en', text: 'January, July – August' },
    { locale: 'zh-CN', text: '1月、7月至8月' },
  ])('joins months as the readers do: $locale', ({ locale, text }) => {
    expect(seasonMonths([1, 7, 8], locale)).toBe(text)
  })
})
