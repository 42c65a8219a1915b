import { describe, expect, it } from 'vitest'
import { formatDay, formatDayRange } from '@/lib/format/day-range'

const spaced = (text: string) => text.replace(/\s/g, ' ')

describe('formatDayRange', () => {
  it.each([
    { locale: 'ru', text: '4–11 января' },
    { locale: 'en', text: '4 – 11 January' },
    { locale: 'zh-CN', text: '1月4日至1月11日' },
  ])('writes days in words: $locale', ({ locale, text }) => {
    const ends = [new Date('2027-01-03T20:00:00Z'), new Date('2027-01-11T02:00:00Z')] as const
    expect(spaced(formatDayRange(...ends, locale, 'Asia/Vladivostok'))).toBe(text)
  })
})

describe('formatDay', () => {
  it.each([
    { locale: 'ru', text: '10 декабря 2026 г.' },
    { locale: 'en', text: '10 December 2026' },
    { locale: 'zh-CN', text: '2026年12月10日' },
  ])('writes a day with its year, never the American way: $locale', ({ locale, text }) => {
    expect(spaced(formatDay(new Date('2026-12-10T00:00:00Z'), locale, 'UTC'))).toBe(text)
  })
})
