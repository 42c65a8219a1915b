import { describe, expect, it } from 'vitest'
import { bookableSearch } from '@/lib/search/bookable-search'

const LIMITS = { first: { date: '2026-12-02', time: '11:30' }, last: '2027-12-01', maxRentalDays: 60 }
const KEPT = { from: '2026-12-02', fromTime: '11:30', to: '2026-12-05', toTime: '11:30' }
const refused = (changed: object) => bookableSearch({ ...KEPT, ...changed }, LIMITS) === null

describe('bookableSearch', () => {
  it('takes the very first and the very last moment of the limits', () => {
    expect(bookableSearch(KEPT, LIMITS)).toEqual({ ...KEPT, place: '', back: '', class: '' })
    expect(refused({ from: '2027-12-01', to: '2027-12-05' })).toBe(false)
    expect(refused({ to: '2027-01-31' })).toBe(false)
  })

  it('rejects what is half an hour too early, a day too far or too long', () => {
    expect(refused({ fromTime: '11:00' })).toBe(true)
    expect(refused({ from: '2026-12-01', fromTime: '23:30' })).toBe(true)
    expect(refused({ from: '2027-12-02', to: '2027-12-05' })).toBe(true)
    expect(refused({ to: '2027-01-31', toTime: '12:00' })).toBe(true)
  })

  it('rejects ends out of order, missing or not dates', () => {
    for (const changed of [{ to: '2026-12-02' }, { from: '' }, { to: 'soon' }, { toTime: '' }])
      expect(refused(changed), JSON.stringify(changed)).toBe(true)
    expect(bookableSearch({}, LIMITS)).toBeNull()
  })

  it('takes over no code and no order', () => {
    expect(bookableSearch({ ...KEPT, promo: 'PORT3', sort: 'price' }, LIMITS)).not.toHaveProperty('promo')
  })
})
