import { describe, expect, it } from 'vitest'
import { transferKop } from '@/provider/rules/transfer-price'

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
