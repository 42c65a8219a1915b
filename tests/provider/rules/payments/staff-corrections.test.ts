import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCloseRejection } from '@/provider/rules/payments/staff-corrections'

const SHOP = { id: '1', mode: 'live' } as const
const OURS = { publicId: 'p', amountKop: 100, currency: 'RUB', gatewayId: 'g', state: 'pending' } as const

describe('giving a payment up', () => {
  it('leaves no kopeck of ours at the gateway, nor a way to pay', () => {
    const gatewayViews = fc.record({
      id: fc.constantFrom('g', 'other'),
      amountKop: fc.constantFrom(1, 100),
      currency: fc.constantFrom('RUB', 'USD'),
      shopId: fc.constant('1'),
      metadata: fc.constantFrom<Record<string, string>>({ payment: 'p' }, { payment: 'q' }, {}),
      isTest: fc.constant(false),
      status: fc.constantFrom('pending', 'waiting_for_capture', 'succeeded', 'canceled'),
      refundedKop: fc.constantFrom(0, 1, 99, 100),
    })
    fc.assert(
      fc.property(gatewayViews, fc.constantFrom('g', null), (gatewayView, gatewayId) => {
        const rejection = findCloseRejection(
          { ...OURS, gatewayId },
          gatewayView as Parameters<typeof findCloseRejection>[1],
          SHOP,
        )
        if (rejection !== null) return
        expect(
          gatewayView.status === 'canceled' ||
            (gatewayView.status === 'succeeded' && gatewayView.refundedKop >= gatewayView.amountKop),
        ).toBe(true)
        if (gatewayId === null) expect(gatewayView.metadata.payment).toBe('p')
      }),
    )
  })

  it.each([
    ['money of another shop', { shopId: '2' }, null],
    ['play money', { isTest: true }, null],
    ['what fits', {}, { why: 'fits' }],
    ['another sum', { amountKop: 60 }, { why: 'money_at_gateway', leftKop: 60 }],
    ['a part that went back', { amountKop: 60, refundedKop: 20 }, { why: 'money_at_gateway', leftKop: 40 }],
    ['what may still be paid', { amountKop: 60, status: 'pending' as const }, { why: 'open_at_gateway' }],
  ])('%s', (_, changes, rejection) => {
    const base = { id: 'g', amountKop: 100, currency: 'RUB', shopId: '1', metadata: { payment: 'p' }, isTest: false }
    const gatewayView = { ...base, status: 'succeeded' as const, refundedKop: 0, ...changes }
    expect(findCloseRejection(OURS, gatewayView, SHOP)).toEqual(rejection)
    expect(findCloseRejection(OURS, 'missing', SHOP)).toBeNull()
  })
})
