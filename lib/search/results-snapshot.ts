import type { Catalogue } from '@/lib/cars/car'
import type { ResultsSnapshot } from './search-slice'

/** What the session keeps of a list of cars. @param hasDates false: the catalogue, as search engines see it */
export function makeResultsSnapshot(
  { cars, facets, total, free }: Pick<Catalogue, 'cars' | 'facets' | 'total' | 'free'>,
  hasDates: boolean,
): Omit<ResultsSnapshot, 'query'> {
  return {
    cars: cars.map(({ slug }) => slug),
    fullCars: { total, free },
    filterOptions: Object.fromEntries(facets.map(({ name, values }) => [name, values.map(({ value }) => value)])),
    displaySeoCars: !hasDates,
  }
}
