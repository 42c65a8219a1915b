import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { formatWireMoment, parseWireMoment } from '@/provider/contract/rules/dates/wire-time'

const STATION = 'Asia/Vladivostok'

describe('moments of the wire', () => {
  it('has the hour that summer time skips on the clock of this machine', () => {
    // 8 March 2026, 02:30 in New York, does not exist; in Moscow it does.
    const instant = new Date('2026-03-07T23:30:00Z')
    expect(new Date(2026, 2, 8, 2, 30).getHours()).toBe(3)
    expect(formatWireMoment(instant)).toBe('2026-03-08-02-30')
    expect(parseWireMoment('2026-03-08-02-30')).toEqual(instant)
  })

  it('are Moscow’s clock, whatever the machine’s clock is', () => {
    expect(parseWireMoment('2026-12-01-05-00')?.toISOString()).toBe('2026-12-01T02:00:00.000Z')
    expect(formatWireMoment(new Date('2026-12-31T22:30:00Z'))).toBe('2027-01-01-01-30')
  })

  it('come back as they went, to the minute', () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * 60_000)
        expect(parseWireMoment(formatWireMoment(instant))).toEqual(instant)
        expect(fromStationMoment(toStationMoment(instant, STATION), STATION)).toEqual(instant)
      }),
    )
  })

  it.each([
    '2026-02-29-10-00',
    '2026-13-01-10-00',
    '2026-00-10-10-00',
    '2026-12-01-24-00',
    '2026-12-01-10-60',
    '2026-12-01',
    '',
  ])('are not made of «%s»', (text) => {
    expect(parseWireMoment(text)).toBeNull()
  })

  it('know leap days', () => {
    expect(parseWireMoment('2028-02-29-10-00')?.toISOString()).toBe('2028-02-29T07:00:00.000Z')
  })
})

describe('moments of the station', () => {
  it('are seven hours ahead of Moscow’s', () => {
    const instant = parseWireMoment('2026-12-31-20-00') ?? new Date(0)
    expect(toStationMoment(instant, STATION)).toEqual({ date: '2027-01-01', time: '03:00' })
  })

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-12-01', '25:00'],
    ['01.12.2026', '10:00'],
    ['2026-12-01', '9:00'],
  ])('are not made of %s %s', (date, time) => {
    expect(fromStationMoment({ date, time }, STATION)).toBeNull()
  })
})
