import { describe, expect, it } from 'vitest'
import { findHoldRejection, findHoldToRelease, type Hold } from '@/provider/rules/deposits/staff-actions'

const NOW = new Date('2026-12-04T12:00:00Z')
const booking = {
  status: 'active' as const,
  holdUntil: null,
  startAt: new Date('2026-12-05T02:00:00Z'),
  depositKop: 1_000_000,
}
const limits = { brands: ['mir', 'visa'] as const, acceptsCash: true, maxCards: 2, changeHours: 24 }
const request = { brand: 'mir', last4: '1234', amountKop: 400_000 } as const
const OTHER: Hold = { id: 1, cardBrand: 'visa', cardLast4: '5678', amountKop: 600_000, releasedAt: null, keptKop: null }
const FREE: Hold = { ...OTHER, id: 2, releasedAt: NOW, keptKop: 0 }

const IN_CASH = { brand: 'cash', last4: null, amountKop: 1_000_000 } as const
const CASH: Hold = { ...OTHER, id: 5, cardBrand: 'cash', cardLast4: null, amountKop: 100_000 }

describe('a card on which a deposit is to be blocked', () => {
  const rejectionOf = (changes = {}, holds: Hold[] = [], own = {}, now = NOW) =>
    findHoldRejection({ ...booking, ...changes }, holds, { ...request, ...own }, limits, now)?.why ?? null

  it.each([
    ['all of it', {}, [], { amountKop: 1_000_000 }, null],
    ['the rest beside another card', {}, [OTHER], {}, null],
    ['a kopeck more than the rest', {}, [OTHER], { amountKop: 400_001 }, 'over_deposit'],
    ['more than the deposit', {}, [], { amountKop: 1_000_001 }, 'over_deposit'],
    ['for a card that was changed', {}, [FREE], { amountKop: 1_000_000 }, null],
    ['beside what was kept', {}, [{ ...FREE, keptKop: 600_000 }], { amountKop: 400_001 }, 'over_deposit'],
    ['the same card again', {}, [{ ...OTHER, cardBrand: 'mir', cardLast4: '1234' }], {}, 'held_already'],
    ['the same digits on another card', {}, [{ ...OTHER, cardLast4: '1234' }], {}, null],
    ['a third card', {}, [OTHER, { ...OTHER, id: 3 }], { amountKop: 1 }, 'too_many_cards'],
    ['a third one after one came free', {}, [OTHER, FREE], {}, null],
    ['in cash', {}, [], IN_CASH, null],
    [
      'in cash beside two cards',
      {},
      [OTHER, { ...OTHER, id: 3, amountKop: 100_000 }],
      { ...IN_CASH, amountKop: 300_000 },
      null,
    ],
    ['in cash and on cards, more than the deposit', {}, [OTHER], { ...IN_CASH, amountKop: 400_001 }, 'over_deposit'],
    ['on a second card beside cash', {}, [OTHER, CASH], { amountKop: 300_000 }, null],
    ['in cash again', {}, [CASH], { ...IN_CASH, amountKop: 1 }, 'cash_held'],
    ['of a brand that is not taken', {}, [], { brand: 'amex' }, 'brand_refused'],
    ['of a car without a deposit', { depositKop: 0 }, [], {}, 'no_deposit'],
    ['after the return', { status: 'completed' }, [], {}, null],
    ['at the hand-over', { status: 'confirmed' }, [], {}, null],
    ['of a mere hold', { status: 'held', holdUntil: new Date('2026-12-05T00:00:00Z') }, [], {}, 'not_rented'],
    ['of a booking that was cancelled', { status: 'cancelled_client' }, [], {}, 'not_rented'],
  ] as const)('%s', (_what, changes, holds, own, expected) => {
    expect(rejectionOf(changes, [...holds], own)).toBe(expected)
  })

  it('is a card where the branch takes no cash', () => {
    const noCash = { ...limits, acceptsCash: false }
    expect(findHoldRejection(booking, [], IN_CASH, noCash, NOW)).toEqual({ why: 'cash_refused' })
  })

  it('waits until the client can change the booking no more', () => {
    const dayBefore = new Date('2026-12-04T02:00:00Z')
    expect(rejectionOf({ status: 'confirmed' }, [], {}, dayBefore)).toBe('too_early')
    expect(rejectionOf({ status: 'confirmed' }, [], {}, new Date(dayBefore.getTime() + 1))).toBeNull()
  })
})

describe('a card that is to be released', () => {
  const MIR: Hold = { ...OTHER, id: 3, cardBrand: 'mir', amountKop: 400_000 }
  const nothing = { keptKop: 0, reason: null }
  const outcome = (holds: Hold[], card: Parameters<typeof findHoldToRelease>[1], own = {}) => {
    const match = findHoldToRelease(holds, card, { ...nothing, ...own })
    return 'why' in match ? match.why : match.hold.id
  }

  it.each([
    ['by its digits', [OTHER, { ...MIR, cardLast4: '1234' }], { last4: '1234' }, {}, 3],
    ['alone, by nothing', [MIR, FREE], {}, {}, 3],
    ['with the digits of another, by its brand', [OTHER, MIR], { last4: '5678', brand: 'mir' }, {}, 3],
    ['with the digits of another', [OTHER, MIR], { last4: '5678' }, {}, 'which_card'],
    ['by its entry, without digits', [OTHER, { ...MIR, cardLast4: null }], { holdId: 3 }, {}, 3],
    ['that was never blocked', [OTHER], { last4: '0000' }, {}, 'no_such_card'],
    ['of a booking without cards', [], {}, {}, 'no_such_card'],
    ['for the second time', [FREE, MIR], { last4: '5678', brand: 'visa' }, {}, 'released_already'],
    ['that was blocked anew after a release', [FREE, OTHER], { last4: '5678' }, {}, 1],
    ['with all of it kept', [OTHER], {}, { keptKop: 600_000, reason: 'damage' }, 1],
    ['with more kept than blocked', [OTHER], {}, { keptKop: 600_001, reason: 'damage' }, 'kept_over_held'],
    ['with a part kept for nothing', [OTHER], {}, { keptKop: 1 }, 'reason_missing'],
    ['with a reason and nothing kept', [OTHER], {}, { reason: 'fuel' }, 'reason_needless'],
  ] as const)('%s', (_what, holds, card, own, expected) => {
    expect(outcome([...holds], card, own)).toBe(expected)
  })
})
