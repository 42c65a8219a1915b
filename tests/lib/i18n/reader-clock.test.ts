import { expect, it } from 'vitest'
import { hoursBehindStation } from '@/lib/i18n/reader-clock'

const NOW = new Date('2026-11-21T00:00:00Z')

it.each([
  { locale: 'ru', city: 'Moscow', hours: 7 },
  { locale: 'en', city: 'Moscow', hours: 7 },
  { locale: 'zh-CN', city: 'Beijing', hours: 2 },
] as const)('readers of $locale know the clock of $city, $hours hours behind the station', ({ locale, hours }) => {
  expect(hoursBehindStation(locale, NOW)).toBe(hours)
})
