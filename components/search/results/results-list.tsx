import { useTranslations } from 'next-intl'
import type { CarCardProps } from '@/components/cars/card/car-card'
import { FIRST_CARDS, ListedCar } from '@/components/cars/card/listed-car'
import { Heading } from '@/components/ui/heading/heading'
import type { Car, Catalogue } from '@/lib/cars/car'
import styles from './list-frame.module.css'
import { moreIdOf } from './more-id'
import listStyles from './results-list.module.css'

type Props = {
  catalogue: Pick<Catalogue, 'cars' | 'perPage'>
  /** `?from=…`, carried on to the car and the booking. */
  query: string
} & Pick<CarCardProps, 'cashUses' | 'rates'>

/** Cars that can be booked first, then those that cannot, each with its reason. */
export function ResultsList({ catalogue, query, ...sums }: Props) {
  const t = useTranslations('cars')
  const { free, taken } = splitByAvailability(catalogue.cars)
  return (
    <>
      {free.length > 0 && (
        <div className={styles.cards}>
          {free.map((car, index) => (
            <ListedCar
              {...sums}
              car={car}
              heading="h2"
              id={moreIdOf(catalogue, car)}
              isFirst={index < FIRST_CARDS}
              key={car.slug}
              query={query}
            />
          ))}
        </div>
      )}
      {taken.length > 0 && (
        <section aria-labelledby="taken" className={listStyles.taken}>
          <Heading id="taken" isSub>
            {t('takenHeading')}
          </Heading>
          <div className={styles.cards}>
            {taken.map((car) => (
              <ListedCar car={car} id={moreIdOf(catalogue, car)} key={car.slug} query={query} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** Cars that can be booked, then the rest; the order inside each part stays. */
function splitByAvailability(cars: Car[]): { free: Car[]; taken: Car[] } {
  return { free: cars.filter((car) => car.available), taken: cars.filter((car) => !car.available) }
}
