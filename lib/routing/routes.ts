import { CLIENT_SECTIONS } from '@/lib/account/client-sections'
import { HAS_COMPONENTS_PAGE } from '@/lib/config/product'

/**
 * Every address that a page claims, without the language prefix. Middleware sends anything else to the localised 404.
 * A new page is a new line here; `tests/lib/routing/routes.test.ts` holds this table to the folders of `app/[locale]`.
 */
export const ROUTES = [
  '/',
  '/about/',
  '/about/drivers/',
  '/conditions/',
  '/contacts/',
  '/support/doc/',
  '/support/fine/',
  '/support/incident/',
  '/support/loyalty/',
  '/privacy_policy_archive/',
  '/privacy_policy/components/:slug/',
  '/rentalterms_archive/',
  '/rentalterms/components/:slug/',
  '/about/discounts/',
  '/about/events/',
  '/about/events/:slug/',
  '/about/faq/',
  '/about/office/',
  '/about/partnership/',
  '/news/',
  '/news/:slug/',
  '/booking-online/',
  '/booking-online/:slug/',
  '/prices/',
  '/rent/',
  '/rent/:slug/',
  '/service/',
  '/service/:slug/',
  '/long_term_rental/',
  '/long_term_rental/:slug/',
  '/payment/',
  '/account/login/',
  '/account/registration/',
  '/account/renew_password/',
  '/status/success/',
  '/status/error/',
  '/privacy_policy/',
  '/personal_data_agreement/',
  '/public_offer/',
  '/rentalterms/',
] as const

/**
 * `/account/`, `/account/{client_id}/` and the sections with an optional client id (specification §2). Apart from the
 * others, because only a signed-in client gets an answer 200 here.
 */
export const CLIENT_ROUTES = [
  '/account/',
  '/account/:slug/',
  ...CLIENT_SECTIONS.map((section) => `/account/${section}/:slug/` as const),
] as const

/** For developers and tests, in few builds: no sitemap and no journey knows it. */
const OWN_ROUTES = HAS_COMPONENTS_PAGE ? ['/components/'] : []

const PATTERNS = [...ROUTES, ...CLIENT_ROUTES, ...OWN_ROUTES].map(
  (route) => new RegExp(`^${route.replace(/:[a-zA-Z]+/g, '[^/]+')}?$`),
)

/** Answered by a program, not by a page; in the language of its prefix. */
const FILES = ['/manifest.webmanifest']

/** @param path without the language prefix; with or without the final slash. */
export function isRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path)) || FILES.includes(path)
}
