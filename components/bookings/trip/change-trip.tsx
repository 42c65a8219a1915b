import { useTranslations } from 'next-intl'
import { ChangeOffer } from '@/components/bookings/change/change-offer'
import { ChangeRejection } from '@/components/bookings/change/change-rejection'
import { LiveDates } from '@/components/bookings/change/live-dates'
import { PendingDatesProvider } from '@/components/bookings/change/pending-dates'
import { BookingColumns, BookingStack } from '@/components/bookings/summary/booking-columns'
import { CarStrip } from '@/components/bookings/summary/car-strip'
import { RentalErrorNote } from '@/components/search/rental-error-note'
import { Container } from '@/components/ui/container/container'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { ChangeView } from '@/lib/bookings/change-view'
import { chosenTrip } from '@/lib/bookings/trip'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { choiceFields } from '@/lib/options/choice'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Booking } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import type { Settings } from '@/provider/contract/settings'
import { DatesPanel } from './dates-panel'
import styles from './trip.module.css'

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
  doors?: BookingDoors | undefined
}

/** Other dates, places and options of a booking: what they would cost, and the act. The booking stands until then. */
export function ChangeTrip({ booking, view, places, settings, now, path, carried, backHref, doors }: Props) {
  const t = useTranslations('bookings.change')
  const { rental, choice, error, car, quote } = view
  const insurance = ['insurance', choice.options.insurance] as const
  const options = choiceFields(choice).filter(([name]) => name !== 'insurance')
  const fields = rentalFields(rental)
  const days = quote?.price.days ?? booking.price.days
  const hasOtherDates = view.request.df !== view.booked.df || view.request.dt !== view.booked.dt
  return (
    <Container>
      <div className={styles.change}>
        <CarStrip days={days} trip={chosenTrip(car, rental, places, choice.colour)} />
        <PendingDatesProvider>
          <BookingColumns look="change">
            <BookingStack>
              <Stack gap={6}>
                <p>
                  <TextLink href={backHref}>{t('back', { number: booking.number })}</TextLink>
                </p>
                <h1>{t('title', { number: booking.number })}</h1>
                <Text isLead tone="muted">
                  {t('lead')}
                </Text>
              </Stack>
              {error && <RentalErrorNote error={error} now={now} phone={settings.main_phone} rules={settings.rules} />}
              <LiveDates path={path} values={fields}>
                <DatesPanel
                  carried={[...carried, insurance, ...options]}
                  error={error}
                  id="change-dates"
                  now={now}
                  path={path}
                  places={places}
                  settings={settings}
                  submit={t('recount')}
                  title={t('dates')}
                  values={fields}
                />
              </LiveDates>
              <div role="status">
                {quote && hasOtherDates && (
                  <Notice as="p" kind="success">
                    {t('free', { name: car.name, days })}
                  </Notice>
                )}
              </div>
              {view.rejection && (
                <ChangeRejection
                  alternatives={car.alternatives}
                  phone={settings.main_phone}
                  query={searchQuery(fields)}
                  reason={view.rejection}
                />
              )}
            </BookingStack>
            {quote && (
              <ChangeOffer
                booking={booking}
                carried={carried}
                doors={doors}
                href={backHref}
                now={now}
                path={path}
                places={places}
                quote={quote}
                settings={settings}
                view={view}
              />
            )}
          </BookingColumns>
        </PendingDatesProvider>
      </div>
    </Container>
  )
}
