import type { ProductLeaf, WithContext } from 'schema-dts'
import type { CarPage } from '@/lib/cars/car'
import { drawnColour } from '@/lib/cars/paint'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import { sharedPhotos } from '@/lib/photos/shared-photo'
import { pictureOf } from '@/lib/seo/opengraph-picture'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { branchId } from './auto-rental'

/** A model and what a day of it costs today. Null for a car that comes with a driver only: its price is agreed. */
export function carProduct(car: CarPage, locale: Locale, site: string) {
  if (!car.selfDrive) return null
  const url = new URL(`${PREFIX_OF[locale]}/rent/${car.slug}/`, site).href
  const price = String(car.fromPerDayKop / KOPECKS_PER_ROUBLE)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: car.name,
    description: car.description,
    sku: car.slug,
    category: car.className,
    image: imagesOf(car, site),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'RUB',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'RUB', unitCode: 'DAY' },
      availability: 'https://schema.org/InStock',
      seller: { '@id': branchId(site) },
    },
  } satisfies WithContext<ProductLeaf>
}

/** All photos, or the drawing. */
function imagesOf(car: CarPage, site: string): string | string[] {
  const photos = sharedPhotos(car.photos).map(({ href }) => new URL(href, site).href)
  const drawing = pictureOf({ slug: car.slug, body: car.body, cvet: drawnColour(car) })
  return photos.length > 0 ? photos : new URL(drawing, site).href
}
