import { expect, it } from 'vitest'
import { stationDay } from '@/provider/contract/rules/dates/station-time'

it.each([
  ['2026-11-22', 'Asia/Vladivostok', '2026-11-21T14:00', '2026-11-22T14:00'],
  ['2026-12-31', 'Asia/Vladivostok', '2026-12-30T14:00', '2026-12-31T14:00'],
  // Clocks change on these days: 23 hours and 25.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00', '2026-03-29T22:00'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00', '2026-10-25T23:00'],
])('a day at the station ends where the next one begins: %s, %s', (day, timeZone, from, to) => {
  expect(stationDay(day, timeZone)).toEqual({ from: new Date(`${from}Z`), to: new Date(`${to}Z`) })
})

it('there is no such day', () => {
  expect(stationDay('2026-02-30', 'Asia/Vladivostok')).toBeNull()
})
