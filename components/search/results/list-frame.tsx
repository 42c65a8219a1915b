import './filters.css'
import './results.css'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { Catalogue } from '@/lib/cars/car'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { readSort } from '@/lib/search/class-and-sort'
import { appliedFilters, type ListAddress, listPairs } from '@/lib/search/list-address'
import { AppliedFilters } from './applied-filters'
import { FilterPanel } from './filter-panel'
import { FILTERS_ID } from './filters-id'
import { PageLinks } from './page-links'
import { SortForm } from './sort-form'

type Props = {
  path: '/booking-online/' | '/rent/'
  address: ListAddress
  catalogue: Catalogue
  /** Heading of the list. */
  heading: ReactNode
  /** The cards. */
  children: ReactNode
}

/** A list of cars with everything that narrows and orders it: filters at its side, order and chips above, pages below. */
export function ListFrame({ path, address, catalogue, heading, children }: Props) {
  const t = useTranslations('cars')
  const { search, filters } = address
  const { total, free, page, pages } = catalogue
  const applied = appliedFilters(filters).length
  const carried = listPairs({ search: { ...search, sort: '' }, filters: { ...filters, page: '' } })
  return (
    <div className="res">
      <FilterPanel address={{ search, filters: { ...filters, page: '' } }} catalogue={catalogue} path={path} />
      <div>
        <div className="list-head">
          {heading}
          <div className="row">
            <button className="btn line flt-open" popoverTarget={FILTERS_ID} type="button">
              <Icon of="sliders-horizontal" size="s" />
              {t('filters.open')}
              {applied > 0 && <span className="badge">{applied}</span>}
            </button>
            <SortForm
              action={`${PREFIX_OF[useLocale()]}${path}`}
              carried={carried}
              current={readSort(search.sort ?? '')}
            />
          </div>
        </div>
        <p className="sr-only" role="status">
          {free === null ? t('foundAll', { count: total }) : t('found', { count: total, free })}
        </p>
        <AppliedFilters address={address} path={path} />
        {children}
        <PageLinks address={{ search, filters }} page={page} pages={pages} path={path} />
      </div>
    </div>
  )
}
