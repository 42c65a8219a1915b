import { describe, expect, it } from 'vitest'
import { formatDayRange } from '@/lib/format/day-range'

const spaced = (text: string) => text.replace(/\s/g, ' ')

describe('formatDayRange', () => {
  it.each([
    { locale: 'ru', text: '4–11 января' },
    { locale: 'en', text: 'January 4 – 11' },
    { locale: 'zh-CN', text: '1月4日至1月11日' },
  ])('writes days in words: $locale', ({ locale, text }) => {
    const ends = [new Date('2027-01-03T20:00:00Z'), new Date('2027-01-11T02:00:00Z')] as const
    expect(spaced(formatDayRange(...ends, locale, 'Asia/Vladivostok'))).toBe(text)
  })
})
