import './filters.css'
import './results.css'
import { useLocale, useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import { useRentalRange } from '@/components/cars/rental-range'
import type { Catalogue, NearestRental } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { NO_FILTERS } from '@/lib/search/filter-params'
import { appliedFilters, type ListAddress, listQuery } from '@/lib/search/list-address'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import { BlockingFilters } from './blocking-filters'
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
    <div className="nothing">
      {total === 0 && appliedFilters(address.filters).length > 0 && (
        <BlockingFilters address={address} facets={facets} path={PATH} />
      )}
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="panel stack">
          <h2 id="nearest">{t('empty.datesHeading')}</h2>
          <p>{t('empty.datesText')}</p>
          <ul className="ways">
            {nearest.map((one) => (
              <li key={one.pickup.toISOString()}>
                <NearestLink address={address} nearest={one} rental={rental} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <OtherWays
        advice={allWithDriver ? t('withDriverAdvice') : t('nothingFreeAdvice')}
        allHref={`${PATH}${listQuery({ search: { ...address.search, class: '' }, filters: NO_FILTERS })}`}
        phone={phone}
        rental={rental}
      />
      {similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">{t('empty.similarHeading')}</h2>
          <div className="cards">
            {similar.map((car) => (
              <CarCard car={car} key={car.slug} query={searchQuery(rentalFields(rental, promo))} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

type NearestProps = { nearest: NearestRental; address: ListAddress; rental: Rental }

/** The same search on other dates. */
function NearestLink({ nearest, address: { search, filters }, rental }: NearestProps) {
  const t = useTranslations('cars.empty')
  const locale = useLocale()
  const { pickup, dropoff, models, fromTotalKop } = nearest
  const moved = { ...search, ...rentalFields({ ...rental, pickup, dropoff }, search.promo) }
  return (
    <Link className="link" href={`${PATH}${listQuery({ search: moved, filters: { ...filters, page: '' } })}`}>
      {t('nearest', {
        dates: useRentalRange()(nearest),
        count: models,
        amount: formatRoubles(fromTotalKop, locale),
      })}
    </Link>
  )
}
