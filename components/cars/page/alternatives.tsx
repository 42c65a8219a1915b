import { useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import type { Car } from '@/lib/cars/car'

/** Free models for the same dates, those of the same class first. */
export function Alternatives({ cars, query }: { cars: Car[]; query: string }) {
  const t = useTranslations('cars')
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives">{t('alternatives')}</h2>
      <div className="cards">
        {cars.map((car) => (
          <CarCard car={car} key={car.slug} query={query} />
        ))}
      </div>
    </section>
  )
}
