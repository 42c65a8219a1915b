import type { SiteLink } from '@/lib/routing/site-links'

/** Entries of the header, in this order; the menu and the footer have the same and more. */
export const HEADER_LINKS = [
  'home',
  'rent',
  'prices',
  'conditions',
  'discounts',
  'about',
  'contacts',
] as const satisfies SiteLink[]
