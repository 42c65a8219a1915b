import type { Route } from 'next'

/** Addresses of the specification (§2) that the frame links to on every page, without the language prefix. */
const ADDRESSES = {
  home: '/',
  about: '/about/',
  account: '/account/login/',
  booking: '/booking-online/',
  callback: '/contacts/#callback',
  conditions: '/conditions/',
  contacts: '/contacts/',
  discounts: '/about/discounts/',
  longTerm: '/long_term_rental/',
  payment: '/payment/',
  personalData: '/personal_data_agreement/',
  prices: '/prices/',
  privacy: '/privacy_policy/',
  publicOffer: '/public_offer/',
  rent: '/rent/',
  rentalTerms: '/rentalterms/',
  service: '/service/',
}

export type SiteLink = keyof typeof ADDRESSES

/**
 * The one cast of the site's addresses: `typedRoutes` knows the pages that exist, this list also names those that the
 * specification orders and that answer the localised 404 until they are built.
 */
export const SITE_LINKS = ADDRESSES as Record<SiteLink, Route>
