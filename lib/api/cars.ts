import 'server-only'
import { cache } from 'react'
import type { Car, CarPage, Catalogue, SeasonPrices } from '@/lib/cars/car'
import { type CarDay, toCarDay } from '@/lib/cars/car-day'
import { FILTER_NAMES, type FilterFields } from '@/lib/search/filter-params'
import type { Rental } from '@/lib/search/rental'
import { CarDetails, type CarItem, CarsResponse, type PricePeriod } from '@/provider/contract/cars'
import { CarCalendar } from '@/provider/contract/cars-calendar'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { SLUG } from '@/provider/contract/rules/text/slug'
import { asClient, type Session } from './auth-session'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { wireRental } from './provider/wire-rental'

export type CarsFilter = {
  classId?: string | undefined
  sort?: string | undefined
  rental?: Rental | undefined
  promo?: string | undefined
  filters?: FilterFields | undefined
  /** Slugs: these models alone, unknown ones left out. */
  models?: string[] | undefined
  /** Of whoever searches: some codes are for clients with an account. */
  session?: Session | null
}

/** The fleet up to the page of the filters; with a rental also who is free and the price of those dates. @throws {ProviderError} */
export async function listCars({
  classId,
  sort,
  rental,
  promo,
  filters,
  models,
  session = null,
}: CarsFilter = {}): Promise<Catalogue> {
  const query = rentalQuery(rental, promo)
  if (classId) query.set('ac', classId)
  if (sort) query.set('sort', sort)
  for (const [name, value] of filters ? wireFilters(filters) : []) if (value) query.set(name, value)
  if (filters?.page) query.set('before', '1')
  if (models) query.set('models', models.join(','))
  const response = await callProvider({
    path: `/sun/v2/cars?${query}`,
    schema: CarsResponse,
    ...asClient(promo ? session : null),
  })
  const { items, nearest, similar, ...rest } = response
  return {
    ...rest,
    cars: items.map(toCar),
    nearest: nearest.map(({ models, fromTotalKop, ...period }) => ({ ...toPeriod(period), models, fromTotalKop })),
    similar: similar.map(toCar),
  }
}

/** One model by its slug, or null when the branch has no such model. @throws {ProviderError} */
export async function findCar(
  slug: string,
  rental?: Rental,
  promo?: string,
  session: Session | null = null,
): Promise<CarPage | null> {
  // Whatever stands in the address: the provider is asked for what can be a slug.
  if (!SLUG.test(slug)) return null
  return requestCar(slug, rentalQuery(rental, promo).toString(), promo ? (session?.id ?? null) : null)
}

/** The days of one month of a model, `month` as `YYYY-MM` on the station's calendar. @throws {ProviderError} */
export async function listCarDays(slug: string, month: string): Promise<CarDay[]> {
  const path = `/sun/v2/cars/${encodeURIComponent(slug)}/calendar?month=${month}` as const
  const { days } = await callProvider({ path, schema: CarCalendar })
  return days.map(toCarDay)
}

/** Keyed by text, so that the page and its metadata share one call. */
const requestCar = cache(async (slug: string, query: string, sessionId: string | null): Promise<CarPage | null> => {
  const path = `/sun/v2/cars/${encodeURIComponent(slug)}?${query}` as const
  const own = asClient(sessionId === null ? null : { id: sessionId, clientToken: null })
  try {
    return toCarPage(await callProvider({ path, schema: CarDetails, ...own }))
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
})

/** A code says nothing without dates. */
function rentalQuery(rental: Rental | undefined, promo = ''): URLSearchParams {
  const fields = rental ? Object.entries({ ...wireRental(rental), ...(promo && { pc: promo }) }) : []
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}

function wireFilters(filters: FilterFields): Array<[string, string]> {
  const { noDeposit, cash, driverAge, page } = filters
  return [
    ...FILTER_NAMES.map((name): [string, string] => [name, filters[name].join(',')]),
    ...Object.entries({ noDeposit, cash, driverAge, page }),
  ]
}

function toPeriod({ pickupAt, dropoffAt }: { pickupAt: string; dropoffAt: string }): RentalPeriod {
  return { pickup: new Date(pickupAt), dropoff: new Date(dropoffAt) }
}

/** Wire names → ours, once (PRODUCT §2). */
export function toCar({ car_data, ...item }: CarItem): Car {
  const { naimenovanie, klassavtomobilya, stoimost, skidka_2, special_price, class: classId, ...attributes } = car_data
  return {
    ...attributes,
    slug: item.slug,
    tags: item.tags,
    photos: item.photos,
    fromPerDayKop: item.fromPerDayKop,
    available: item.available,
    reason: item.reason,
    price: item.price,
    nextFree: item.nextFree && toPeriod(item.nextFree),
    freeCancellationUntil: item.freeCancellationUntil === null ? null : new Date(item.freeCancellationUntil),
    termHint: item.termHint,
    name: naimenovanie,
    classId,
  }
}

function toCarPage({ prices, alternatives, ...details }: CarDetails): CarPage {
  const [today, ...later] = prices
  return {
    ...toCar(details),
    description: details.description,
    deductibleKop: details.deductibleKop,
    charges: details.charges,
    overMileageKopPerKm: details.overMileageKopPerKm,
    licenceCategory: details.licenceCategory,
    prices: [toSeasonPrices(today), ...later.map(toSeasonPrices)],
    alternatives: alternatives.map(toCar),
    options: details.options,
    promo: details.promo,
  }
}

function toSeasonPrices({ Period, name, discount1, discount2, terms }: PricePeriod): SeasonPrices {
  return { period: Period, season: name, discount3: discount1, discount7: discount2, ...terms }
}
