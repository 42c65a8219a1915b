import type { ProductLeaf, WithContext } from 'schema-dts'
import type { Car, CarPage } from '@/lib/cars/car'
import { drawnColour } from '@/lib/cars/paint'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import { sharedPhotos } from '@/lib/photos/shared-photo'
import { pictureOf } from '@/lib/seo/opengraph-picture'
import { unitOffer } from './unit-offer'

/** Makers whose name has two words; the first word of every other model's name is its maker. */
const LONG_MAKERS = ['Alfa Romeo', 'Aston Martin', 'Great Wall', 'Land Rover']

/** A model and what a day of it costs today. Null for a car that comes with a driver only: its price is agreed. */
export function carProduct(car: CarPage, locale: Locale, site: string) {
  if (!car.selfDrive) return null
  const url = new URL(`${PREFIX_OF[locale]}/rent/${car.slug}/`, site).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: car.name,
    description: car.description,
    brand: brandOf(car.name),
    sku: car.slug,
    category: car.className,
    image: imagesOf(car, drawnColour(car), site),
    url,
    offers: unitOffer(car.fromPerDayKop, 'DAY', url, site),
  } satisfies WithContext<ProductLeaf>
}

/** Who makes the model, as the catalogue names it. */
export function brandOf(name: string) {
  const maker = LONG_MAKERS.find((words) => name.startsWith(`${words} `)) ?? name.split(' ')[0] ?? name
  return { '@type': 'Brand', name: maker } as const
}

/** All photos, or the drawing. */
export function imagesOf(
  { photos, slug, body }: Pick<Car, 'photos' | 'slug' | 'body'>,
  cvet: string | undefined,
  site: string,
): string | string[] {
  const shared = sharedPhotos(photos).map(({ href }) => new URL(href, site).href)
  return shared.length > 0 ? shared : new URL(pictureOf({ slug, body, cvet }), site).href
}
