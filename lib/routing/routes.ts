/**
 * Every address that a page claims, without the language prefix. Middleware sends anything else to the localised 404.
 * A new page is a new line here; `tests/lib/routing/routes.test.ts` holds this table to the folders of `app/[locale]`.
 */
export const ROUTES = [
  '/',
  '/booking-online/',
  '/booking-online/:slug/',
  '/prices/',
  '/rent/',
  '/rent/:slug/',
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

/** Pages of the account for strangers: never a client id. Each moves to `ROUTES` when it is built. */
const GUEST_PAGES = /^\/account\/(login|registration|renew_password)\/?$/

/** @param path without the language prefix; with or without the final slash. */
export function isKnownRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path)) || (CLIENT_AREA.test(path) && !GUEST_PAGES.test(path))
}
