import '@/components/bookings/summary/summary.css'
import { useTranslations } from 'next-intl'
import { CallUs } from '@/components/bookings/status/call-us'
import { BookingSteps } from '@/components/bookings/summary/booking-steps'
import { CarStage } from '@/components/cars/page/car-stage'
import { OfferTerms } from '@/components/offers/offer-terms'
import { RentalFaultNote } from '@/components/search/rental-fault-note'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { Link } from '@/lib/i18n/navigation'
import { type Choice, choiceFields } from '@/lib/options/choice'
import { suggestedSearch } from '@/lib/search/suggested-search'
import type { OffersResponse } from '@/provider/contract/offers'
import { DatesForm } from './dates-form'
import { TooSoonNote } from './too-soon-note'

type Props = ChosenCar & { choice: Choice; offer: OffersResponse['items'][number] | null }

/** Booking begins with dates; refused ones are explained beside the form that changes them. */
export function AskDates({ car, choice, values, places, settings, now, fault, offer }: Props) {
  const t = useTranslations('bookings')
  const { rules, main_phone: phone } = settings
  return (
    <div className="wrap">
      <BookingSteps current="dates" slug={car.slug} />
      <div className="bk">
        <div className="bk-main">
          <div>
            <h1>{fault ? t('page.fixDates') : t('page.chooseDates')}</h1>
            <p className="muted lead">{t('page.chooseDatesLead', { name: car.name })}</p>
          </div>
          {fault === 'pickup_too_soon' ? (
            <>
              <TooSoonNote now={now} rules={rules} />
              <CallUs name={car.name} phone={phone} rules={rules} />
            </>
          ) : (
            fault && <RentalFaultNote fault={fault} now={now} phone={phone} rules={rules} />
          )}
          <OfferTerms offer={offer} />
          <section className="panel">
            <DatesForm
              carried={choiceFields(choice)}
              fault={fault ?? null}
              now={now}
              path={`/booking-online/${car.slug}/`}
              places={places}
              settings={settings}
              submit={t('page.showPrice')}
              values={values ?? suggestedSearch(now, rules)}
            />
          </section>
          <Link className="link" href={`/rent/${car.slug}/`}>
            {t('page.backTo', { name: car.name })}
          </Link>
        </div>
        <aside aria-label={t('trip.car')} className="sum desk">
          <CarStage car={car} />
          <div className="in">
            <h2>{car.name}</h2>
          </div>
        </aside>
      </div>
    </div>
  )
}
