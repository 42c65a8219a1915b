import type { OffersResponse } from '@/provider/contract/offers'

type Offer = Pick<OffersResponse['items'][number], 'id' | 'cd' | 'validFrom' | 'minDays'>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Books the offer's own car with it, on the first days for which it counts.
 *
 * @param first date of the first pick-up that the branch takes, `YYYY-MM-DD`; null while nobody can say: then the dates
 * are asked for.
 */
export function offerHref({ id, cd, validFrom, minDays }: Offer, first: string | null): string {
  const query = new URLSearchParams()
  if (first !== null) {
    const from = validFrom > first ? validFrom : first
    query.set('from', from)
    query.set('to', daysAfter(from, minDays))
  }
  query.set('offer', String(id))
  return `/booking-online/${cd.slug}/?${query}`
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}
