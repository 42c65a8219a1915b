import { useTranslations } from 'next-intl'
import { ColourSwatches } from '@/components/cars/card/colour-swatches'
import { CarSpecs } from '@/components/cars/page/car-specs'
import { CarStage } from '@/components/cars/page/car-stage'
import { UnavailableWays } from '@/components/cars/page/unavailable-ways'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Heading } from '@/components/ui/heading/heading'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import type { Car } from '@/lib/cars/car'
import { yearsOf } from '@/lib/cars/years'
import { Link } from '@/lib/i18n/navigation'
import { CarFacts } from './car-facts'
import { CarPrice } from './car-price'
import { CarTags } from './car-tags'
import styles from './card.module.css'

const TAGS_ON_STAGE = 2

type Props = {
  car: Car
  /** `?from=…` of the dates asked, carried on to the car and the booking; empty without dates. */
  query?: string
  heading?: 'h2' | 'h3'
}

/** One model: with dates its total, without dates its price a day. A car that cannot be booked says why. */
export function CarCard({ car, query = '', heading = 'h3' }: Props) {
  const t = useTranslations('cars')
  const bookable = car.selfDrive && car.available !== false

  return (
    <Card as="article" isBare>
      <CarStage car={car} isFaded={!bookable}>
        <CarTags limit={TAGS_ON_STAGE} tags={car.tags} />
      </CarStage>
      <div className={styles.body} data-look={bookable ? undefined : 'faded'}>
        <div>
          <Row justify="between">
            <Heading isSub level={heading === 'h2' ? 2 : 3}>
              <Link href={`/rent/${car.slug}/${query}`}>{car.name}</Link>
            </Heading>
            <ColourSwatches car={car} />
          </Row>
          <Text size="s" tone="muted">
            {t('kindAndYears', { kind: t(`kind.${car.classId}`), years: yearsOf(car) })}
          </Text>
        </div>
        <CarSpecs car={car} />
        <CarFacts car={car} />
        <div className={styles.foot}>
          {bookable ? (
            <>
              <CarPrice car={car} />
              <Button aria-label={t('bookCar', { name: car.name })} href={`/booking-online/${car.slug}/${query}`}>
                {t('choose')}
              </Button>
            </>
          ) : (
            <UnavailableWays car={car} isOnCard query={query} />
          )}
        </div>
      </div>
    </Card>
  )
}
