import { PREFIX_OF, routing } from '@/lib/i18n/routing'
import { CLIENT_ROUTES, ROUTES } from '@/lib/routing/routes'
import type { Sample } from './apply-mutations'
import type { World } from './provider-samples'

/** An address of each page of the site in each language, of those of clients with and without a session. */
export function pageSamples(world: World, siteUrl: string): Record<string, Sample> {
  const headers = { host: new URL(siteUrl).host, accept: 'text/html' }
  const { confirmed, demoHeaders } = world
  const cookie = `sid=${demoHeaders['x-session']}; booking_${confirmed.booking.number}=${confirmed.key}; not_mine=${world.ownerToken}`
  const pages = [...ROUTES, ...CLIENT_ROUTES].flatMap((route) => {
    const path = route.replace(/:\w+/, slugOf(route, world))
    return ['', ...(queriesOf(world)[route] ?? [])].map((query) => `${path}${query}`)
  })
  const samples = pages.flatMap((page) =>
    routing.locales.flatMap((language): [string, Sample][] => {
      const path = `${PREFIX_OF[language]}${page}`
      const guest: [string, Sample] = [`page ${path}`, { method: 'GET', path, headers }]
      const isOwn = /^\/(account|status|booking-online)\//.test(page)
      return isOwn
        ? [guest, [`page ${path} of a client`, { method: 'GET', path, headers: { ...headers, cookie } }]]
        : [guest]
    }),
  )
  return { ...Object.fromEntries(samples), 'page /xx/': { method: 'GET', path: '/xx/', headers } }
}

function slugOf(route: string, { ids, rental, trip }: World): string {
  if (route.startsWith('/about/events/')) return String(ids.event)
  if (route.startsWith('/news/')) return String(ids.news)
  if (/^\/(rent|booking-online)\//.test(route)) return rental.slug
  if (route.startsWith('/service/')) return trip.slug
  if (route.startsWith('/long_term_rental/')) return ids.plate
  // The demo client, or a text of an archive.
  return route.startsWith('/account/') ? '1' : '2026-11-01'
}

/** What visitors ask of a page. */
function queriesOf({ rental, confirmed, ownerToken }: World): Record<string, string[]> {
  const moment = (text: string) => [text.slice(0, 10), text.slice(11, 16).replace('-', ':')]
  const [[from, fromTime], [to, toTime]] = [moment(rental.df), moment(rental.dt)]
  const dates = `?from=${from}&fromTime=${fromTime}&to=${to}&toTime=${toTime}&place=50&back=50`
  const choice = '&insurance=extended&mileage=limited&protection=1&extra=extra-driver:1&promo=PORT3&colour=white&cash=1'
  const { booking, key } = confirmed
  const booked = `?booking=${booking.number}`
  return {
    '/rent/': [`${dates}&class=suv&sort=price&fuel=gasoline`, '?compare=honda-fit,toyota-rav4', '?class=suv'],
    '/rent/:slug/': [`${dates}${choice}`],
    '/booking-online/': [dates],
    '/booking-online/:slug/': [`${dates}${choice}`],
    '/prices/': ['?mileage=limited&insurance=extended'],
    '/contacts/': ['?map=1'],
    '/about/drivers/': ['?birthDate=1990-05-17&licenceSince=2012-03-01&country=RU'],
    '/long_term_rental/': ['?class=suv&fuel=gasoline&months=3&priceTo=990000'],
    '/payment/': [`?purpose=booking&number=${booking.number}`],
    '/status/success/': [
      ...[booked, `${booked}&key=${key}`, `?phone=not-mine&key=${ownerToken}`, `?payment=${'p'.repeat(22)}`],
      `${booked}&change=1`,
    ],
    '/status/error/': [`?payment=${'p'.repeat(22)}`],
    '/account/:slug/': ['?year=2026'],
    '/account/history/:slug/': ['?year=2026', booked],
  }
}
