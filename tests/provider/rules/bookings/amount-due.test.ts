import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '@/provider/contract/bookings'
import { dueKop } from '@/provider/rules/bookings/amount-due'

describe('what is still due', () => {
  it.each<[BookingStatus, number, number]>([
    ['held', 0, 1_316_700],
    ['confirmed', 500_000, 816_700],
    ['active', 1_316_700, 0],
    ['active', 1_400_000, 0],
    ['expired', 0, 0],
    ['cancelled_client', 500_000, 0],
    ['cancelled_branch', 0, 0],
  ])('of a booking that is %s with %i paid is %i', (status, paidKop, due) => {
    expect(dueKop(status, 1_316_700, paidKop)).toBe(due)
  })
})
