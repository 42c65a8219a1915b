import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { NO_FILTERS } from '@/lib/search/filter-params'
import { appliedFilters, type ListAddress, listQuery, withoutFilter } from '@/lib/search/list-address'
import styles from './applied-filters.module.css'
import { useFilterName } from './filter-groups'

/** Filters that are on, each a link to the list without it. */
export function AppliedFilters({ path, address: { search, filters } }: { path: string; address: ListAddress }) {
  const t = useTranslations('cars.filters')
  const nameOf = useFilterName()
  const applied = appliedFilters(filters)
  if (applied.length === 0) return null
  return (
    <ul aria-label={t('applied')} className={styles.filters}>
      {applied.map((filter) => (
        <li key={`${filter.name}=${filter.value}`}>
          <Link
            aria-label={t('remove', { name: nameOf(filter) })}
            className={styles.chip}
            href={`${path}${listQuery({ search, filters: withoutFilter(filters, filter) })}`}
            scroll={false}
          >
            {nameOf(filter)}
            <Icon of="x" size="s" />
          </Link>
        </li>
      ))}
      <li>
        <Button href={`${path}${listQuery({ search, filters: NO_FILTERS })}`} scroll={false} size="s" variant="ghost">
          {t('resetAll')}
        </Button>
      </li>
    </ul>
  )
}
