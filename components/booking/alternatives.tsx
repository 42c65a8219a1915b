import { useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/car-card'
import type { Car } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'

type Props = { cars: Car[]; query: string }

/** Up to three free cars of the class; the dates go along. */
export function Alternatives({ cars, query }: Props) {
  const t = useTranslations('booking')
  return (
    <section aria-labelledby="alternatives" className="stack">
      <h2 className="h-sub" id="alternatives">
        {cars.length > 0 ? t('gone.alternatives') : t('gone.noAlternatives')}
      </h2>
      {cars.length > 0 && (
        <div className="cards">
          {cars.map((car) => (
            <CarCard car={car} key={car.slug} query={query} />
          ))}
        </div>
      )}
      <p>
        <Link className="btn line" href={`/booking-online/${query}`}>
          {t('page.otherCars')}
        </Link>
      </p>
    </section>
  )
}
