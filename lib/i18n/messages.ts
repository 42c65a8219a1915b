import type bookings from '@/messages/ru/bookings.json'
import type callback from '@/messages/ru/callback.json'
import type cars from '@/messages/ru/cars.json'
import type documents from '@/messages/ru/documents.json'
import type errors from '@/messages/ru/errors.json'
import type home from '@/messages/ru/home.json'
import type layout from '@/messages/ru/layout.json'
import type prices from '@/messages/ru/prices.json'
import type quotes from '@/messages/ru/quotes.json'
import type search from '@/messages/ru/search.json'
import type { Locale } from './routing'

/** The Russian files are the source of truth for keys; `tests/messages.test.ts` holds the others to them. */
export type Messages = {
  bookings: typeof bookings
  callback: typeof callback
  cars: typeof cars
  documents: typeof documents
  errors: typeof errors
  home: typeof home
  layout: typeof layout
  prices: typeof prices
  quotes: typeof quotes
  search: typeof search
}

const AREAS = [
  'bookings',
  'callback',
  'cars',
  'documents',
  'errors',
  'home',
  'layout',
  'prices',
  'quotes',
  'search',
] as const satisfies ReadonlyArray<keyof Messages>

export async function loadMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(AREAS.map((area) => import(`../../messages/${locale}/${area}.json`)))
  return Object.fromEntries(AREAS.map((area, index) => [area, files[index].default])) as Messages
}
