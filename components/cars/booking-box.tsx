import { CircleCheck, Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { RentalFaultNote } from '@/components/search/rental-fault-note'
import { RentalForm } from '@/components/search/rental-form'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { firstDate } from '@/lib/search/first-pickup'
import { suggestedSearch } from '@/lib/search/suggested-search'
import { CarPrice } from './car-price'
import type { CarViewProps } from './car-view-props'
import { RentalDatesLine } from './rental-dates-line'
import { UnavailableNote } from './unavailable-note'

type Props = CarViewProps & {
  /** `?from=…` of the dates asked. */
  query: string
}

/** Dates in, answer out: free with the lines of the price, or not and why. */
export function BookingBox({ car, now, places, settings, values, fault, query, rental }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const free = car.selfDrive && car.available === true
  const form = (
    <RentalForm
      action={`${PREFIX_OF[locale]}/rent/${car.slug}/`}
      fault={fault ?? null}
      minDate={firstDate(now, settings.rules)}
      places={places}
      submit={t('showPrice')}
      tone={free ? 'dark' : 'primary'}
      values={values ?? suggestedSearch(now, settings.rules)}
    />
  )
  return (
    <aside aria-labelledby="dates" className="sum">
      <div className="in">
        <h2 id="dates">{car.selfDrive ? t('yourDates') : t('orderByPhone')}</h2>
        {fault && <RentalFaultNote fault={fault} now={now} phone={settings.main_phone} rules={settings.rules} />}
        {car.available === false || !car.selfDrive ? <UnavailableNote car={car} /> : null}
        {!car.selfDrive && (
          <PhoneLink className="btn primary num" phone={settings.main_phone}>
            <Phone className="ic" />
            {formatPhone(settings.main_phone)}
          </PhoneLink>
        )}
        {free && car.price ? (
          <>
            <p className="note free">
              <CircleCheck className="ic" />
              {t('freeForDates')}
            </p>
            {rental && <RentalDatesLine places={places} rental={rental} />}
            <QuoteLines locale={locale} price={car.price} />
            <Link className="btn primary lg block" href={`/booking-online/${car.slug}/${query}`}>
              {t('book')}
            </Link>
            <details>
              <summary className="btn ghost">{t('changeDates')}</summary>
              {form}
            </details>
          </>
        ) : null}
        {!free && car.selfDrive && (
          <>
            {car.available === null && <CarPrice car={car} />}
            {form}
          </>
        )}
      </div>
    </aside>
  )
}
