import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earlyReturnKop } from '@/provider/contract/rules/long-term/early-return'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'

const price = (months: number, monthKop: number) => ({ months, monthKop, savingPercent: null })
const OFFER = {
  prices: [price(1, 100_000), price(3, 90_000), price(6, 80_000), price(12, 70_000)] as [
    ReturnType<typeof price>,
    ...ReturnType<typeof price>[],
  ],
}

describe('earlyReturnKop', () => {
  it.each([
    { name: 'a term that was driven to its end adds nothing', months: 12, driven: 12, kop: 0 },
    {
      name: 'half a year instead of a year: six months, each dearer by the difference',
      months: 12,
      driven: 6,
      kop: 60_000,
    },
    { name: 'a month that has begun counts whole', months: 12, driven: 2.1, kop: 60_000 },
    { name: 'at least one month is due', months: 12, driven: 0, kop: 30_000 },
    { name: 'longer than agreed adds nothing', months: 3, driven: 5, kop: 0 },
  ])('$name', ({ months, driven, kop }) => {
    expect(earlyReturnKop(OFFER, months, driven)).toBe(kop)
  })

  it('never makes a client pay less, nor more than the shorter term would have cost', () => {
    const kopecks = fc.integer({ min: 1, max: 50_000_000 })
    const offers = fc
      .tuple(kopecks, kopecks, kopecks, kopecks)
      .map(([a, b, c, d]) => ({ prices: [price(1, a), price(3, b), price(6, c), price(12, d)] as typeof OFFER.prices }))
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 36 }), (offer, months, driven) => {
        const chargedMonths = Math.min(driven, months)
        const added = earlyReturnKop(offer, months, driven)
        const paid = monthPriceFor(offer, months).monthKop * chargedMonths
        expect(added).toBeGreaterThanOrEqual(0)
        expect(paid + added).toBe(Math.max(paid, monthPriceFor(offer, chargedMonths).monthKop * chargedMonths))
      }),
    )
  })
})
