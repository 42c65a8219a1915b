import { useLocale, useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import { useRentalRange } from '@/components/cars/rental-range'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Stack } from '@/components/ui/stack/stack'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { Catalogue, NearestRental } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { NO_FILTERS } from '@/lib/search/filter-params'
import { appliedFilters, type ListAddress, listQuery } from '@/lib/search/list-address'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import { BlockingFilters } from './blocking-filters'
import styles from './nothing-free.module.css'
import { OtherWays } from './other-ways'

type Props = { catalogue: Catalogue; address: ListAddress; rental: Rental; phone: string }

const PATH = '/booking-online/'

/** Nothing can be booked: what blocks it, and the ways out of each. */
export function NothingFree({ catalogue, address, rental, phone }: Props) {
  const t = useTranslations('cars')
  const { cars, facets, total, nearest, similar } = catalogue
  const promo = address.search.promo ?? ''
  const allWithDriver = cars.length > 0 && cars.every((car) => !car.selfDrive)
  return (
    <Stack gap={20}>
      {total === 0 && appliedFilters(address.filters).length > 0 && (
        <BlockingFilters address={address} facets={facets} path={PATH} />
      )}
      {nearest.length > 0 && (
        <Panel aria-labelledby="nearest" flow="stack">
          <Heading id="nearest" size="l">
            {t('empty.datesHeading')}
          </Heading>
          <p>{t('empty.datesText')}</p>
          <ul className={styles.ways}>
            {nearest.map((one) => (
              <li key={one.pickup.toISOString()}>
                <NearestLink address={address} nearest={one} rental={rental} />
              </li>
            ))}
          </ul>
        </Panel>
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
          <CardGrid as="div" min="l">
            {similar.map((car) => (
              <CarCard car={car} key={car.slug} query={searchQuery(rentalFields(rental, promo))} />
            ))}
          </CardGrid>
        </Stack>
      )}
    </Stack>
  )
}

type NearestProps = { nearest: NearestRental; address: ListAddress; rental: Rental }

/** The same search on other dates. */
function NearestLink({ nearest, address: { search, filters }, rental }: NearestProps) {
  const t = useTranslations('cars.empty')
  const locale = useLocale()
  const { pickup, dropoff, models, fromTotalKop } = nearest
  const nearestSearch = { ...search, ...rentalFields({ ...rental, pickup, dropoff }, search.promo) }
  return (
    <TextLink href={`${PATH}${listQuery({ search: nearestSearch, filters: { ...filters, page: '' } })}`}>
      {t('nearest', {
        dates: useRentalRange()(nearest),
        count: models,
        amount: formatRoubles(fromTotalKop, locale),
      })}
    </TextLink>
  )
}
