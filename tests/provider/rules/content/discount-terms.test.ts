import { describe, expect, it } from 'vitest'
import { type CodeTerms, type DiscountFacts, discountTerms } from '@/provider/modules/content/rules/discount-terms'

const FACTS: DiscountFacts = {
  period: { first: 10, second: 25 },
  mileagePercent: 10,
  longTermPercent: 47,
  codeLimitPercent: 5,
}
const CODE: CodeTerms = {
  percent: 7,
  validFrom: '2026-11-15',
  validTo: '2027-03-15',
  rentalFrom: null,
  rentalTo: '2027-03-10',
  classes: ['suv'],
  minDays: 3,
  firstRentalOnly: true,
  perClient: 1,
}
const named = (ids: readonly string[]) => ids.map((id) => `class ${id}`)
const terms = (rule: Parameters<typeof discountTerms>[0], code: CodeTerms | null = null, facts = {}) =>
  discountTerms(rule, code, { ...FACTS, ...facts }, named)

describe('discountTerms', () => {
  it('returns the terms of a code, and never more percent than all codes may take off', () => {
    expect(terms('promo', CODE)).toMatchObject({
      percent: 5,
      upTo: false,
      minDays: 3,
      rentalTo: '2027-03-10',
      classes: ['class suv'],
      firstRentalOnly: true,
      perClient: 1,
    })
    expect(terms('promo', CODE, { codeLimitPercent: 15 }).percent).toBe(7)
  })

  it('returns both steps of the length, and leaves out one without a discount', () => {
    expect(terms('period').tiers).toEqual([
      { fromDays: 3, maxPercent: 10 },
      { fromDays: 7, maxPercent: 25 },
    ])
    expect(terms('period', null, { period: { first: 0, second: 12 } }).tiers).toEqual([{ fromDays: 7, maxPercent: 12 }])
  })

  it('returns for months only the saving of the facts', () => {
    expect(terms('longTerm')).toMatchObject({ percent: 47, upTo: true })
    expect(terms('longTerm', null, { longTermPercent: null })).toMatchObject({ percent: null, upTo: false })
  })

  it('returns the percent of the mileage option from the settings', () => {
    expect(terms('mileageOption', null, { mileagePercent: 12 })).toMatchObject({ percent: 12, upTo: false })
  })
})
