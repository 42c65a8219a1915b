import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { PaymentPurpose } from '@/provider/contract/rules/payments/payment-purposes'
import type { Language } from '@/provider/rules/i18n/language'

/** Addresses of the site (docs/contracts.md): Russian has no prefix, Chinese `cn`. */
const PREFIX: Record<Language, string> = { ru: '', en: '/en', 'zh-CN': '/cn' }

/**
 * Returns the address of a booking's page.
 *
 * @param key of the secret link; null: the page opens only where the booking was opened before.
 */
export function bookingHref(siteUrl: string, language: Language, number: string, key: string | null): string {
  return statusHref(siteUrl, language, { booking: number, ...(key === null ? {} : { key }) })
}

/** What the payment page finds by its number and a surname. */
export type Payable = { purpose: Exclude<PaymentPurpose, 'other'>; number: string }

/** Returns the address of the page on which a booking or a debt is paid; with `payable`, filled in for it. */
export function payHref(siteUrl: string, language: Language, payable?: Payable): string {
  const query = payable ? `?${new URLSearchParams(payable)}` : ''
  return `${siteUrl}${PREFIX[language]}/payment/${query}`
}

/** A rental in the names of the site's own addresses, on the branch's clock. Places by their ids. */
export type SearchedRental = { pickup: Date; dropoff: Date; placeId: number; backId: number; timeZone: string }

/** Returns the address of the results for these dates and places; with `slug`, that of the car's own booking page. */
export function searchHref(siteUrl: string, language: Language, rental: SearchedRental, slug: string | null): string {
  const { pickup, dropoff, placeId, backId, timeZone } = rental
  const [from, to] = [toStationMoment(pickup, timeZone), toStationMoment(dropoff, timeZone)]
  const query = new URLSearchParams({
    ...{ from: from.date, fromTime: from.time, to: to.date, toTime: to.time, place: String(placeId) },
    ...(backId === placeId ? {} : { back: String(backId) }),
  })
  return `${siteUrl}${PREFIX[language]}/booking-online/${slug === null ? '' : `${slug}/`}?${query}`
}

/**
 * Returns the address of the page that stops messages of the waitlist. The token stands behind `#`: browsers send it to no
 * server, so it is in no log and no Referer.
 */
export function stopHref(siteUrl: string, language: Language, token: string): string {
  return `${statusHref(siteUrl, language, { waitlist: 'stop' })}#${token}`
}

/**
 * Returns the address of the page on which the owner of a phone disowns bookings. The site takes the token out of the address
 * before a page is rendered: it works without scripts, which a token behind `#` would not.
 */
export function notMineHref(siteUrl: string, language: Language, token: string): string {
  return statusHref(siteUrl, language, { phone: 'not-mine', key: token })
}

/** Returns the address to which a payer comes back, however the payment ended. */
export function paymentHref(siteUrl: string, language: Language, paymentId: string): string {
  return statusHref(siteUrl, language, { payment: paymentId })
}

function statusHref(siteUrl: string, language: Language, query: Record<string, string>): string {
  return `${siteUrl}${PREFIX[language]}/status/success/?${new URLSearchParams(query)}`
}
