import { describe, expect, it } from 'vitest'
import { savingPercent, thirtyDaysKop } from '@/provider/modules/long-term/rules/month-saving'

describe('thirtyDaysKop', () => {
  it.each([
    { dayKop: 220_000, percent: 0, kop: 6_600_000 },
    { dayKop: 220_000, percent: 10, kop: 5_940_000 },
    // A day is rounded to whole roubles, as the price list shows it: 1,990 − 15 % = 1,691.5.
    { dayKop: 199_000, percent: 15, kop: 169_200 * 30 },
  ])('$dayKop a day less $percent %: $kop', ({ dayKop, percent, kop }) => {
    expect(thirtyDaysKop(dayKop, percent)).toBe(kop)
  })
})

describe('savingPercent', () => {
  it.each([
    { monthKop: 3_300_000, fullKop: 6_600_000, saving: 50 },
    // 49.99 % is not 50 %.
    { monthKop: 3_300_500, fullKop: 6_600_000, saving: 49 },
    { monthKop: 6_600_000, fullKop: 6_600_000, saving: null },
    { monthKop: 9_900_000, fullKop: 6_600_000, saving: null },
    { monthKop: 6_599_900, fullKop: 6_600_000, saving: null },
  ])('$monthKop a month against $fullKop: $saving', ({ monthKop, fullKop, saving }) => {
    expect(savingPercent(monthKop, fullKop)).toBe(saving)
  })
})
