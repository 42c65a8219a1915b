import { describe, expect, it } from 'vitest'
import { type FineStatus, type FineTerms, fineDebtKop } from '@/provider/rules/debts/fine-amount'

const LAST_DAY = '2026-12-09'
const DAY_AFTER = '2026-12-10'

describe('what is owed for a fine of 750 ₽ with 25 % off until 9 December', () => {
  it.each<[string, FineStatus, string, number, number]>([
    ['new, while the discount lives', 'new', '2026-11-21', 0, 56_300],
    ['new, on the last day of the discount', 'new', LAST_DAY, 0, 56_300],
    ['new, the day after', 'new', DAY_AFTER, 0, 75_000],
    ['new, paid in part with the discount', 'new', LAST_DAY, 30_000, 26_300],
    ['new, paid in part without it', 'new', DAY_AFTER, 30_000, 45_000],
    ['new, but paid already', 'new', LAST_DAY, 75_000, 0],
    ['overdue', 'overdue', '2027-02-01', 0, 75_000],
    ['paid in full', 'paid', DAY_AFTER, 75_000, 0],
    ['paid with the discount', 'paid', DAY_AFTER, 56_300, 0],
    ['disputed, while the discount lives', 'disputed', LAST_DAY, 0, 56_300],
    ['disputed, and does not grow meanwhile', 'disputed', DAY_AFTER, 0, 56_300],
    ['kept after a dispute', 'dispute_kept', DAY_AFTER, 0, 75_000],
    ['called off', 'cancelled', '2026-11-21', 0, 0],
  ])('%s', (_, status, today, paidKop, debtKop) => {
    expect(fineDebtKop({ ...FINE, status, paidKop }, today)).toBe(debtKop)
  })

  it('is the whole size where there is no discount', () => {
    expect(fineDebtKop({ ...FINE, discountUntil: null }, '2026-11-21')).toBe(75_000)
    expect(fineDebtKop({ ...FINE, discountPercent: 0 }, '2026-11-21')).toBe(75_000)
  })
})

const FINE: FineTerms = { status: 'new', sizeKop: 75_000, paidKop: 0, discountPercent: 25, discountUntil: LAST_DAY }
