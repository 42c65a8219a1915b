import type { OffersAnswer } from '@/provider/contract/offers'

/** Books the offer's own car with it; the dates are asked for there. */
export function offerHref({ id, cd }: Pick<OffersAnswer['items'][number], 'id' | 'cd'>): string {
  return `/booking-online/${cd.slug}/?offer=${id}`
}
