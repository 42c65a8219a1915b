import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasFreePlate, nearestShifts, nextFreePeriod, type Plate } from '@/provider/modules/cars/rules/free-plates'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-12-01T02:00:00Z')
const TURNAROUND_MINUTES = 120

const hour = (hours: number) => new Date(START + hours * HOUR_MS)
const period = (from: number, length: number) => ({ pickup: hour(from), dropoff: hour(from + length) })
const plate = (...blocks: [number, number][]): Plate => ({
  modelId: 1,
  blocks: blocks.map(([from, until]) => ({ from: hour(from), until: hour(until) })),
})

describe('a free plate', () => {
  it('may be taken the moment it is ready, and must be ready for the next rental', () => {
    const plates = [plate([0, 24], [74, 80])]
    expect(hasFreePlate(plates, period(24, 48), TURNAROUND_MINUTES)).toBe(true)
    expect(hasFreePlate(plates, period(23, 48), TURNAROUND_MINUTES)).toBe(false)
    expect(hasFreePlate(plates, period(24, 49), TURNAROUND_MINUTES)).toBe(false)
  })

  it('must be one for the whole rental: two that are free in turn are none', () => {
    expect(hasFreePlate([plate([0, 24]), plate([24, 48])], period(0, 40), TURNAROUND_MINUTES)).toBe(false)
    expect(hasFreePlate([], period(0, 40), TURNAROUND_MINUTES)).toBe(false)
  })

  it('is found on the nearest day with the same length and clock times, and on none before it', () => {
    const blocks = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 120 }))
        .map(([from, length]): [number, number] => [from, from + length]),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(fc.array(blocks, { maxLength: 3 }), fc.integer({ min: 1, max: 200 }), (all, length) => {
        const plates = all.map((own) => plate(...own))
        const requested = period(0, length)
        const isFree = (later: typeof requested) => hasFreePlate(plates, later, TURNAROUND_MINUTES)
        const next = nextFreePeriod(requested, 30, isFree)
        const days = Array.from({ length: 30 }, (_, index) => index + 1)
        const first = days.find((day) => isFree(period(day * 24, length)))
        expect(next).toEqual(first === undefined ? null : period(first * 24, length))
      }),
    )
  })

  it('is looked for on the nearest days first, later before earlier', () => {
    expect(nearestShifts(2)).toEqual([1, -1, 2, -2])
  })
})
