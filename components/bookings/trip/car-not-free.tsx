import { useLocale, useTranslations } from 'next-intl'
import { BookingHead } from '@/components/bookings/summary/booking-head'
import { OfferTerms } from '@/components/offers/offer-terms'
import { Container } from '@/components/ui/container/container'
import { WaitlistOffer } from '@/components/waitlist/waitlist-offer'
import type { CarPage } from '@/lib/cars/car'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { seasonMonths } from '@/lib/cars/season-months'
import { formatPhone } from '@/lib/format/phone'
import { type Choice, choiceFields } from '@/lib/options/choice'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, searchQuery, withCash } from '@/lib/search/search-params'
import type { OffersResponse } from '@/provider/contract/offers'
import { DatesPanel } from './dates-panel'
import { OtherCars } from './other-cars'
import styles from './trip.module.css'

type Props = ChosenCar & { rental: Rental; choice: Choice; offer: OffersResponse['items'][number] | null }

/** The car cannot be had on these dates: why, what instead, and other dates. */
export function CarNotFree({ car, rental, choice, places, settings, now, offer }: Props) {
  const t = useTranslations('bookings')
  const fields = rentalFields(rental)
  return (
    <Container>
      <div className={styles.taken}>
        <BookingHead
          lead={<Reason car={car} phone={settings.main_phone} />}
          role="alert"
          title={t('gone.title', { name: car.name })}
        />
        <OfferTerms offer={offer} />
        {car.reason === 'taken' && (
          <p>
            <WaitlistOffer car={car} query={searchQuery(fields)} size="touch" variant="soft" />
          </p>
        )}
        <OtherCars
          cars={car.alternatives}
          query={withCash(searchQuery({ ...fields, promo: choice.promo }), choice.cash)}
        />
        <DatesPanel
          carried={choiceFields(choice)}
          id="other-dates"
          now={now}
          path={`/booking-online/${car.slug}/`}
          places={places}
          settings={settings}
          submit={t('page.showPrice')}
          title={t('page.fixDates')}
          values={fields}
        />
      </div>
    </Container>
  )
}

function Reason({ car, phone }: { car: CarPage; phone: string }) {
  const t = useTranslations('bookings.gone')
  const months = seasonMonths(car.rentalMonths, useLocale())
  if (car.reason === 'with_driver') return t('withDriver', { phone: formatPhone(phone) })
  if (car.reason === 'season' && months) return t('season', { months })
  return t('taken')
}
