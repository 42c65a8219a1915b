import 'server-only'
import { cache } from 'react'
import type { Car, CarPage, Catalogue } from '@/lib/cars/car'
import type { Rental } from '@/lib/search/rental'
import { CarDetails, type CarItem, CarsAnswer } from '@/provider/contract/cars'
import { formatWireMoment } from '@/provider/contract/rules/wire-time'
import { callProvider } from './call-provider'
import { ProviderError } from './provider-error'

const KOPECKS_PER_ROUBLE = 100

export type CarsFilter = { classId?: string | undefined; sort?: string | undefined; rental?: Rental | undefined }

/** The fleet; with a rental also who is free and the price of those dates. @throws {ProviderError} */
export async function listCars({ classId, sort, rental }: CarsFilter = {}): Promise<Catalogue> {
  const query = new URLSearchParams(rental ? rentalQuery(rental) : {})
  if (classId) query.set('ac', classId)
  if (sort) query.set('sort', sort)
  const { items, classes } = await callProvider({ path: `/sun/v2/cars?${query}`, answer: CarsAnswer })
  return { cars: items.map(toCar), classes }
}

/** One model by its slug, or null when the branch has no such model. @throws {ProviderError} */
export async function findCar(slug: string, rental?: Rental): Promise<CarPage | null> {
  return requestCar(slug, rental ? new URLSearchParams(rentalQuery(rental)).toString() : '')
}

/** Keyed by text, so that the page and its metadata share one call. */
const requestCar = cache(async (slug: string, query: string): Promise<CarPage | null> => {
  try {
    return toCarPage(
      await callProvider({ path: `/sun/v2/cars/${encodeURIComponent(slug)}?${query}`, answer: CarDetails }),
    )
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
})

/** The only place where a rental becomes wire names and Moscow time. */
function rentalQuery({ pickup, dropoff, placeId, dropoffPlaceId }: Rental): Record<string, string> {
  return {
    df: formatWireMoment(pickup),
    dt: formatWireMoment(dropoff),
    city: String(placeId),
    dropoffCity: String(dropoffPlaceId),
  }
}

/** Wire names → ours, once (PRODUCT §2). */
export function toCar({ car_data, ...item }: CarItem): Car {
  const { naimenovanie, klassavtomobilya, stoimost, skidka_2, special_price, class: classId, ...attributes } = car_data
  return {
    ...attributes,
    slug: item.slug,
    tags: item.tags,
    fromPerDayKop: item.fromPerDayKop,
    available: item.available,
    reason: item.reason,
    price: item.price,
    name: naimenovanie,
    classId,
    listPerDayKop: stoimost * KOPECKS_PER_ROUBLE,
  }
}

function toCarPage({ prices, alternatives, ...details }: CarDetails): CarPage {
  return {
    ...toCar(details),
    description: details.description,
    deductibleKop: details.deductibleKop,
    overMileageKopPerKm: details.overMileageKopPerKm,
    licenceCategory: details.licenceCategory,
    prices: prices.map((row) => ({
      period: row.Period,
      perDayKop: row.Price * KOPECKS_PER_ROUBLE,
      discount3: row.discount1,
      discount7: row.discount2,
    })),
    alternatives: alternatives.map(toCar),
  }
}
