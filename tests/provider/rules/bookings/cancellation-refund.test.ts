import { describe, expect, it } from 'vitest'
import type { QuoteLine } from '@/provider/contract/quotes'
import {
  freeUntil,
  isProtectionLate,
  refundKop,
  refundStartAfterChange,
  refundZones,
} from '@/provider/modules/bookings/rules/cancellation-refund'

const START = Date.parse('2026-12-05T02:00:00Z')
const SECOND = 1_000
const HOUR = 3_600 * SECOND
const PROTECTION_KOP = 120_000
const TOTAL_KOP = 3_321_200

const rental: QuoteLine = { code: 'rental', amountKop: TOTAL_KOP - PROTECTION_KOP }
const protection: QuoteLine = { code: 'booking_protection', amountKop: PROTECTION_KOP }

function terms(paidKop: number, isProtected: boolean) {
  const lines = isProtected ? [rental, protection] : [rental]
  return { startAt: new Date(START), refundStartAt: null, freeCancellationHours: 48, paidKop, price: { lines } }
}

/** Moment before the start → what is lost of 33 212 ₽ paid: without protection, with it. */
const CASES: [name: string, beforeMs: number, lost: number, lostProtected: number][] = [
  ['a month before', 720 * HOUR, 0, 0],
  ['48 hours and a second', 48 * HOUR + SECOND, 0, 0],
  ['48 hours', 48 * HOUR, 0, 0],
  ['48 hours less a millisecond', 48 * HOUR - 1, TOTAL_KOP, PROTECTION_KOP],
  ['48 hours less a second', 48 * HOUR - SECOND, TOTAL_KOP, PROTECTION_KOP],
  ['24 hours and a second', 24 * HOUR + SECOND, TOTAL_KOP, PROTECTION_KOP],
  ['24 hours', 24 * HOUR, TOTAL_KOP, PROTECTION_KOP],
  ['24 hours less a second', 24 * HOUR - SECOND, TOTAL_KOP, PROTECTION_KOP],
  ['a second', SECOND, TOTAL_KOP, PROTECTION_KOP],
  ['at the start', 0, TOTAL_KOP, TOTAL_KOP],
  ['a second after the start', -SECOND, TOTAL_KOP, TOTAL_KOP],
]

describe('the refund of a cancelled booking', () => {
  it.each(CASES)('%s: %i ms before', (_, beforeMs, lost, lostProtected) => {
    const at = new Date(START - beforeMs)
    expect(refundKop(terms(TOTAL_KOP, false), at)).toBe(TOTAL_KOP - lost)
    expect(refundKop(terms(TOTAL_KOP, true), at)).toBe(TOTAL_KOP - lostProtected)
    expect([refundKop(terms(0, false), at), refundKop(terms(0, true), at)]).toEqual([0, 0])
  })

  it.each([
    ['a prepayment of 20 %', 664_200, 544_200],
    ['exactly the protection', PROTECTION_KOP, 0],
    ['less than the protection', 50_000, 0],
  ])('of %s keeps the price of the protection, and never asks for more', (_, paidKop, refund) => {
    expect(refundKop(terms(paidKop, true), new Date(START - 30 * HOUR))).toBe(refund)
    expect(refundKop(terms(paidKop, true), new Date(START - 48 * HOUR))).toBe(paidKop)
  })

  it('is shown in zones that follow each other, which are 0 when nothing is paid', () => {
    const freeUntil = new Date(START - 48 * HOUR)
    expect(refundZones(terms(664_200, true))).toEqual([
      { kind: 'full', until: freeUntil, refundKop: 664_200 },
      { kind: 'protected', until: new Date(START), refundKop: 544_200 },
      { kind: 'none', until: null, refundKop: 0 },
    ])
    expect(refundZones(terms(0, false))).toEqual([
      { kind: 'full', until: freeUntil, refundKop: 0 },
      { kind: 'none', until: null, refundKop: 0 },
    ])
  })
})

describe('free cancellation of a booking that is changed', () => {
  const DAY = 24 * HOUR
  const bookingOf = (startMs: number, refundStartMs: number | null = null) => ({
    startAt: new Date(startMs),
    refundStartAt: refundStartMs === null ? null : new Date(refundStartMs),
    freeCancellationHours: 48,
    status: 'confirmed' as const,
  })

  it.each([
    ['in its last instant, to a later start: it ends with the later one', 48 * HOUR, 30 * DAY, 28 * DAY],
    ['a millisecond later, to a later start: it stays over', 48 * HOUR - 1, 30 * DAY, -48 * HOUR],
    ['a millisecond later, to an earlier start: it ended with that one', 48 * HOUR - 1, -12 * HOUR, -60 * HOUR],
    ['in time, to an earlier start: it ends with that one', 72 * HOUR, -12 * HOUR, -60 * HOUR],
  ])('%s', (_, beforeMs, shiftMs, endsAfterStart) => {
    const refundStartAt = refundStartAfterChange(bookingOf(START), new Date(START - beforeMs))
    const changed = { ...bookingOf(START + shiftMs), refundStartAt }
    expect(freeUntil(changed).getTime() - START).toBe(endsAfterStart)
  })

  it('is not brought back by a second change', () => {
    const once = refundStartAfterChange(bookingOf(START), new Date(START - 30 * HOUR))
    const twice = refundStartAfterChange({ ...bookingOf(START + 30 * DAY), refundStartAt: once }, new Date(START))
    expect(twice).toEqual(new Date(START))
  })

  it('is not charged for a hold, which is not agreed yet', () => {
    const held = { ...bookingOf(START), status: 'held' as const }
    expect(refundStartAfterChange(held, new Date(START - 30 * HOUR))).toBeNull()
  })

  it('gives nothing back after the change, and with the protection of before all but its price', () => {
    const postponed = { startAt: new Date(START + 30 * DAY), refundStartAt: new Date(START) }
    const at = new Date(START - 30 * HOUR)
    expect(refundKop({ ...terms(664_200, false), ...postponed }, at)).toBe(0)
    expect(refundKop({ ...terms(664_200, true), ...postponed }, at)).toBe(544_200)
  })

  it.each([
    ['in its last instant', 48 * HOUR, 'confirmed', false, true, false],
    ['a millisecond later', 48 * HOUR - 1, 'confirmed', false, true, true],
    ['to a hold', 48 * HOUR - 1, 'held', false, true, false],
    ['to a booking that has it', 48 * HOUR - 1, 'confirmed', true, true, false],
    ['to nothing', 48 * HOUR - 1, 'confirmed', false, false, false],
  ] as const)('%s: whether protection comes too late', (_, beforeMs, status, has, wants, late) => {
    const booking = { ...bookingOf(START), status, rental: { options: { protection: has } } }
    expect(isProtectionLate(booking, { options: { protection: wants } }, new Date(START - beforeMs))).toBe(late)
  })
})
