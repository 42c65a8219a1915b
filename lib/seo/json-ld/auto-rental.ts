import type { AutoRentalLeaf, WithContext } from 'schema-dts'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import { SITE_PICTURE } from '@/lib/seo/opengraph-picture'
import type { Settings } from '@/provider/contract/settings'

/** One name of the branch for all pages and languages, so that offers can say who makes them. */
export function branchId(site: string): string {
  return new URL('/#branch', site).href
}

/** The branch itself; stands on the home page and on the contacts. */
export function autoRental(
  settings: Settings,
  texts: { name: string; description: string },
  locale: Locale,
  site: string,
) {
  const { soc_vk, soc_insta, soc_fb, soc_youtube } = settings
  const profiles = [soc_vk, soc_insta, soc_fb, soc_youtube].filter((address) => address !== '')
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoRental',
    '@id': branchId(site),
    ...texts,
    url: new URL(`${PREFIX_OF[locale]}/`, site).href,
    image: new URL(SITE_PICTURE, site).href,
    telephone: settings.main_phone.replace(/[^\d+]/g, ''),
    email: settings.main_email,
    address: { '@type': 'PostalAddress', streetAddress: settings.address_in_contacts, addressCountry: 'RU' },
    geo: { '@type': 'GeoCoordinates', latitude: settings.map_lat, longitude: settings.map_lng },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  } satisfies WithContext<AutoRentalLeaf>
}
