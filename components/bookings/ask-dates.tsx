import { useLocale, useTranslations } from 'next-intl'
import { CarStage } from '@/components/cars/car-stage'
import { RentalFaultNote } from '@/components/search/rental-fault-note'
import { RentalForm } from '@/components/search/rental-form'
import { type Choice, choiceFields } from '@/lib/bookings/choice'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { Link } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { firstDate } from '@/lib/search/first-pickup'
import type { RentalFault } from '@/lib/search/rental-fault'
import type { SearchFields } from '@/lib/search/search-params'
import { suggestedSearch } from '@/lib/search/suggested-search'
import type { Place } from '@/provider/contract/places'
import type { BranchRules } from '@/provider/contract/settings'
import { BookingSteps } from './booking-steps'
import { CallUs } from './call-us'

type Props = ChosenCar & { choice: Choice }

/** Booking begins with dates; refused ones are explained beside the form that changes them. */
export function AskDates({ car, choice, values, places, settings, now, fault }: Props) {
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
          {fault && <RentalFaultNote fault={fault} now={now} phone={phone} rules={rules} />}
          {fault === 'pickup_too_soon' && <CallUs name={car.name} phone={phone} rules={rules} />}
          <section className="panel">
            <DatesForm
              choice={choice}
              fault={fault}
              now={now}
              places={places}
              rules={rules}
              slug={car.slug}
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

type FormProps = {
  slug: string
  values: Omit<SearchFields, 'class' | 'sort'>
  places: Place[]
  now: Date
  rules: BranchRules
  /** Options and code that go along. */
  choice: Choice
  fault?: RentalFault | undefined
  tone?: 'primary' | 'dark'
}

/** Dates and places of one car: leads back to the car's own booking. Class and sort belong to the list. */
export function DatesForm({ slug, values, places, now, rules, choice, fault, tone = 'primary' }: FormProps) {
  const t = useTranslations('bookings.page')
  const locale = useLocale()
  return (
    <RentalForm
      action={`${PREFIX_OF[locale]}/booking-online/${slug}/`}
      carried={choiceFields(choice)}
      fault={fault ?? null}
      minDate={firstDate(now, rules)}
      places={places}
      submit={t('showPrice')}
      tone={tone}
      values={{ ...values, class: '', sort: '', promo: '' }}
    />
  )
}
