import { describe, expect, it } from 'vitest'
import { type DepositTerms, depositState } from '@/provider/rules/deposit'

const terms: DepositTerms = {
  status: 'confirmed',
  amountKop: 1_000_000,
  startAt: new Date('2026-12-05T02:00:00Z'),
  endAt: new Date('2026-12-12T02:00:00Z'),
  heldAt: null,
  backAt: null,
  releaseDays: 30,
}
const NOW = new Date('2026-12-01T00:00:00Z')
const [TAKEN, BACK] = [new Date('2026-12-05T03:00:00Z'), new Date('2026-12-13T02:00:00Z')]

describe('a deposit', () => {
  it('is planned by the booking’s own dates', () => {
    expect(depositState(terms, NOW)).toEqual({
      state: 'planned',
      holdAt: terms.startAt,
      releaseBy: new Date('2027-01-11T02:00:00Z'),
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
    expect(depositState({ ...terms, status }, NOW)).toEqual({ state: 'not_taken', holdAt: null, releaseBy: null })
  })

  it('of nothing is none', () => {
    expect(depositState({ ...terms, amountKop: 0 }, NOW).state).toBe('none')
  })
})
