import { expect, it } from 'vitest'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'

it.each([
  ['2020-06-13', 15],
  ['2020-06-14', 15],
  ['2020-06-15', 5],
  ['2026-12-05', 5],
])('for a pick-up on %s codes and offers take off at most %i percent', (date, percent) => {
  expect(saleLimitPercent(date, { cutoff: '2020-06-14', before: 15, current: 5 })).toBe(percent)
})
