import { useTranslations } from 'next-intl'
import { CarPicture } from '@/components/cars/card/car-picture'
import type { CarPage } from '@/lib/cars/car'
import { useListFormat } from '@/lib/i18n/use-list-format'
import styles from './ground-line.module.css'

/** Of the person beside the cars. */
const PERSON_METRES = 1.75

/** The cars and a person on one line and to one scale: which is the larger one is seen, not read. */
export function GroundLine({ cars }: { cars: CarPage[] }) {
  const t = useTranslations('cars.compare')
  const height = t('person', { metres: PERSON_METRES })
  const names = useListFormat().list(cars.map(({ name }) => name))
  return (
    <div aria-label={t('sizes', { cars: names, height })} className={styles.ground} role="img">
      <figure>
        <svg aria-hidden="true" data-look="person" viewBox="0 0 70 238">
          <circle cx="35" cy="16" r="15" />
          <path d="M35 34c-15 0-22 8-22 20l-3 50c0 8 10 8 11 1l4-34v44l-5 74c0 13 13 13 14 1l1-66 1 66c1 12 14 12 14-1l-5-74V71l4 34c1 7 11 7 11-1l-3-50c0-12-7-20-22-20Z" />
        </svg>
        <figcaption>{height}</figcaption>
      </figure>
      {cars.map((car) => (
        <figure key={car.slug}>
          <CarPicture car={car} isOnStage />
          <figcaption>
            <b>{car.name}</b>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
