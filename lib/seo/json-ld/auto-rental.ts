import type { AutoRentalLeaf, OpeningHoursSpecificationLeaf, PostalAddressLeaf, WithContext } from 'schema-dts'
import { formatRoubles } from '@/lib/format/money'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import { SITE_PICTURE } from '@/lib/seo/opengraph-picture'
import type { OpeningHours, Settings } from '@/provider/contract/settings'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** One name of the branch for all pages and languages, so that offers can say who makes them. */
export function branchId(site: string): string {
  return new URL('/#branch', site).href
}

type About = {
  name: string
  description: string
  /** What a day of each class costs at least, in kopecks; null: the class has no car. */
  perDayKop: readonly (number | null)[]
}

/** The branch itself; stands on the home page and on the contacts. */
export function autoRental(settings: Settings, { perDayKop, ...texts }: About, locale: Locale, site: string) {
  const { soc_vk, soc_insta, soc_fb, soc_youtube } = settings
  const profiles = [soc_vk, soc_insta, soc_fb, soc_youtube].filter((address) => address !== '')
  const sums = perDayKop.filter((kopecks) => kopecks !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoRental',
    '@id': branchId(site),
    ...texts,
    url: new URL(`${PREFIX_OF[locale]}/`, site).href,
    image: new URL(SITE_PICTURE, site).href,
    telephone: settings.main_phone.replace(/[^\d+]/g, ''),
    email: settings.main_email,
    address: postalAddress(settings),
    geo: { '@type': 'GeoCoordinates', latitude: settings.map_lat, longitude: settings.map_lng },
    openingHoursSpecification: settings.openingHours.map(openingHours),
    ...(sums.length > 0 ? { priceRange: priceRange(sums, locale) } : {}),
    currenciesAccepted: 'RUB',
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  } satisfies WithContext<AutoRentalLeaf>
}

/** The address in its parts; those that the branch has not told are left out. */
export function postalAddress({ postalAddress: { street, locality, region, postalCode } }: Settings) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(locality ? { addressLocality: locality } : {}),
    ...(region ? { addressRegion: region } : {}),
    ...(postalCode ? { postalCode } : {}),
    addressCountry: 'RU',
  } satisfies PostalAddressLeaf
}

/** `24:00` is no time of a day for those who read this. */
function openingHours({ days, opens, closes }: OpeningHours) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => DAYS[day - 1] ?? []),
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
  } satisfies OpeningHoursSpecificationLeaf
}

function priceRange(sums: readonly number[], locale: Locale): string {
  const ends = [Math.min(...sums), Math.max(...sums)].map((kopecks) => formatRoubles(kopecks, locale))
  return [...new Set(ends)].join('–')
}
