import { describe, expect, it } from 'vitest'
import { type DepositTerms, depositState, type HeldDeposit } from '@/provider/rules/deposits/deposit-state'

const terms: DepositTerms = {
  status: 'confirmed',
  amountKop: 1_000_000,
  startAt: new Date('2026-12-05T02:00:00Z'),
  endAt: new Date('2026-12-12T02:00:00Z'),
  heldAt: null,
  backAt: null,
  releaseDays: 30,
  holds: [],
}
const NOW = new Date('2026-12-01T00:00:00Z')
const [TAKEN, BACK] = [new Date('2026-12-05T03:00:00Z'), new Date('2026-12-13T02:00:00Z')]

describe('a deposit', () => {
  it('is planned by the booking’s own dates', () => {
    expect(depositState(terms, NOW)).toEqual({
      state: 'planned',
      holdAt: terms.startAt,
      releaseBy: new Date('2027-01-11T02:00:00Z'),
      releasedAt: null,
      keptKop: 0,
    })
  })

  it('is held since the real pick-up, and released by the real return', () => {
    const held = depositState({ ...terms, status: 'active', heldAt: TAKEN }, NOW)
    expect(held).toMatchObject({ state: 'held', holdAt: TAKEN })
    const back = { ...terms, status: 'completed' as const, heldAt: TAKEN, backAt: BACK }
    expect(depositState(back, BACK)).toMatchObject({ state: 'releasing', releaseBy: new Date('2027-01-12T02:00:00Z') })
  })

  it('is overdue only after the last moment of its term', () => {
    const back = { ...terms, status: 'completed' as const, backAt: BACK }
    expect(depositState(back, new Date('2027-01-12T02:00:00Z')).state).toBe('releasing')
    expect(depositState(back, new Date('2027-01-12T02:00:01Z')).state).toBe('overdue')
  })

  it.each(['cancelled_client', 'cancelled_branch', 'expired', 'no_show'] as const)('was not taken: %s', (status) => {
    expect(depositState({ ...terms, status }, NOW)).toEqual({
      state: 'not_taken',
      holdAt: null,
      releaseBy: null,
      releasedAt: null,
      keptKop: 0,
    })
  })

  it('of nothing is none', () => {
    expect(depositState({ ...terms, amountKop: 0 }, NOW).state).toBe('none')
  })
})

describe('a deposit whose cards are known', () => {
  const open: HeldDeposit = { cardBrand: 'mir', amountKop: 600_000, heldAt: TAKEN, releasedAt: null, keptKop: null }
  const CASH: HeldDeposit = { ...open, cardBrand: 'cash', amountKop: 400_000 }
  const DAY_MS = 24 * 60 * 60 * 1000
  const free: HeldDeposit = { ...open, amountKop: 400_000, releasedAt: new Date('2026-12-20T02:00:00Z'), keptKop: 0 }
  const late: HeldDeposit = { ...free, releasedAt: new Date('2026-12-24T02:00:00Z'), keptKop: 100_000 }
  const [TERM, OVER] = [new Date('2027-01-12T02:00:00Z'), new Date('2027-01-12T02:00:01Z')]
  const back = { status: 'completed', backAt: BACK } as const

  it.each([
    ['held', 'blocked before the car is taken', { status: 'confirmed', holds: [open] }, NOW],
    ['held', 'during the rental', { status: 'active', holds: [open, open] }, NOW],
    ['held', 'during a rental that is late', { status: 'active', holds: [open] }, OVER],
    ['releasing', 'the car is back', { ...back, holds: [open] }, TERM],
    ['overdue', 'a second after the term', { ...back, holds: [open] }, OVER],
    ['partly_released', 'one of two within the term', { ...back, holds: [free, open] }, TERM],
    ['partly_released', 'one of two during the rental', { status: 'active', holds: [free, open] }, NOW],
    ['overdue', 'one of two after the term', { ...back, holds: [free, open] }, OVER],
    ['released', 'both, however late', { ...back, holds: [free, free] }, OVER],
    ['kept', 'a part of one of two', { ...back, holds: [late, free] }, OVER],
    [
      'releasing',
      'the booking was cancelled at the desk',
      { status: 'cancelled_branch', backAt: BACK, holds: [open] },
      TERM,
    ],
    ['overdue', 'cancelled, and the term is over', { status: 'no_show', backAt: BACK, holds: [open] }, OVER],
    ['held', 'cash during the rental', { status: 'active', holds: [CASH] }, NOW],
    ['releasing', 'cash on the day of the return', { ...back, holds: [CASH] }, new Date(BACK.getTime() + DAY_MS)],
    ['overdue', 'cash a day after the return', { ...back, holds: [CASH] }, new Date(BACK.getTime() + DAY_MS + 1)],
    ['overdue', 'cash beside a card within its term', { ...back, holds: [CASH, open] }, TERM],
    ['held', 'whatever the price says now', { status: 'active', amountKop: 0, holds: [open] }, NOW],
  ] as const)('is %s: %s', (state, _why, changes, now) => {
    expect(depositState({ ...terms, ...changes }, now).state).toBe(state)
  })

  it('is to be given back in cash at the return itself', () => {
    expect(depositState({ ...terms, ...back, holds: [CASH] }, BACK).releaseBy).toEqual(BACK)
    expect(depositState({ ...terms, ...back, holds: [CASH, open] }, BACK).releaseBy).toEqual(TERM)
  })

  it('is held since its first card, and released with its last one', () => {
    const first = { ...late, heldAt: new Date('2026-12-05T02:50:00Z') }
    expect(depositState({ ...terms, ...back, holds: [free, first] }, OVER)).toEqual({
      state: 'kept',
      holdAt: first.heldAt,
      releaseBy: null,
      releasedAt: late.releasedAt,
      keptKop: 100_000,
    })
  })
})
