import { useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import type { Car } from '@/lib/cars/car'

type Props = {
  cars: Car[]
  query: string
  /** Below a model, beside its booking box. */
  isBeside?: boolean
}

/** Free models for the same dates, those of the same class first. */
export function Alternatives({ cars, query, isBeside = false }: Props) {
  const t = useTranslations('cars')
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="alternatives">
      <Heading id="alternatives" isSub={isBeside}>
        {t('alternatives')}
      </Heading>
      <CardGrid as="div" isDense={isBeside} min="l">
        {cars.map((car) => (
          <CarCard car={car} key={car.slug} query={query} />
        ))}
      </CardGrid>
    </section>
  )
}
