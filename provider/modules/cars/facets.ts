import type { Facet } from '@/provider/contract/cars'
import { FACET_VALUES, FACETS } from '@/provider/contract/rules/cars/car-filters'
import { type FilterLimits, type Filters, passes, valuesOf } from '@/provider/rules/cars/filters'
import type { PricedModel } from './car-item'

/** Counts for each filter value the models that would pass with the other filters unchanged; free ones when dates are given. */
export function countFacets(pricedModels: PricedModel[], filters: Filters, limits: FilterLimits): Facet[] {
  const available = pricedModels.filter(({ reason }) => reason === null)
  return FACETS.map((name) => {
    const passing = available.filter(({ model }) => passes(model, filters, limits, name))
    const values = passing.flatMap(({ model }) => valuesOf(model, name, limits))
    return {
      name,
      values: FACET_VALUES[name].map((value) => ({
        value,
        count: values.filter((fact) => fact === value).length,
      })),
    }
  })
}
