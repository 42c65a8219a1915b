import { describe, expect, it } from 'vitest'
import { savingPercent, thirtyDaysKop } from '@/provider/modules/long-term/rules/month-saving'

describe('savingPercent', () => {
  it.each([
    { monthKop: 3_300_000, dayKop: 220_000, saving: 50 },
    // 49.99 % is not 50 %.
    { monthKop: 3_300_500, dayKop: 220_000, saving: 49 },
    { monthKop: 6_600_000, dayKop: 220_000, saving: null },
    { monthKop: 9_900_000, dayKop: 220_000, saving: null },
    { monthKop: 6_599_900, dayKop: 220_000, saving: null },
  ])('$monthKop a month against $dayKop a day: $saving', ({ monthKop, dayKop, saving }) => {
    expect(savingPercent(monthKop, dayKop)).toBe(saving)
    expect(thirtyDaysKop(dayKop)).toBe(dayKop * 30)
  })
})
