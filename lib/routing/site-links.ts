/** Addresses of the specification (§2) that the frame links to on every page, without the language prefix. */
export const SITE_LINKS = {
  home: '/',
  about: '/about/',
  account: '/account/login/',
  booking: '/booking-online/',
  callback: '/contacts/#callback',
  conditions: '/conditions/',
  contacts: '/contacts/',
  discounts: '/about/discounts/',
  faq: '/about/faq/',
  fine: '/support/fine/',
  incident: '/support/incident/',
  longTerm: '/long_term_rental/',
  loyalty: '/support/loyalty/',
  payment: '/payment/',
  personalData: '/personal_data_agreement/',
  prices: '/prices/',
  privacy: '/privacy_policy/',
  privacyArchive: '/privacy_policy_archive/',
  publicOffer: '/public_offer/',
  rent: '/rent/',
  rentalTerms: '/rentalterms/',
  rentalTermsArchive: '/rentalterms_archive/',
  service: '/service/',
  supportDoc: '/support/doc/',
} as const

export type SiteLink = keyof typeof SITE_LINKS
