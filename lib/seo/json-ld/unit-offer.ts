import type { OfferLeaf } from 'schema-dts'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { branchId } from './auto-rental'

/** What a price is for, as UN/CEFACT codes the unit. */
export type OfferUnit = 'DAY' | 'HUR' | 'MON'

/** What the branch asks for one unit of time. @param site origin of the site, `https://…` */
export function unitOffer(kopecks: number, unitCode: OfferUnit, url: string, site: string) {
  const price = String(kopecks / KOPECKS_PER_ROUBLE)
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'RUB',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'RUB', unitCode },
    availability: 'https://schema.org/InStock',
    seller: { '@id': branchId(site) },
  } satisfies OfferLeaf
}
