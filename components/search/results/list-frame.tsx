import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { Catalogue } from '@/lib/cars/car'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { readSort } from '@/lib/search/class-and-sort'
import { appliedFilters, type ListAddress, listPairs, listQuery } from '@/lib/search/list-address'
import { AppliedFilters } from './applied-filters'
import { ChosenInView } from './chosen-in-view'
import { ClassRail } from './class-rail'
import { FilterPanel } from './filter-panel'
import { FiltersButton } from './filters-button'
import styles from './list-frame.module.css'
import { ShowMore } from './show-more'
import { SortForm } from './sort-form'

type Props = {
  path: '/booking-online/' | '/rent/'
  address: ListAddress
  catalogue: Catalogue
  /** Heading of the list. */
  heading: ReactNode
  /** Between the classes and the cars. */
  note?: ReactNode
  /** The cards. */
  children: ReactNode
}

/** A list of cars with everything that narrows and orders it: order and classes above, filters beside, more of it below. */
export function ListFrame({ path, address, catalogue, heading, note, children }: Props) {
  const t = useTranslations('cars')
  const { search, filters } = address
  const { cars, classes, total, free, page, pages } = catalogue
  const firstPage = { ...filters, page: '' }
  const hrefOf = (id: string) => `${path}${listQuery({ search: { ...search, class: id }, filters: firstPage })}`
  return (
    <>
      <div className={styles.head}>
        {heading}
        <div>
          <span>{free === null ? t('pricesPerDayNote') : t('pricesTotalNote')}</span>
          <SortForm
            action={`${PREFIX_OF[useLocale()]}${path}`}
            carried={listPairs({ search: { ...search, sort: '' }, filters: firstPage })}
            current={readSort(search.sort ?? '')}
          />
        </div>
      </div>
      <ClassRail classes={classes} current={search.class ?? ''} hrefOf={hrefOf}>
        <FiltersButton applied={appliedFilters(filters).length} />
      </ClassRail>
      <ChosenInView />
      {note}
      <div className={styles.frame}>
        <FilterPanel address={{ search, filters: firstPage }} catalogue={catalogue} path={path} />
        <div>
          <VisuallyHidden as="p" role="status">
            {free === null ? t('foundAll', { count: total }) : t('found', { count: total, free })}
          </VisuallyHidden>
          <AppliedFilters address={address} path={path} />
          {children}
          <ShowMore address={address} page={page} pages={pages} path={path} visible={cars.length} total={total} />
        </div>
      </div>
    </>
  )
}
