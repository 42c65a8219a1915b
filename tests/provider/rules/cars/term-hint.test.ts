import { describe, expect, it } from 'vitest'
import type { Price } from '@/provider/contract/quotes'
import { chooseTermHint } from '@/provider/modules/cars/rules/term-hint'

const DROPOFF = '2026-12-13T02:00:00.000Z'

/** Days of one price, less a percent. */
function priceOf(days: number, dayKop: number, percent = 0): Price {
  const totalKop = Math.round(days * dayKop * (1 - percent / 100))
  return {
    days,
    lines: [{ code: 'rental', amountKop: days * dayKop, quantity: days, unitKop: dayKop }],
    totalKop,
    perDayKop: Math.round(totalKop / days),
    listTotalKop: days * dayKop,
    payNowKop: 0,
    payLaterKop: totalKop,
    depositKop: 0,
  }
}
const longer = (price: Price) => ({ price, dropoffAt: DROPOFF })

describe('the hint about a longer rental', () => {
  it('is first that it costs less in all, then the cheapest of those', () => {
    const choices = [longer(priceOf(3, 500, 70)), longer(priceOf(7, 500, 90))]
    expect(chooseTermHint(priceOf(2, 500), choices, false)).toEqual({
      ...{ kind: 'cheaper', days: 7, dropoffAt: DROPOFF },
      totalKop: 350,
    })
  })

  it('is next what one more day costs, where the percent begins with it', () => {
    expect(chooseTermHint(priceOf(6, 1000, 7), [longer(priceOf(7, 1000, 15))], false)).toEqual({
      ...{ kind: 'next_day', days: 7, dropoffAt: DROPOFF },
      ...{ addedKop: 5950 - 5580, insteadKop: 930 },
    })
  })

  it('never compares days of different seasons', () => {
    const uneven = { ...priceOf(7, 1000, 15), lines: [{ code: 'rental' as const, amountKop: 7000, quantity: 7 }] }
    expect(chooseTermHint(priceOf(6, 1000, 7), [longer(uneven)], false)?.kind).toBe('from_days')
  })

  it('is else what a day costs from the last length on', () => {
    const choices = [longer(priceOf(3, 1000, 7)), longer(priceOf(7, 1000, 15))]
    expect(chooseTermHint(priceOf(1, 1000), choices, false)).toEqual({ kind: 'from_days', days: 7, perDayKop: 850 })
  })

  it('is only that where the dates cannot be made longer', () => {
    expect(chooseTermHint(priceOf(6, 1000, 7), [longer(priceOf(7, 1000, 25))], true)?.kind).toBe('from_days')
  })

  it('is none where a day never gets cheaper', () => {
    expect(chooseTermHint(priceOf(3, 1000), [longer(priceOf(7, 1000))], false)).toBeNull()
    expect(chooseTermHint(priceOf(9, 1000, 15), [], false)).toBeNull()
  })
})
