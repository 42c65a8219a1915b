import { describe, expect, it } from 'vitest'
import { lastList } from '@/lib/search/last-list'

const shown = {
  cars: ['toyota-rav4'],
  fullCars: { total: 47, free: 12 },
  filterOptions: { drive: ['awd', 'front'], fuel: ['gasoline'] },
  query: '?from=2026-12-01&to=2026-12-05&class=suv&drive=awd&fuel=diesel&page=2',
  displaySeoCars: false,
}

describe('lastList', () => {
  it('leads to the same search from its first page, without filters that the list no longer offers', () => {
    expect(lastList(shown, '2026-12-01')).toEqual({
      href: '/booking-online/?from=2026-12-01&to=2026-12-05&class=suv&drive=awd',
      free: 12,
    })
  })

  it('keeps names of an address that every object knows', () => {
    const { href } = lastList({ ...shown, query: '?constructor=1&drive=awd', displaySeoCars: true }, '2026-12-01') ?? {}
    expect(href).toBe('/rent/?constructor=1&drive=awd')
  })

  it('leaves dates behind that are over', () => {
    expect(lastList(shown, '2026-12-02')).toEqual({ href: '/rent/?class=suv&drive=awd', free: null })
  })

  it('leads to the fleet from where the fleet was shown', () => {
    const fleet = { ...shown, query: '', displaySeoCars: true, fullCars: { total: 47, free: null } }
    expect(lastList(fleet, '2026-11-21')).toEqual({ href: '/rent/', free: null })
  })

  it('offers no list that was empty, or never seen', () => {
    expect(lastList({ ...shown, cars: [] }, '2026-12-01')).toBeNull()
    expect(lastList(null, '2026-12-01')).toBeNull()
  })
})
