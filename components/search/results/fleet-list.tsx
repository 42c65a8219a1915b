import { useTranslations } from 'next-intl'
import { FIRST_CARDS, ListedCar } from '@/components/cars/card/listed-car'
import type { Catalogue } from '@/lib/cars/car'
import { readClass } from '@/lib/search/class-and-sort'
import type { ListAddress } from '@/lib/search/list-address'
import { BlockingFilters } from './blocking-filters'
import { ListFrame } from './list-frame'
import styles from './list-frame.module.css'
import { moreIdOf } from './more-id'

/** The fleet without dates, narrowed and in order; where nothing is left, which filters to take off. */
export function FleetList({ address, catalogue }: { address: ListAddress; catalogue: Catalogue }) {
  const t = useTranslations('cars')
  const { cars, facets, total } = catalogue
  return (
    <ListFrame
      address={address}
      catalogue={catalogue}
      heading={<h2>{t(`carsOf.${readClass(address.search.class ?? '') || 'all'}`, { count: total })}</h2>}
      path="/rent/"
    >
      {total === 0 && <BlockingFilters address={address} facets={facets} path="/rent/" />}
      <div className={styles.cards}>
        {cars.map((car, index) => (
          <ListedCar car={car} id={moreIdOf(catalogue, car)} isFirst={index < FIRST_CARDS} key={car.slug} />
        ))}
      </div>
    </ListFrame>
  )
}
