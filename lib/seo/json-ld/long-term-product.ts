import type { ProductLeaf, WithContext } from 'schema-dts'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import { brandOf, imagesOf } from './car-product'
import { unitOffer } from './unit-offer'

/** One plate that is hired out by the month, and what a month costs by the number of months. */
export function longTermProduct(offer: LongTermPage, locale: Locale, site: string) {
  const { car, address, year, cvet, prices, freeFrom } = offer
  const url = new URL(`${PREFIX_OF[locale]}/long_term_rental/${address}/`, site).href
  const free = freeFrom ? ({ availability: 'https://schema.org/PreOrder', availabilityStarts: freeFrom } as const) : {}
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${car.name} ${year}`,
    description: offer.description,
    brand: brandOf(car.name),
    category: car.className,
    image: imagesOf(car, cvet, site),
    url,
    offers: prices.map(({ months, monthKop }) => ({
      ...unitOffer(monthKop, 'MON', url, site),
      eligibleDuration: { '@type': 'QuantitativeValue', minValue: months, unitCode: 'MON' },
      ...free,
    })),
  } as const satisfies WithContext<ProductLeaf>
}
