import { ROUTES } from './routes'

/** Pages that belong to one visitor or to one search; they say `noindex`. */
const PRIVATE = ['/account/', '/status/', '/booking-online/']

/** Pages whose languages are a setting; the sitemap adds them by itself. */
const IN_SOME_LANGUAGES = ['/news/']

/** Addresses without a parameter that search engines may show, without the language prefix. */
export const PUBLIC_ROUTES: readonly string[] = ROUTES.filter(
  (route) => !route.includes(':') && ![...PRIVATE, ...IN_SOME_LANGUAGES].some((start) => route.startsWith(start)),
)
