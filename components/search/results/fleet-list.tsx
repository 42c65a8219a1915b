import { useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import type { Catalogue } from '@/lib/cars/car'
import type { ListAddress } from '@/lib/search/list-address'
import { BlockingFilters } from './blocking-filters'
import { ListFrame } from './list-frame'

/** The fleet without dates, narrowed and in order; where nothing is left, which filters to take off. */
export function FleetList({ address, catalogue }: { address: ListAddress; catalogue: Catalogue }) {
  const t = useTranslations('cars')
  const { cars, facets, total } = catalogue
  return (
    <ListFrame
      address={address}
      catalogue={catalogue}
      heading={<Heading size="l">{t('modelsCount', { count: total })}</Heading>}
      path="/rent/"
    >
      {total === 0 && <BlockingFilters address={address} facets={facets} path="/rent/" />}
      <CardGrid as="div" min="l">
        {cars.map((car) => (
          <CarCard car={car} key={car.slug} />
        ))}
      </CardGrid>
    </ListFrame>
  )
}
