import { describe, expect, it } from 'vitest'
import { savingPercent, thirtyDaysKop } from '@/provider/rules/month-saving'
import { transferKop } from '@/provider/rules/transfer-price'

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

describe('transferKop', () => {
  const tariff = { hourKop: 190_000, dayKop: 1_700_000, minHours: 3, dayHours: 10 }
  it.each([
    { hours: 1, kop: 3 * 190_000 },
    { hours: 3, kop: 3 * 190_000 },
    { hours: 8, kop: 8 * 190_000 },
    { hours: 9, kop: 1_700_000 },
    { hours: 10, kop: 1_700_000 },
    { hours: 12, kop: 1_700_000 + 2 * 190_000 },
  ])('$hours hours: at least the shortest order, at most a day', ({ hours, kop }) => {
    expect(transferKop(tariff, hours)).toBe(kop)
  })
})
