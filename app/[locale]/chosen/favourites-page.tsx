import { getLocale } from 'next-intl/server'
import { FavouriteList } from '@/components/cars/favourites/favourite-list'
import { listCars } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { ProviderError } from '@/lib/api/provider/errors'
import { requireSettings } from '@/lib/api/settings'
import type { Car } from '@/lib/cars/car'
import type { ChosenSlugs } from '@/lib/cars/chosen-slugs'
import { readListDates } from '@/lib/cars/list-dates'
import type { Rental } from '@/lib/search/rental'

type Props = { chosen: ChosenSlugs; query: Record<string, string | string[] | undefined>; now: Date }

/** The models of an address: whose favourites they are, only that browser knows. */
export async function FavouritesPage({ chosen, query, now }: Props) {
  const [places, settings] = await Promise.all([listPlaces(), requireSettings(await getLocale())])
  const dates = readListDates(query, { now, places, rules: settings.rules })
  const cars = await listChosen(chosen.slugs, dates.rental)
  return <FavouriteList cars={cars} dates={dates} missing={chosen.slugs.length - cars.length} places={places} />
}

/** In the order of the address. */
async function listChosen(slugs: string[], rental: Rental | undefined): Promise<Car[]> {
  if (slugs.length === 0) return []
  const { cars } = await listCars({ models: slugs, rental }).catch((error: unknown) => {
    // Dates that passed a limit between the check and the call.
    if (error instanceof ProviderError && error.code !== 'unavailable') return listCars({ models: slugs })
    throw error
  })
  return slugs.flatMap((slug) => cars.find((car) => car.slug === slug) ?? [])
}
