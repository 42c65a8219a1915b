import type { Facet } from '@/provider/contract/cars'
import { FACET_VALUES, FACETS } from '@/provider/contract/rules/cars/car-filters'
import { type FilterLimits, type Filters, factsOf, passes } from '@/provider/rules/cars/filters'
import type { Offer } from './car-item'

/** Each value with the models that it would leave, the other filters being as they are: free ones, when dates are known. */
export function countFacets(offers: Offer[], filters: Filters, limits: FilterLimits): Facet[] {
  const wanted = offers.filter(({ reason }) => reason === null)
  return FACETS.map((name) => {
    const left = wanted.filter(({ model }) => passes(model, filters, limits, name))
    const values = left.flatMap(({ model }) => factsOf(model)[name])
    return {
      name,
      values: FACET_VALUES[name].map((value) => ({
        value,
        count: values.filter((known) => known === value).length,
      })),
    }
  })
}
