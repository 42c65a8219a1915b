import { useTranslations } from 'next-intl'
import { CarCard, type CarCardProps } from '@/components/cars/card/car-card'
import { Heading } from '@/components/ui/heading/heading'
import { Stack } from '@/components/ui/stack/stack'
import type { Catalogue } from '@/lib/cars/car'
import { NO_FILTERS } from '@/lib/search/filter-params'
import { appliedFilters, type ListAddress, listQuery } from '@/lib/search/list-address'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, searchQuery, withCash } from '@/lib/search/search-params'
import { BlockingFilters } from './blocking-filters'
import styles from './list-frame.module.css'
import { NearestDates } from './nearest-dates'
import { OtherWays } from './other-ways'

type Props = { catalogue: Catalogue; address: ListAddress; rental: Rental; phone: string } & Pick<
  CarCardProps,
  'cashUses' | 'rates'
>

const PATH = '/booking-online/'

/** Nothing can be booked: what blocks it, and the ways out of each. */
export function NothingFree({ catalogue, address, rental, phone, ...sums }: Props) {
  const t = useTranslations('cars')
  const { cars, facets, total, nearest, similar } = catalogue
  const query = withCash(searchQuery(rentalFields(rental, address.search.promo)), address.filters.cash !== '')
  const allWithDriver = cars.length > 0 && cars.every((car) => !car.selfDrive)
  return (
    <Stack gap={20}>
      <NearestDates address={address} nearest={nearest} rental={rental} />
      {appliedFilters(address.filters).length > 0 && (
        <BlockingFilters address={address} facets={facets} isAlone={total === 0} path={PATH} />
      )}
      <OtherWays
        advice={allWithDriver ? t('withDriverAdvice') : t('nothingFreeAdvice')}
        allHref={`${PATH}${listQuery({ search: { ...address.search, class: '' }, filters: NO_FILTERS })}`}
        phone={phone}
        rental={rental}
      />
      {similar.length > 0 && (
        <Stack aria-labelledby="similar" as="section" gap={20}>
          <Heading id="similar" size="l">
            {t('empty.similarHeading')}
          </Heading>
          <div className={styles.cards}>
            {similar.map((car) => (
              <CarCard {...sums} car={car} key={car.slug} query={query} />
            ))}
          </div>
        </Stack>
      )}
    </Stack>
  )
}
