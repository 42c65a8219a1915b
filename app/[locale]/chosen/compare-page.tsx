import { getLocale } from 'next-intl/server'
import { Comparison } from '@/components/cars/compare/comparison'
import { findCar } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { ProviderError } from '@/lib/api/provider/errors'
import { requireSettings } from '@/lib/api/settings'
import type { CarPage } from '@/lib/cars/car'
import type { ChosenSlugs } from '@/lib/cars/chosen-slugs'
import { readListDates } from '@/lib/cars/list-dates'
import type { Rental } from '@/lib/search/rental'

type Props = { chosen: ChosenSlugs; query: Record<string, string | string[] | undefined>; now: Date }

/** The models of an address side by side, for its dates if they can be booked. */
export async function ComparePage({ chosen: { slugs, isCut }, query, now }: Props) {
  const [places, settings] = await Promise.all([listPlaces(), requireSettings(await getLocale())])
  const dates = readListDates(query, { now, places, rules: settings.rules })
  const models = await Promise.all(slugs.map((slug) => findCompared(slug, dates.rental)))
  const cars = models.filter((car) => car !== null)
  return <Comparison cars={cars} dates={dates} isCut={isCut} missing={slugs.length - cars.length} places={places} />
}

async function findCompared(slug: string, rental: Rental | undefined): Promise<CarPage | null> {
  return findCar(slug, rental).catch((error: unknown) => {
    // Dates that passed a limit between the check and the call.
    if (error instanceof ProviderError && error.code !== 'unavailable') return findCar(slug)
    throw error
  })
}
