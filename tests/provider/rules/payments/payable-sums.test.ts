import { expect, test } from 'vitest'
import { bookingSums, damageSums, fineSums } from '@/provider/rules/payments/payable-sums'

const NOW = new Date('2026-11-22T13:30:00Z')
const TERMS = { prepayPercent: 30, rules: { cardPaymentMaxKop: 35_000_000 } }
const HELD = { status: 'held', holdUntil: new Date('2026-11-22T13:31:00Z'), totalKop: 1_000_100, paidKop: 0 } as const

test('a booking is paid in full or by a first part in whole roubles, and by its rest once the first part is paid', () => {
  const sums = (booking: Parameters<typeof bookingSums>[0]) => bookingSums(booking, TERMS, NOW)
  expect(sums(HELD)).toEqual({ dueKop: 1_000_100, prepayKop: 300_100 })
  expect(sums({ ...HELD, status: 'confirmed', paidKop: 300_100 })).toEqual({ dueKop: 700_000, prepayKop: 700_000 })
  expect(sums({ ...HELD, status: 'confirmed', paidKop: 1_000_100 })).toEqual({ dueKop: 0, prepayKop: 0 })
})

test('a booking whose hold ran out owes nothing, swept or not', () => {
  const gone = { ...HELD, holdUntil: NOW }
  expect(bookingSums(gone, TERMS, NOW)).toEqual({ dueKop: 0, prepayKop: 0 })
})

test('the discount of a fine ends with its last day at the station, not in London', () => {
  const fine = {
    status: 'new',
    sizeKop: 300_000,
    paidKop: 0,
    discountPercent: 25,
    discountUntil: '2026-11-22',
  } as const
  const station = { timeZone: 'Asia/Vladivostok' }
  expect(fineSums(fine, station, NOW)).toEqual({ dueKop: 225_000, prepayKop: 225_000 })
  const later = new Date('2026-11-22T14:00:00Z')
  expect(fineSums(fine, station, later)).toEqual({ dueKop: 300_000, prepayKop: 300_000 })
})

test('the first part of a booking or a damage is never more than a card takes; a fine is paid whole', () => {
  const dear = { ...HELD, totalKop: 200_000_000 }
  expect(bookingSums(dear, TERMS, NOW)).toEqual({ dueKop: 200_000_000, prepayKop: 35_000_000 })
  const partlyPaid = { ...dear, status: 'confirmed', paidKop: 160_000_000 } as const
  expect(bookingSums(partlyPaid, TERMS, NOW)).toEqual({ dueKop: 40_000_000, prepayKop: 35_000_000 })
  expect(damageSums({ debtKop: 4_200 }, TERMS)).toEqual({ dueKop: 4_200, prepayKop: 4_200 })
  expect(damageSums({ debtKop: 40_000_000 }, TERMS)).toEqual({ dueKop: 40_000_000, prepayKop: 35_000_000 })
})
