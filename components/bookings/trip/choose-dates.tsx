import { useTranslations } from 'next-intl'
import { CallUs } from '@/components/bookings/status/call-us'
import { BookingColumns, BookingStack } from '@/components/bookings/summary/booking-columns'
import { BookingHead } from '@/components/bookings/summary/booking-head'
import { SummaryBox } from '@/components/bookings/summary/summary-box'
import { CarStage } from '@/components/cars/page/car-stage'
import { OfferTerms } from '@/components/offers/offer-terms'
import { RentalErrorNote } from '@/components/search/rental-error-note'
import { Container } from '@/components/ui/container/container'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { type Choice, choiceFields } from '@/lib/options/choice'
import { suggestedSearch } from '@/lib/search/suggested-search'
import type { OffersResponse } from '@/provider/contract/offers'
import { DatesForm } from './dates-form'
import { TooSoonNote } from './too-soon-note'
import styles from './trip.module.css'

type Props = ChosenCar & { choice: Choice; offer: OffersResponse['items'][number] | null }

/** Booking begins with dates; rejected ones are explained beside the form that changes them. */
export function ChooseDates({ car, choice, values, places, settings, now, error, offer }: Props) {
  const t = useTranslations('bookings')
  const { rules, main_phone: phone } = settings
  return (
    <Container>
      <div className={styles.dates}>
        <BookingColumns>
          <BookingStack>
            <BookingHead
              lead={t('page.chooseDatesLead', { name: car.name })}
              title={values ? t('page.fixDates') : t('page.chooseDates')}
            />
            {error === 'pickup_too_soon' ? (
              <>
                <TooSoonNote now={now} rules={rules} />
                <CallUs name={car.name} phone={phone} rules={rules} />
              </>
            ) : (
              error && <RentalErrorNote error={error} now={now} phone={phone} rules={rules} />
            )}
            <OfferTerms offer={offer} />
            <Panel>
              <DatesForm
                car={car.slug}
                carried={choiceFields(choice)}
                error={error ?? null}
                now={now}
                path={`/booking-online/${car.slug}/`}
                places={places}
                settings={settings}
                submit={t('page.showPrice')}
                values={values ?? suggestedSearch(now, rules)}
              />
            </Panel>
            <TextLink href={`/rent/${car.slug}/`}>{t('page.backTo', { name: car.name })}</TextLink>
          </BookingStack>
          <SummaryBox aria-label={t('trip.car')} isWideOnly picture={<CarStage car={car} />}>
            <Heading isSub>{car.name}</Heading>
          </SummaryBox>
        </BookingColumns>
      </div>
    </Container>
  )
}
