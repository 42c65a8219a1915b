import { describe, expect, it } from 'vitest'
import type { LongTermItem } from '@/provider/contract/long-term'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'

const price = (months: number) => ({ months, monthKop: 100 - months, savingPercent: null })
const prices: LongTermItem['prices'] = [price(3), price(6), price(12)]

describe('monthPriceFor', () => {
  it.each([
    [3, 3],
    [5, 3],
    [6, 6],
    [36, 12],
    // Shorter than any: the shortest.
    [1, 3],
  ])('for %i months is the price of %i', (requestedMonths, months) => {
    expect(monthPriceFor({ prices }, requestedMonths).months).toBe(months)
  })
})
