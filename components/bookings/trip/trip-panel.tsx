import { useTranslations } from 'next-intl'
import { DriverRows } from '@/components/bookings/driver/driver-rows'
import { OptionRow } from '@/components/bookings/options/option-row'
import { Panel } from '@/components/ui/panel/panel'
import { ReviewList } from '@/components/ui/review-list/review-list'
import { bookedTrip } from '@/lib/bookings/trip'
import type { Booking } from '@/provider/contract/bookings'
import type { CarOptions } from '@/provider/contract/options'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { ColourRow } from './colour-row'
import { PlaceAddress } from './place-address'
import { TripRows } from './trip-rows'

/** `officeAddress`: of the branch. Offers null: the model is not in the catalogue any more. */
type Props = { booking: Booking; offers: CarOptions | null; branchAddress: string }

/** What was booked: car, pick-up and drop-off, options, drivers. */
export function TripPanel({ booking, offers, branchAddress }: Props) {
  const t = useTranslations('bookings.success')
  const { status } = booking
  const whole = bookedTrip(booking)
  const isAhead = status === 'confirmed' || isWaiting(status)
  // What to do at a hand-over is told until it: afterwards only its place and time.
  const trip = {
    ...whole,
    pickupPlace: isAhead ? whole.pickupPlace : { ...whole.pickupPlace, hint: '' },
    dropoffPlace: isAhead || status === 'active' ? whole.dropoffPlace : { ...whole.dropoffPlace, returnHint: '' },
  }
  return (
    <Panel heading={t('tripTitle')}>
      <ReviewList>
        <TripRows
          branchAddress={branchAddress}
          pickupNote={isAhead && <PlaceAddress place={trip.pickupPlace} />}
          trip={trip}
        />
        <ColourRow colour={trip.colour} />
        <OptionRow booking={booking} offers={offers} />
        <DriverRows booking={booking} />
      </ReviewList>
    </Panel>
  )
}
