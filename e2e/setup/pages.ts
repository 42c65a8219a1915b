import { PUBLIC_ROUTES } from '@/lib/routing/public-routes'
import { ROUTES } from '@/lib/routing/routes'
import { IS_WIDE } from './long-form'
import { rentalQuery } from './site'

type Route = (typeof ROUTES)[number]

/** What stands for the parameter of a route. */
const SAMPLES: Partial<Record<Route, string>> = {
  '/privacy_policy/components/:slug/': '/privacy_policy/components/2026-11-01/',
  '/rentalterms/components/:slug/': '/rentalterms/components/2026-11-01/',
  '/about/events/:slug/': '/about/events/1/',
  '/booking-online/:slug/': '/booking-online/toyota-rav4/',
  '/rent/:slug/': '/rent/toyota-rav4/',
  '/service/:slug/': '/service/toyota-crown/',
  '/long_term_rental/:slug/': '/long_term_rental/a949ck25/',
  '/news/:slug/': '/news/winter-tyres-2026/',
}

const QUERY = rentalQuery({ ahead: 25 })

/**
 * Pages whose content depends on the query; the first one in `npm test`, where the steps of a booking are looked at as they are
 * taken. The review and the confirmed booking need a booking: `booking.spec.ts`.
 */
const STATES = [
  `/booking-online/${QUERY}`,
  `/booking-online/toyota-rav4/${QUERY}`,
  `/booking-online/toyota-rav4/${QUERY}&step=options`,
  `/booking-online/toyota-rav4/${QUERY}&step=you&extra=extra-driver.1`,
  '/rent/?class=suv&drive=awd',
  '/about/drivers/?age=76&experience=40',
  '/about/drivers/?age=&experience=x',
  '/rentalterms/components/2026-03-01/',
]

/** A page of the sitemap that is rendered for each request. */
const OWN = '/payment/'

/** What the page cache keeps, without the language prefix. */
export const KEPT = PUBLIC_ROUTES.filter((route) => route !== OWN)

/** Every route that answers 200 in a language, as addresses with its prefix. News exist in Chinese only. */
export function routesOf({ id, prefix }: { id: string; prefix: string }): string[] {
  return ROUTES.map((route) => SAMPLES[route] ?? route)
    .filter((path) => id === 'zh-CN' || !path.startsWith('/news/'))
    .map((path) => `${prefix}${path}`)
}

/** The same, and what routes show for a query. */
export function pagesOf(language: { id: string; prefix: string }): string[] {
  const states = IS_WIDE ? STATES : STATES.slice(0, 1)
  return [...routesOf(language), ...states.map((path) => `${language.prefix}${path}`)]
}

/** Pages that reject: a missing one and the client area. */
export const REFUSING = ['/zzz/', '/account/1/'] as const
