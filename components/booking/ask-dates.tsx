import { Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { CarStage } from '@/components/cars/car-stage'
import { FAULT_ID, RentalFaultNote } from '@/components/results/rental-fault-note'
import { RentalForm } from '@/components/results/rental-form'
import { stepHref } from '@/lib/bookings/steps'
import type { Car } from '@/lib/cars/car'
import { firstDate, suggestedSearch } from '@/lib/cars/suggested-search'
import { formatPhone, telHref } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { hasDates, type RentalFault, type SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { Settings } from '@/provider/contract/settings'
import { BookingSteps } from './booking-steps'

type Props = {
  car: Car
  fields: SearchFields
  places: Place[]
  settings: Settings
  now: Date
  fault: RentalFault | null
}

/** Booking begins with dates; refused ones are explained beside the form that changes them. */
export function AskDates({ car, fields, places, settings, now, fault }: Props) {
  const t = useTranslations('booking')
  const { rules, main_phone: phone } = settings
  return (
    <div className="wrap">
      <BookingSteps current="dates" fields={fields} slug={car.slug} />
      <div className="bk">
        <div className="bk-main">
          <div>
            <h1>{fault ? t('page.fixDates') : t('page.chooseDates')}</h1>
            <p className="muted lead">{t('page.chooseDatesLead', { name: car.name })}</p>
          </div>
          {fault === 'pickup_too_soon' && <TooSoon hours={rules.minHoursBeforePickup} phone={phone} />}
          {fault && <RentalFaultNote fault={fault} now={now} phone={phone} rules={rules} />}
          <section className="panel">
            <DatesForm
              fault={fault}
              fields={hasDates(fields) ? fields : suggestedSearch(now, rules)}
              now={now}
              places={places}
              rules={rules}
              slug={car.slug}
            />
          </section>
          <Link className="link" href={`/rent/${car.slug}/`}>
            {car.name}
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

type FormProps = Pick<Props, 'fields' | 'places' | 'now' | 'fault'> & {
  slug: string
  rules: Settings['rules']
  tone?: 'primary' | 'dark'
}

/** Dates and places of one car: leads back to the car's own booking. Class and sort belong to the list. */
export function DatesForm({ slug, fields, places, now, rules, fault, tone = 'primary' }: FormProps) {
  const t = useTranslations('booking.page')
  const locale = useLocale()
  return (
    <RentalForm
      action={`${PREFIX_OF[locale]}${stepHref(slug, {}).replace(/\?$/, '')}`}
      fault={fault}
      faultId={FAULT_ID}
      minDate={firstDate(now, rules)}
      places={places}
      submit={t('showPrice')}
      tone={tone}
      values={{ ...fields, class: '', sort: '' }}
    />
  )
}

function TooSoon({ hours, phone }: { hours: number; phone: string }) {
  const t = useTranslations('booking.soon')
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('title')}</h2>
      <p>{t('text', { hours })}</p>
      <a className="btn dark" href={telHref(phone)}>
        <Phone aria-hidden className="ic" />
        {t('call', { phone: formatPhone(phone) })}
      </a>
    </section>
  )
}
