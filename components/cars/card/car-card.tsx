import './card.css'
import { useTranslations } from 'next-intl'
import { CarSpecs } from '@/components/cars/page/car-specs'
import { CarStage } from '@/components/cars/page/car-stage'
import { UnavailableWays } from '@/components/cars/page/unavailable-ways'
import type { Car } from '@/lib/cars/car'
import { yearsOf } from '@/lib/cars/years'
import { Link } from '@/lib/i18n/navigation'
import { CarFacts } from './car-facts'
import { CarPrice } from './car-price'
import { CarTags } from './car-tags'

const TAGS_ON_STAGE = 2

type Props = {
  car: Car
  /** `?from=…` of the dates asked, carried on to the car and the booking; empty without dates. */
  query?: string
  heading?: 'h2' | 'h3'
}

/** One model: with dates its total, without dates its price a day. A car that cannot be booked says why. */
export function CarCard({ car, query = '', heading: Heading = 'h3' }: Props) {
  const t = useTranslations('cars')
  const bookable = car.selfDrive && car.available !== false

  return (
    <article className={bookable ? 'card' : 'card un'}>
      <CarStage car={car}>
        <CarTags limit={TAGS_ON_STAGE} tags={car.tags} />
      </CarStage>
      <div className="bd">
        <div>
          <Heading className="nm">
            <Link href={`/rent/${car.slug}/${query}`}>{car.name}</Link>
          </Heading>
          <p className="sub">{t('kindAndYears', { kind: t(`kind.${car.classId}`), years: yearsOf(car) })}</p>
        </div>
        <CarSpecs car={car} />
        <CarFacts car={car} />
        <div className="pr">
          {bookable ? (
            <>
              <CarPrice car={car} />
              <Link
                aria-label={t('bookCar', { name: car.name })}
                className="btn primary"
                href={`/booking-online/${car.slug}/${query}`}
              >
                {t('choose')}
              </Link>
            </>
          ) : (
            <UnavailableWays car={car} query={query} />
          )}
        </div>
      </div>
    </article>
  )
}
