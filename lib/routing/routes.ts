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

const PATTERNS = ROUTES.map((route) => new RegExp(`^${route.replace(/:[a-zA-Z]+/g, '[^/]+')}?$`))

/** `/account/{client_id}/` and the sections with an optional client id (specification §2). */
const CLIENT_AREA = /^\/account\/([^/]+|(charge|damages|drivers|fines|history|offers|settings|spend)\/[^/]+)\/?$/

/** Answered by a program, not by a page; in the language of its prefix. */
const FILES = ['/manifest.webmanifest']

/** @param path without the language prefix; with or without the final slash. */
export function isKnownRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path)) || CLIENT_AREA.test(path) || FILES.includes(path)
}
