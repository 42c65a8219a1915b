import { useLocale, useTranslations } from 'next-intl'
import type { Catalogue } from '@/lib/cars/car'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { NO_FILTERS } from '@/lib/search/filter-params'
import { appliedFilters, type ListAddress, listPairs, listQuery } from '@/lib/search/list-address'
import type { Facet } from '@/provider/contract/cars'
import { DRIVER_AGE } from '@/provider/contract/rules/cars/car-filters'
import { FilterForm } from './filter-form'
import { useFilterGroups } from './filter-groups'

type Props = {
  /** Without the language prefix. */
  path: '/booking-online/' | '/rent/'
  address: ListAddress
  catalogue: Pick<Catalogue, 'facets' | 'total' | 'free'>
}

/** Filters with the number of models behind each, with dates of the free ones; a value that leaves nothing cannot be ticked. */
export function FilterPanel({ path, address, catalogue: { facets, total, free } }: Props) {
  const t = useTranslations('cars.filters')
  const { search, filters } = address
  const groups = useFilterGroups().map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, count: countOf(facets, group.name, option.value) })),
  }))
  return (
    <FilterForm
      action={`${PREFIX_OF[useLocale()]}${path}`}
      age={filters.driverAge}
      ageLimits={DRIVER_AGE}
      carried={listPairs({ search, filters: NO_FILTERS })}
      groups={groups}
      path={path}
      resetHref={`${path}${listQuery({ search, filters: NO_FILTERS })}`}
      texts={{
        heading: t('open'),
        close: t('close'),
        show: t('show'),
        showCount: t('showCount', { count: free ?? total }),
        reset: t('reset'),
        age: t('age'),
        ageHint: t('ageHint'),
      }}
      ticked={appliedFilters(filters)
        .filter(({ name }) => name !== 'driverAge')
        .map(({ name, value }) => `${name}=${value}`)}
    />
  )
}

function countOf(facets: Facet[], name: string, value: string): number {
  return facets.find((facet) => facet.name === name)?.values.find((one) => one.value === value)?.count ?? 0
}
