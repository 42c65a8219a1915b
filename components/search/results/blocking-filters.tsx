import { useTranslations } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { TextLink } from '@/components/ui/text-link/text-link'
import { NO_FILTERS } from '@/lib/search/filter-params'
import {
  type AppliedFilter,
  appliedFilters,
  type ListAddress,
  listQuery,
  withoutFilter,
} from '@/lib/search/list-address'
import type { Facet } from '@/provider/contract/cars'
import { useFilterName } from './filter-groups'
import styles from './nothing-free.module.css'

type Props = {
  path: string
  address: ListAddress
  facets: Facet[]
  /** The filters alone leave no car; false: they only narrow what cannot be booked anyway. */
  isAlone?: boolean
}

/** Filters that leave nothing together: each can be dropped, with what that gives where it is known. */
export function BlockingFilters({ path, address: { search, filters }, facets, isAlone = true }: Props) {
  const t = useTranslations('cars')
  const nameOf = useFilterName()
  return (
    <Panel aria-labelledby="blocking" flow="stack">
      <Heading id="blocking" size="l">
        {isAlone ? t('empty.filtersHeading') : t('empty.filtersNarrow')}
      </Heading>
      <p>{isAlone ? t('empty.filtersText') : t('empty.filtersNarrowText')}</p>
      <ul className={styles.ways}>
        {appliedFilters(filters).map((filter) => {
          const count = modelsWithout(filter, facets)
          const name = nameOf(filter)
          return (
            <li key={`${filter.name}=${filter.value}`}>
              <TextLink
                href={`${path}${listQuery({ search, filters: withoutFilter(filters, filter) })}`}
                scroll={false}
              >
                {count > 0 ? t('empty.dropGives', { name, count }) : t('empty.drop', { name })}
              </TextLink>
            </li>
          )
        })}
        <li>
          <TextLink href={`${path}${listQuery({ search, filters: NO_FILTERS })}`} scroll={false}>
            {t('filters.resetAll')}
          </TextLink>
        </li>
      </ul>
    </Panel>
  )
}

/**
 * A model has one fuel, one drive …: the values of such a filter together are all that it could leave. Filters whose
 * values overlap, and those with several values ticked, promise no number.
 */
function modelsWithout({ name }: AppliedFilter, facets: Facet[]): number {
  if (name === 'winter' || name === 'noDeposit' || name === 'cash' || name === 'driverAge') return 0
  const facet = facets.find((one) => one.name === name)
  return facet?.values.reduce((sum, { count }) => sum + count, 0) ?? 0
}
