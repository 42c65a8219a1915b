import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { Catalogue } from '@/lib/cars/car'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { readSort } from '@/lib/search/class-and-sort'
import { appliedFilters, type ListAddress, listPairs } from '@/lib/search/list-address'
import { AppliedFilters } from './applied-filters'
import { FilterPanel } from './filter-panel'
import { FILTERS_ID } from './filters-id'
import styles from './list-frame.module.css'
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
    <div className={styles.frame}>
      <FilterPanel address={{ search, filters: { ...filters, page: '' } }} catalogue={catalogue} path={path} />
      <div>
        <div className={styles.head}>
          {heading}
          <div className={styles.tools}>
            <Button popoverTarget={FILTERS_ID} size="touch" variant="line">
              <Icon of="sliders-horizontal" size="s" />
              {t('filters.open')}
              {applied > 0 && <span className={styles.badge}>{applied}</span>}
            </Button>
            <SortForm
              action={`${PREFIX_OF[useLocale()]}${path}`}
              carried={carried}
              current={readSort(search.sort ?? '')}
            />
          </div>
        </div>
        <VisuallyHidden as="p" role="status">
          {free === null ? t('foundAll', { count: total }) : t('found', { count: total, free })}
        </VisuallyHidden>
        <AppliedFilters address={address} path={path} />
        {children}
        <PageLinks address={{ search, filters }} page={page} pages={pages} path={path} />
      </div>
    </div>
  )
}
