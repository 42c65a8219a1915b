import { describe, expect, it } from 'vitest'
import { findMismatch, nextState, type PaymentState } from '@/provider/rules/payments/transitions'

describe('a payment', () => {
  it.each<[PaymentState, Parameters<typeof nextState>[1], PaymentState | null]>([
    ['created', 'pending', 'pending'],
    ['created', 'succeeded', 'succeeded'],
    ['pending', 'pending', null],
    ['pending', 'waiting_for_capture', 'held'],
    ['held', 'succeeded', 'succeeded'],
    ['held', 'canceled', 'canceled'],
    ['held', 'pending', null],
    ['succeeded', 'pending', null],
    ['succeeded', 'canceled', null],
    ['canceled', 'succeeded', null],
    ['failed', 'succeeded', null],
  ])('that is %s here and %s at the gateway becomes %s', (state, gatewayStatus, next) => {
    expect(nextState(state, gatewayStatus)).toBe(next)
  })
})

describe('what the gateway says', () => {
  const OURS = { publicId: 'own-id', amountKop: 100_00, currency: 'RUB', gatewayId: 'g-1' }
  const GATEWAY_VIEW = {
    id: 'g-1',
    amountKop: 100_00,
    currency: 'RUB',
    shopId: '62579',
    metadata: { payment: 'own-id' },
    isTest: false,
  }
  const LIVE = { id: '62579', mode: 'live' } as const

  it('is about our payment when everything fits, whether its id was known or not', () => {
    expect(findMismatch(OURS, GATEWAY_VIEW, LIVE)).toBeNull()
    expect(findMismatch({ ...OURS, gatewayId: null }, GATEWAY_VIEW, LIVE)).toBeNull()
  })

  it.each([
    ['id', { id: 'g-2' }],
    ['amount', { amountKop: 100_01 }],
    ['currency', { currency: 'USD' }],
    ['shop', { shopId: '1' }],
    ['payment', { metadata: {} }],
    ['test', { isTest: true }],
  ])('is not believed when its %s is another', (why, changes) => {
    expect(findMismatch(OURS, { ...GATEWAY_VIEW, ...changes }, LIVE)).toBe(why)
  })

  it('may be of a test shop in a demo', () => {
    expect(findMismatch(OURS, { ...GATEWAY_VIEW, isTest: true }, { ...LIVE, mode: 'demo' })).toBeNull()
  })
})
