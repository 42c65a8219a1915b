import type about from '@/messages/ru/about.json'
import type account from '@/messages/ru/account.json'
import type auth from '@/messages/ru/auth.json'
import type bookings from '@/messages/ru/bookings.json'
import type callback from '@/messages/ru/callback.json'
import type cars from '@/messages/ru/cars.json'
import type clientDrivers from '@/messages/ru/client-drivers.json'
import type conditions from '@/messages/ru/conditions.json'
import type contacts from '@/messages/ru/contacts.json'
import type content from '@/messages/ru/content.json'
import type debts from '@/messages/ru/debts.json'
import type discounts from '@/messages/ru/discounts.json'
import type documents from '@/messages/ru/documents.json'
import type driverCheck from '@/messages/ru/driver-check.json'
import type errors from '@/messages/ru/errors.json'
import type events from '@/messages/ru/events.json'
import type failure from '@/messages/ru/failure.json'
import type faq from '@/messages/ru/faq.json'
import type files from '@/messages/ru/files.json'
import type history from '@/messages/ru/history.json'
import type home from '@/messages/ru/home.json'
import type layout from '@/messages/ru/layout.json'
import type longTerm from '@/messages/ru/long-term.json'
import type miles from '@/messages/ru/miles.json'
import type news from '@/messages/ru/news.json'
import type offers from '@/messages/ru/offers.json'
import type office from '@/messages/ru/office.json'
import type partners from '@/messages/ru/partners.json'
import type payments from '@/messages/ru/payments.json'
import type phoneProof from '@/messages/ru/phone-proof.json'
import type photos from '@/messages/ru/photos.json'
import type prices from '@/messages/ru/prices.json'
import type profile from '@/messages/ru/profile.json'
import type quotes from '@/messages/ru/quotes.json'
import type search from '@/messages/ru/search.json'
import type secondFactor from '@/messages/ru/second-factor.json'
import type seo from '@/messages/ru/seo.json'
import type support from '@/messages/ru/support.json'
import type transfers from '@/messages/ru/transfers.json'
import type waitlist from '@/messages/ru/waitlist.json'
import type { Locale } from './routing'

/** The Russian files are the source of truth for keys; `tests/messages.test.ts` holds the others to them. */
export type Messages = {
  transfers: typeof transfers
  seo: typeof seo
  payments: typeof payments
  longTerm: typeof longTerm
  auth: typeof auth
  account: typeof account
  clientDrivers: typeof clientDrivers
  debts: typeof debts
  miles: typeof miles
  profile: typeof profile
  about: typeof about
  conditions: typeof conditions
  contacts: typeof contacts
  driverCheck: typeof driverCheck
  support: typeof support
  bookings: typeof bookings
  callback: typeof callback
  cars: typeof cars
  documents: typeof documents
  errors: typeof errors
  failure: typeof failure
  home: typeof home
  layout: typeof layout
  phoneProof: typeof phoneProof
  photos: typeof photos
  secondFactor: typeof secondFactor
  prices: typeof prices
  quotes: typeof quotes
  content: typeof content
  discounts: typeof discounts
  events: typeof events
  faq: typeof faq
  news: typeof news
  office: typeof office
  partners: typeof partners
  search: typeof search
  files: typeof files
  history: typeof history
  offers: typeof offers
  waitlist: typeof waitlist
}

const AREAS = [
  'support',
  'driverCheck',
  'contacts',
  'conditions',
  'about',
  'transfers',
  'seo',
  'payments',
  'longTerm',
  'auth',
  'account',
  'clientDrivers',
  'debts',
  'miles',
  'profile',
  'bookings',
  'callback',
  'cars',
  'documents',
  'errors',
  'failure',
  'home',
  'layout',
  'phoneProof',
  'photos',
  'secondFactor',
  'prices',
  'quotes',
  'content',
  'discounts',
  'events',
  'faq',
  'news',
  'office',
  'partners',
  'search',
  'files',
  'history',
  'offers',
  'waitlist',
] as const satisfies ReadonlyArray<keyof Messages>

export async function loadMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(AREAS.map((area) => import(`../../messages/${locale}/${fileOf(area)}.json`)))
  return Object.fromEntries(AREAS.map((area, index) => [area, files[index].default])) as Messages
}

/** `longTerm` → `long-term`. */
function fileOf(area: string): string {
  return area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
