import { describe, expect, it } from 'vitest'
import { secondsLeft } from '@/lib/bookings/seconds-left'

describe('secondsLeft', () => {
  it("counts from the server's clock, whatever the device's says", () => {
    const now = '2026-12-01T10:00:00.000Z'
    expect(secondsLeft('2026-12-01T10:15:00.000Z', now, 5_000_000)).toBe(900)
    expect(secondsLeft('2026-12-01T10:15:00.000Z', now, 5_060_000)).toBe(840)
  })

  it('does not start anew when the same page is shown again later', () => {
    const now = '2026-12-01T11:00:00.000Z'
    secondsLeft('2026-12-01T11:15:00.000Z', now, 0)
    expect(secondsLeft('2026-12-01T11:15:00.000Z', now, 300_000)).toBe(600)
    expect(secondsLeft('2026-12-01T11:15:00.000Z', now, 9_000_000)).toBe(0)
  })
})
