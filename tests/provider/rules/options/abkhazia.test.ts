import { expect, it } from 'vitest'
import { isAbkhaziaAvailable } from '@/provider/rules/options/abkhazia'

it.each([
  ['2020-04-30', true],
  ['2020-05-01', true],
  ['2020-05-02', false],
  ['2026-12-05', false],
])('on %s a trip to Abkhazia may be added: %s', (date, available) => {
  expect(isAbkhaziaAvailable(date, '2020-05-01')).toBe(available)
})
