import 'server-only'
import type { Session } from '@/lib/api/auth-session'
import { findCar } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/settings'
import { chooseSearch, searchAsSent } from '@/lib/search/choose-search'
import { readRentalError } from '@/lib/search/read-rental-error'
import type { Rental } from '@/lib/search/rental'
import type { RentalError } from '@/lib/search/rental-error'
import { readSearchFields, type SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { Settings } from '@/provider/contract/settings'
import type { CarPage } from './car'

/** A model and the dates that an address asks for it. */
export type ChosenCar = {
  car: CarPage
  now: Date
  places: Place[]
  settings: Settings
  /** The search as sent; without dates there is none. */
  values?: SearchFields
  /** Dates that are possible: `car` then knows its price for them and whether it is free. */
  rental?: Rental
  error?: RentalError
}

type Query = Record<string, string | string[] | undefined>

/**
 * One model with the dates of an address; null when the branch has no such model. `now` is the request's moment.
 * A session only where nobody keeps the page.
 *
 * @throws {ProviderError} `unavailable`
 */
export async function findChosenCar(
  slug: string,
  query: Query,
  locale: string,
  now: Date,
  session: Session | null = null,
): Promise<ChosenCar | null> {
  const [places, settings, undated] = await Promise.all([listPlaces(), requireSettings(locale), findCar(slug)])
  if (!undated) return null

  const chosen = { car: undated, now, places, settings }
  // Class and sort belong to the list: they say nothing about one model.
  const fields = { ...readSearchFields(query), class: '', sort: '' }
  const choice = chooseSearch(fields, { now, places, rules: settings.rules })
  if (!choice) return chosen

  const values = searchAsSent(fields, choice, settings.rules)
  if (choice.error) return { ...chosen, values, error: choice.error }

  const car = await findCar(slug, choice.rental, fields.promo, session).catch(readRentalError)
  if (typeof car === 'string') return { ...chosen, values, error: car }
  return car && { ...chosen, car, values, rental: choice.rental }
}
