import { expect, it } from 'vitest'
import { bareMomentText, momentText, onMomentText, shortMomentText } from '@/provider/rules/vouchers/moment-text'

it('a moment in letters, vouchers and messages is on the station’s clock, and in English not an American’s', () => {
  const [moment, clock] = [new Date('2026-12-05T02:00:00Z'), { timeZone: 'Asia/Vladivostok' }]
  // Newer data of languages puts a comma behind the day of the week.
  expect(momentText(moment, clock, 'en').replace('Sat,', 'Sat')).toBe('Sat 5 December 2026 at 12:00, Vladivostok time')
  expect(momentText(moment, clock, 'ru')).toBe('сб, 5 декабря 2026 г. в 12:00, время Владивостока')
  expect(momentText(moment, { timeZone: 'Europe/Moscow' }, 'ru')).toMatch(/ 05:00, время: \S/)
  expect(bareMomentText(moment, clock, 'ru')).toBe('5 декабря 2026 г. в 12:00')
  expect(bareMomentText(moment, clock, 'en')).toBe('5 December 2026 at 12:00')
  expect(shortMomentText(moment, clock, 'en')).toBe('5 Dec, 12:00')
})

it('a moment on which something happens has its weekday in full in Russian, in its case', () => {
  const clock = { timeZone: 'Asia/Vladivostok' }
  const weekdayOn = (day: string) => onMomentText(new Date(`2026-12-${day}T02:00:00Z`), clock, 'ru').split(', ')[0]
  expect(onMomentText(new Date('2026-12-05T02:00:00Z'), clock, 'ru')).toBe(
    'в субботу, 5 декабря 2026 г., в 12:00, время Владивостока',
  )
  expect(['06', '07', '08', '09', '10', '11'].map(weekdayOn)).toEqual([
    'в воскресенье',
    'в понедельник',
    'во вторник',
    'в среду',
    'в четверг',
    'в пятницу',
  ])
})
