import { describe, expect, it } from 'vitest'
import { daysBetween, dropoffFor } from '@/lib/search/dates-in-order'

describe('dropoffFor', () => {
  it.each([
    { name: 'a pick-up before the drop-off leaves it', from: '2026-12-08', to: '2026-12-12', dropoff: '2026-12-12' },
    { name: 'a pick-up on the drop-off day moves it', from: '2026-12-12', to: '2026-12-12', dropoff: '2026-12-19' },
    {
      name: 'a pick-up after it moves it over the new year',
      from: '2026-12-30',
      to: '2026-12-12',
      dropoff: '2027-01-06',
    },
    { name: 'an emptied pick-up changes nothing', from: '', to: '2026-12-12', dropoff: '2026-12-12' },
    { name: 'an empty drop-off is filled in', from: '2026-12-05', to: '', dropoff: '2026-12-12' },
  ])('$name', ({ from, to, dropoff }) => {
    expect(dropoffFor(from, to, 7)).toBe(dropoff)
  })
})

describe('daysBetween', () => {
  it.each([
    { from: '2026-12-05', to: '2026-12-12', days: 7 },
    { from: '2026-03-07', to: '2026-03-09', days: 2 },
    { from: '2026-12-05', to: '2026-12-05', days: null },
    { from: '', to: '2026-12-05', days: null },
  ])('$from to $to is $days', ({ from, to, days }) => {
    expect(daysBetween(from, to)).toBe(days)
  })
})
