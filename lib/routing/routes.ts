/**
 * Every address that a page claims, without the language prefix. Middleware sends anything else to the localised 404.
 * A new page is a new line here; `tests/lib/routes.test.ts` holds this table to the folders of `app/[locale]`.
 */
const ROUTES = [
  '/',
  '/booking-online/',
  '/booking-online/:slug/',
  '/rent/',
  '/rent/:slug/',
  '/status/success/',
  '/status/error/',
  '/privacy_policy/',
  '/personal_data_agreement/',
  '/public_offer/',
  '/rentalterms/',
  '/account/:section/',
  '/account/:section/:clientId/',
] as const

const PATTERNS = ROUTES.map((route) => new RegExp(`^${route.replace(/:[a-zA-Z]+/g, '[^/]+')}?$`))

/** @param path without the language prefix; with or without the final slash. */
export function isKnownRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}
