import { describe, expect, it } from 'vitest'
import { formatDay, formatDayRange, formatDeadline, formatMoment, formatRange } from '@/lib/format/day-range'

const spaced = (text: string) => text.replace(/\s/g, ' ')

describe('formatDayRange', () => {
  it.each([
    { locale: 'ru', text: '4–11 января' },
    { locale: 'en', text: '4–11 January' },
    { locale: 'zh-CN', text: '1月4日至1月11日' },
  ])('writes days in words: $locale', ({ locale, text }) => {
    const ends = [new Date('2027-01-03T20:00:00Z'), new Date('2027-01-11T02:00:00Z')] as const
    expect(spaced(formatDayRange(...ends, locale, 'Asia/Vladivostok'))).toBe(text)
  })
})

describe('formatRange', () => {
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const moment = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

  it.each([
    { form: day, from: '2026-12-10', to: '2026-12-12', text: '2026年12月10日至12月12日' },
    { form: day, from: '2026-12-28', to: '2027-01-10', text: '2026年12月28日至2027年1月10日' },
    { form: day, from: '2026-12-10', to: '2026-12-10', text: '2026年12月10日' },
    { form: moment, from: '2026-12-10T09:00Z', to: '2026-12-10T18:30Z', text: '2026年12月10日 09:00 至 18:30' },
  ])('writes both ends of a Chinese range in words, and nothing twice: $text', ({ form, from, to, text }) => {
    expect(spaced(formatRange(new Date(from), new Date(to), form, 'zh-CN'))).toBe(text)
  })
})

describe('an English range', () => {
  const far = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

  it.each([
    { from: '2026-12-21', to: '2026-12-27', text: '21–27 December 2026' },
    { from: '2026-11-28', to: '2026-12-20', text: '28 November – 20 December 2026' },
    { from: '2026-12-28', to: '2027-01-10', text: '28 December 2026 – 10 January 2027' },
  ])('has spaces around its dash only over two months: $text', ({ from, to, text }) => {
    expect(spaced(formatRange(new Date(from), new Date(to), far, 'en'))).toBe(text)
  })
})

describe('formatDeadline', () => {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Vladivostok' } as const
  const day = { day: 'numeric', month: 'long', ...clock } as const
  const moment = new Date('2027-01-26T11:00:00Z')

  it.each([
    { locale: 'ru', form: { ...day, year: 'numeric' }, text: '21:00 26 января 2027 г.' },
    { locale: 'ru', form: day, text: '21:00 26 января' },
    { locale: 'ru', form: { ...day, month: 'short' }, text: '21:00 26 янв.' },
    { locale: 'ru', form: clock, text: '21:00' },
    { locale: 'en', form: day, text: '26 January at 21:00' },
    { locale: 'zh-CN', form: day, text: '1月26日 21:00' },
  ] as const)('puts the time first where the language says "until" so: $text', ({ locale, form, text }) => {
    expect(spaced(formatDeadline(moment, form, locale))).toBe(text)
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

describe('spaces', () => {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const [from, to] = [new Date('2026-12-29'), new Date('2027-01-03')]

  it('keep the year with its «г.», and are none that only one of server and browser makes', () => {
    for (const text of [formatDay(from, 'ru', 'UTC'), formatMoment(from, day, 'ru')]) {
      expect(text).not.toMatch(/[\u2009\u202f]/u)
      expect(text).toMatch(/2026\u00a0г\./u)
    }
    // A range ends sentences too.
    expect(spaced(formatRange(from, to, day, 'ru'))).toBe('29 декабря 2026 – 3 января 2027')
    expect(formatRange(from, to, day, 'en')).not.toMatch(/[\u2009\u202f]/u)
  })
})
