import type { ServiceLeaf, WithContext } from 'schema-dts'
import { drawnColour } from '@/lib/cars/paint'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import type { TransferPage } from '@/lib/transfers/transfer'
import { branchId } from './auto-rental'
import { imagesOf } from './car-product'
import { unitOffer } from './unit-offer'

type About = { name: string; description: string; serviceType: string /** Empty: not told. */; locality: string }

/** A model with a driver, by the hour and by the day. */
export function transferService(
  transfer: TransferPage,
  { locality, ...texts }: About,
  { locale, site }: { locale: Locale; site: string },
) {
  const { car, hourKop, dayKop } = transfer
  const url = new URL(`${PREFIX_OF[locale]}/service/${transfer.slug}/`, site).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    ...texts,
    ...(locality ? { areaServed: { '@type': 'City', name: locality } } : {}),
    provider: { '@id': branchId(site) },
    image: imagesOf(car, drawnColour(car), site),
    url,
    offers: [unitOffer(hourKop, 'HUR', url, site), unitOffer(dayKop, 'DAY', url, site)],
  } as const satisfies WithContext<ServiceLeaf>
}
