import { useTranslations } from 'next-intl'
import { FIRST_CARDS, ListedCar } from '@/components/cars/card/listed-car'
import type { Catalogue } from '@/lib/cars/car'
import { readClass } from '@/lib/search/class-and-sort'
import type { ListAddress } from '@/lib/search/list-address'
import { withCash } from '@/lib/search/search-params'
import type { CashUses } from '@/provider/contract/rules/payments/cash-to-bring'
import { BlockingFilters } from './blocking-filters'
import { CashListNote } from './cash-list-note'
import { ListFrame } from './list-frame'
import styles from './list-frame.module.css'
import { moreIdOf } from './more-id'

type Props = { address: ListAddress; catalogue: Catalogue; cashUses: CashUses }

/** The fleet without dates, narrowed and in order; where nothing is left, which filters to take off. */
export function FleetList({ address, catalogue, cashUses }: Props) {
  const t = useTranslations('cars')
  const { cars, facets, total } = catalogue
  const isCash = address.filters.cash !== ''
  return (
    <ListFrame
      address={address}
      catalogue={catalogue}
      heading={<h2>{t(`carsOf.${readClass(address.search.class ?? '') || 'all'}`, { count: total })}</h2>}
      note={isCash && <CashListNote hasDates={false} uses={cashUses} />}
      path="/rent/"
    >
      {total === 0 && <BlockingFilters address={address} facets={facets} path="/rent/" />}
      <div className={styles.cards}>
        {cars.map((car, index) => (
          <ListedCar
            car={car}
            id={moreIdOf(catalogue, car)}
            isFirst={index < FIRST_CARDS}
            key={car.slug}
            query={withCash('', isCash)}
          />
        ))}
      </div>
    </ListFrame>
  )
}
