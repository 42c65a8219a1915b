import { useTranslations } from 'next-intl'
import { Crumbs } from '@/components/layout/crumbs'
import { yearsOf } from '@/lib/cars/years'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import { Alternatives } from './alternatives'
import { BookingBox } from './booking-box'
import { CarAttributes } from './car-attributes'
import { CarBar } from './car-bar'
import { CarStage } from './car-stage'
import { CarTags } from './car-tags'
import type { CarViewProps } from './car-view-props'
import { PriceByTerm } from './price-by-term'
import { RentalNeeds } from './rental-needs'
import { SeasonPricesTable } from './season-prices'

/** The page of one model. */
export function CarView(props: CarViewProps) {
  const { car, settings, rental } = props
  const t = useTranslations('cars')
  const query = rental ? searchQuery(rentalFields(rental)) : ''
  return (
    <div className="wrap">
      <Crumbs
        here={car.name}
        parents={[
          { href: '/rent/', name: t('fleet') },
          { href: `/rent/?class=${car.classId}`, name: car.className },
        ]}
      />
      <div className="car-cols">
        <div className="car-main">
          <CarStage car={car} size="big">
            <CarTags tags={car.tags} />
          </CarStage>
          <div>
            <h1>{car.name}</h1>
            <p className="muted">{t('kindAndYears', { kind: t(`kind.${car.classId}`), years: yearsOf(car) })}</p>
          </div>
          <p className="description">{car.description}</p>
        </div>
        <BookingBox {...props} query={query} />
        <div className="car-more">
          {car.available === false && <Alternatives cars={car.alternatives} query={query} />}
          <PriceByTerm car={car} />
          <CarAttributes car={car} maxDriverAge={settings.rules.maxDriverAge} />
          <SeasonPricesTable rows={car.prices} />
          <RentalNeeds car={car} documents={settings.documents} rules={settings.rules} />
        </div>
      </div>
      <CarBar car={car} query={query} />
    </div>
  )
}
