import { useTranslations } from 'next-intl'
import { ColourSwatches } from '@/components/cars/card/colour-swatches'
import { FavouriteHeart } from '@/components/cars/favourites/favourite-heart'
import { CarStage } from '@/components/cars/page/car-stage'
import { Button } from '@/components/ui/button/button'
import { BareCard } from '@/components/ui/card/bare-card'
import { Heading } from '@/components/ui/heading/heading'
import type { Car } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'
import type { CashUses } from '@/provider/contract/rules/payments/cash-to-bring'
import type { ExchangeRates } from '@/provider/contract/settings'
import { CarNotes } from './car-notes'
import { CarSpecLines } from './car-spec-lines'
import { CarTags } from './car-tags'
import styles from './card.module.css'
import { CardPrice } from './card-price'

export type CarCardProps = {
  car: Car
  /** `?from=…` of the dates asked, carried on to the car and the booking; empty without dates. */
  query?: string
  heading?: 'h2' | 'h3'
  /** What the branch takes in cash, where the sum in cash was asked for. */
  cashUses?: CashUses | null
  /** The total also as the reader counts. */
  rates?: ExchangeRates | null
  /** Among the first two of a list: its photo is in the first view. */
  isFirst?: boolean
  /** Where a list that grew goes on. */
  id?: string | undefined
}

/** One model that can be booked: with dates its total, without dates its price a day. */
export function CarCard({ car, query = '', heading = 'h3', id, isFirst = false, ...sums }: CarCardProps) {
  const t = useTranslations('cars')
  return (
    <BareCard id={id}>
      <div className={styles.stage}>
        <CarStage car={car} isFirst={isFirst} size="list">
          <CarTags isOnStage tags={car.tags} />
        </CarStage>
        <FavouriteHeart car={car} query={query} />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <Heading level={heading === 'h2' ? 2 : 3}>
            <Link href={`/rent/${car.slug}/${query}`}>{car.name}</Link>
          </Heading>
          <ColourSwatches car={car} />
        </div>
        <CarSpecLines car={car} />
        <div className={styles.foot}>
          <CardPrice car={car} rates={sums.rates} />
          <Button aria-label={t('bookCar', { name: car.name })} href={`/booking-online/${car.slug}/${query}`}>
            {t('choose')}
          </Button>
        </div>
        <CarNotes {...sums} car={car} query={query} />
      </div>
    </BareCard>
  )
}
