import '@/components/bookings/summary/summary.css'
import { useLocale, useTranslations } from 'next-intl'
import { CarPrice } from '@/components/cars/card/car-price'
import { PhoneLink } from '@/components/layout/phone-link'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { PromoNote } from '@/components/search/promo-note'
import { RentalFaultNote } from '@/components/search/rental-fault-note'
import { RentalForm } from '@/components/search/rental-form'
import { Icon } from '@/components/ui/icon/icon'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { calendarRules } from '@/lib/search/calendar-rules'
import { firstDate } from '@/lib/search/first-pickup'
import { suggestedSearch } from '@/lib/search/suggested-search'
import type { CarViewProps } from './car-view-props'
import { RentalDatesLine } from './rental-dates-line'
import { UnavailableWays } from './unavailable-ways'

type Props = CarViewProps & {
  /** `?from=…` of the dates asked. */
  query: string
}

/** Dates in, answer out: free with the lines of the price, or not and why. */
export function BookingBox({ car, now, places, settings, values, fault, query, rental }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const phone = settings.main_phone
  const free = car.selfDrive && car.available === true
  const form = (
    <RentalForm
      action={`${PREFIX_OF[locale]}/rent/${car.slug}/`}
      asksPromo
      calendar={calendarRules(now, settings.rules, phone)}
      fault={fault ?? null}
      look="column"
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
        {fault && <RentalFaultNote fault={fault} now={now} phone={phone} rules={settings.rules} />}
        {car.available === false || !car.selfDrive ? <UnavailableWays car={car} query={query} /> : null}
        {!car.selfDrive && (
          <PhoneLink className="btn primary num" phone={phone}>
            <Icon of="phone" />
            {formatPhone(phone)}
          </PhoneLink>
        )}
        {car.promo && <PromoNote promo={car.promo} />}
        {free && car.price ? (
          <>
            <p className="note free">
              <Icon of="circle-check" />
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
