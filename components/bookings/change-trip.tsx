import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LiveBar, LiveLines } from '@/components/quotes/live-lines'
import { LiveQuoteProvider } from '@/components/quotes/live-quote'
import { RentalFaultNote } from '@/components/search/rental-fault-note'
import { RentalForm } from '@/components/search/rental-form'
import type { ChangeView } from '@/lib/bookings/change-view'
import { choiceFields } from '@/lib/bookings/choice'
import { driverChecks } from '@/lib/bookings/driver-checks'
import { bookedFields } from '@/lib/bookings/form-fields'
import { freeCancellationUntil } from '@/lib/bookings/free-cancellation'
import { lineNames } from '@/lib/bookings/option-names'
import { chosenTrip } from '@/lib/bookings/trip'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { firstDate } from '@/lib/search/first-pickup'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Booking, ChangeQuote } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import type { Settings } from '@/provider/contract/settings'
import { BookingSummary } from './booking-summary'
import { ChangeConfirm } from './change-confirm'
import { ChangeRefused } from './change-refused'
import { OPTION_FORM_ID, OptionFields, RecountButton } from './option-form'
import { ShortageNote } from './shortage-note'
import { useProtectionNote } from './use-protection-note'

type Props = {
  booking: Booking
  view: ChangeView
  places: Place[]
  settings: Settings
  now: Date
  /** Address of this screen without its query, and what its query always holds. */
  path: string
  carried: ReadonlyArray<readonly [name: string, value: string]>
  /** The booking itself, where a change leads and where giving it up does. */
  backHref: string
}

/** Other dates, places and options of a booking: what they would cost, and the act. The booking stands until then. */
export function ChangeTrip({ booking, view, places, settings, now, path, carried, backHref }: Props) {
  const t = useTranslations('bookings.change')
  const locale = useLocale()
  const { rental, choice, fault, car, quote } = view
  const action = `${PREFIX_OF[locale]}${path}`
  const insurance = ['insurance', choice.options.insurance] as const
  const options = choiceFields(choice).filter(([name]) => name !== 'insurance')
  return (
    <div className="wrap changing">
      <div>
        <p>
          <Link className="link" href={backHref}>
            {t('back', { number: booking.number })}
          </Link>
        </p>
        <h1>{t('title')}</h1>
        <p className="muted lead">{t('lead')}</p>
      </div>
      {fault && <RentalFaultNote fault={fault} now={now} phone={settings.main_phone} rules={settings.rules} />}
      <section aria-labelledby="change-dates" className="panel stack">
        <h2 className="h-sub" id="change-dates">
          {t('dates')}
        </h2>
        <RentalForm
          action={action}
          carried={[...carried, insurance, ...options]}
          fault={fault}
          minDate={firstDate(now, settings.rules)}
          places={places}
          submit={t('recount')}
          tone="dark"
          values={{ ...rentalFields(rental), class: '', sort: '', promo: '' }}
        />
      </section>
      {view.refusal && (
        <ChangeRefused
          alternatives={car.alternatives}
          phone={settings.main_phone}
          query={searchQuery(rentalFields(rental))}
          reason={view.refusal}
        />
      )}
      {quote && (
        <Priced
          action={action}
          booking={booking}
          carried={carried}
          href={backHref}
          now={now}
          places={places}
          quote={quote}
          settings={settings}
          view={view}
        />
      )}
    </div>
  )
}

type PricedProps = Pick<Props, 'booking' | 'view' | 'places' | 'settings' | 'now' | 'carried'> & {
  quote: ChangeQuote
  action: string
  href: string
}

function Priced({ booking, view, quote, places, settings, now, action, carried, href }: PricedProps) {
  const { bookings, quotes, search } = useMessages()
  const { options, promo, trip, form, errors, refusal, change } = bookings
  const { car, rental, choice, short, request } = view
  const phoneText = formatPhone(settings.main_phone)
  const names = lineNames(car.options, places)
  const locale = useLocale()
  const hidden: ReactNode = [...carried, ...Object.entries(rentalFields(rental))].map(
    ([name, value]) => value && <input key={name} name={name} type="hidden" value={value} />,
  )
  return (
    <NextIntlClientProvider
      messages={{
        bookings: { options, promo, trip, form, errors, refusal, change },
        quotes,
        search: { promo: search.promo },
      }}
    >
      <LiveQuoteProvider choice={choice} number={booking.number} quote={quote} request={request}>
        <div className="bk">
          <div className="bk-main">
            <ShortageNote short={short} />
            <form action={action} className="bk-main" id={OPTION_FORM_ID}>
              {hidden}
              <OptionFields
                offers={car.options}
                phoneText={phoneText}
                protectionNote={useProtectionNote(quote.freeCancellationUntil, rental.pickup)}
                usualKmPerDay={car.mileageLimitKmPerDay}
              />
              <RecountButton />
            </form>
            <ChangeConfirm
              bar={<LiveBar name={car.name} names={names} />}
              checks={driverChecks(car, rental, settings.rules, locale)}
              fields={bookedFields(booking)}
              href={href}
              isHeld={booking.status === 'held'}
              number={booking.number}
              oldTotalKop={booking.price.totalKop}
              phoneText={phoneText}
            />
          </div>
          <BookingSummary
            days={quote.price.days}
            freeCancellationUntil={freeCancellationUntil(quote, now)}
            lines={<LiveLines names={names} />}
            trip={chosenTrip(car, rental, places)}
          />
        </div>
      </LiveQuoteProvider>
    </NextIntlClientProvider>
  )
}
