import { useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import type { Car } from '@/lib/cars/car'
import styles from './results-list.module.css'

type Props = {
  cars: Car[]
  /** `?from=…`, carried on to the car and the booking. */
  query: string
}

/** Cars that can be booked first, then those that cannot, each with its reason. */
export function ResultsList({ cars, query }: Props) {
  const t = useTranslations('cars')
  const { free, taken } = splitByAvailability(cars)
  return (
    <>
      {free.length > 0 && (
        <CardGrid as="div" min="l">
          {free.map((car) => (
            <CarCard car={car} heading="h2" key={car.slug} query={query} />
          ))}
        </CardGrid>
      )}
      {taken.length > 0 && (
        <section aria-labelledby="taken" className={styles.taken}>
          <Heading id="taken" size="l">
            {t('takenHeading')}
          </Heading>
          <CardGrid as="div" min="l">
            {taken.map((car) => (
              <CarCard car={car} key={car.slug} query={query} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  )
}

/** Cars that can be booked, then the rest; the order inside each part stays. */
function splitByAvailability(cars: Car[]): { free: Car[]; taken: Car[] } {
  return { free: cars.filter((car) => car.available), taken: cars.filter((car) => !car.available) }
}
