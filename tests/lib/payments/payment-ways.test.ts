import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findSignedIn } from '@/lib/account/client-area'
import { paymentHref } from '@/lib/payments/payment-href'
import { findPaymentWays } from '@/lib/payments/payment-ways'
import type { Payment } from '@/provider/contract/payments'

// Who looks is known from the cookies of a request, which there is none of here.
vi.mock('@/lib/account/client-area', () => ({ findSignedIn: vi.fn(), isNobodys: () => false }))

const DECLINED: Payment = {
  id: 'p'.repeat(22),
  purpose: 'fine',
  number: 'DEMO-000501',
  amountKop: 50_000,
  state: 'canceled',
  confirmationUrl: null,
  isChecked: false,
  method: 'bank_card',
  cardLast4: '0002',
  reason: 'declined',
  refunds: [],
  receipt: null,
  booking: null,
  debt: 'due',
  createdAt: '2026-11-22T02:00:00Z',
  endedAt: '2026-11-22T02:01:00Z',
}

beforeEach(() => {
  vi.mocked(findSignedIn).mockResolvedValue(null)
})

describe('from a declined payment', () => {
  it.each(['fine', 'damage'] as const)('of a %s that is still due one can pay again', async (purpose) => {
    const ways = await findPaymentWays({ ...DECLINED, purpose })
    expect(ways).toMatchObject({ again: paymentHref(purpose, DECLINED.number), since: null })
  })

  it.each(['settled', 'dropped', 'disputed'] as const)(
    'of a debt that is %s since nobody is led to pay',
    async (debt) => {
      for (const purpose of ['fine', 'damage'] as const)
        expect(await findPaymentWays({ ...DECLINED, purpose, debt })).toMatchObject({ again: null, since: debt })
    },
  )

  it('of anything else one can pay again: what it is for, the branch knows', async () => {
    const ways = await findPaymentWays({ ...DECLINED, purpose: 'other', debt: null })
    expect(ways).toMatchObject({ again: paymentHref('other', DECLINED.number), since: null })
  })
})
