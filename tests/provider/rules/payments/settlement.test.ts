import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '@/provider/contract/bookings'
import { prepaymentKop } from '@/provider/rules/payments/prepayment'
import { type Settlement, settlementOf } from '@/provider/rules/payments/settlement'
import { splitRefund } from '@/provider/rules/payments/split-refund'

describe('money that came for a booking of 1000 ₽', () => {
  it.each<[BookingStatus, number, number, Settlement]>([
    ['awaiting_payment', 0, 300_00, { takenKop: 300_00, reason: 'excess' }],
    ['awaiting_payment', 0, 1000_00, { takenKop: 1000_00, reason: 'excess' }],
    ['confirmed', 300_00, 1000_00, { takenKop: 700_00, reason: 'excess' }],
    ['confirmed', 1200_00, 100_00, { takenKop: 0, reason: 'excess' }],
    ['active', 0, 1000_00, { takenKop: 1000_00, reason: 'excess' }],
    ['cancelled_client', 0, 1000_00, { takenKop: 0, reason: 'nothing_due' }],
    ['cancelled_branch', 300_00, 700_00, { takenKop: 0, reason: 'nothing_due' }],
  ])('that is %s with %i paid: of %i it takes %o', (status, paidKop, amountKop, settlement) => {
    expect(settlementOf({ status, totalKop: 1000_00, paidKop }, amountKop)).toEqual(settlement)
  })
})

describe('a refund', () => {
  const PAID = [
    { id: 2, leftKop: 300_00 },
    { id: 3, leftKop: 0 },
    { id: 1, leftKop: 700_00 },
  ]
  it.each([
    [0, []],
    [100_00, [{ id: 2, amountKop: 100_00 }]],
    [300_00, [{ id: 2, amountKop: 300_00 }]],
    [
      300_01,
      [
        { id: 2, amountKop: 300_00 },
        { id: 1, amountKop: 1 },
      ],
    ],
    [
      5000_00,
      [
        { id: 2, amountKop: 300_00 },
        { id: 1, amountKop: 700_00 },
      ],
    ],
  ])('of %i is taken from the payments in their order, never more than is left', (amountKop, refunds) => {
    expect(splitRefund(PAID, amountKop)).toEqual(refunds)
  })
})

describe('the first part', () => {
  it.each([
    ['a share of the price, in whole roubles upwards', 1_000_100, 0, 1_000_100, 20, 200_100],
    ['all that is due once something was paid', 1_000_000, 1_00, 999_900, 20, 999_900],
    ['never more than is due', 150, 0, 150, 90, 150],
    ['all of it where the branch wants all', 1_000_000, 0, 1_000_000, 100, 1_000_000],
    ['never more than a card takes', 400_000_000, 0, 400_000_000, 20, 35_000_000],
    ['as much of the rest as a card takes', 100_000_000, 1_00, 99_999_900, 20, 35_000_000],
  ])('is %s', (_, totalKop, paidKop, due, percent, part) => {
    const terms = { prepayPercent: percent, rules: { cardPaymentMaxKop: 350_000_00 } }
    expect(prepaymentKop({ totalKop, paidKop }, due, terms)).toBe(part)
  })
})
