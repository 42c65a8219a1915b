import { expect, it } from 'vitest'
import { offerHref } from '@/lib/offers/offer-href'

const OFFER = {
  id: 2,
  cd: { naimenovanie: 'Toyota Voxy', slug: 'toyota-voxy', body: 'van' as const },
  validFrom: '2026-12-29',
  minDays: 3,
}

it.each([
  { what: 'from its first day', first: '2026-11-25', query: 'from=2026-12-29&to=2027-01-01&offer=2' },
  { what: 'from the first day of the branch', first: '2026-12-30', query: 'from=2026-12-30&to=2027-01-02&offer=2' },
  { what: 'asking for dates', first: null, query: 'offer=2' },
])('books with an offer for as long as it asks, $what', ({ first, query }) => {
  expect(offerHref(OFFER, first)).toBe(`/booking-online/toyota-voxy/?${query}`)
})
