import { subHours } from 'date-fns'
import type { Booking, BookingStatus } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { cashToBring, paysInCash } from '@/provider/contract/rules/payments/cash-to-bring'
import { freeUntil } from '@/provider/modules/bookings/rules/cancellation-refund'
import { returnTerms } from '@/provider/modules/bookings/rules/return-terms'
import type { DescribeCar } from '@/provider/modules/cars/find-car'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import { changeRejection, endedWithoutRental, isStale, statusAt } from '@/provider/rules/bookings/transitions'
import { prepaymentKop } from '@/provider/rules/payments/prepayment'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { cancellationPreview } from './cancellation-terms'
import type { StoredBooking } from './queries'

export type BookingContext = {
  describeCar: DescribeCar
  pickupPlace: Place
  dropoffPlace: Place
  data: BranchSettings
}

/** Returns a stored booking as its guest sees it. A hold that ran out reads as expired before the job has run. */
export function bookingResponse(
  booking: StoredBooking,
  { data, describeCar, ...places }: BookingContext,
  now: Date,
): Booking {
  const { startAt, holdUntil, history, price } = booking
  const { freeCancellationHours, changeHours } = data.rules
  const expiry = isStale(booking, now) && holdUntil ? [{ status: 'expired' as const, at: holdUntil }] : []
  const status = statusAt(booking, now)
  const due = dueKop(status, price.totalKop, booking.paidKop)
  return {
    number: booking.number,
    status,
    holdUntil: isWaiting(status) && holdUntil ? holdUntil.toISOString() : null,
    pickupAt: startAt.toISOString(),
    dropoffAt: booking.endAt.toISOString(),
    ...places,
    car: describeCar(booking.carId),
    price,
    driver: booking.driver,
    extraDrivers: booking.extraDrivers,
    flight: booking.flight,
    meeting: booking.meeting,
    options: booking.rental.options,
    promo: booking.promoCode ?? '',
    offer: booking.rental.offer ?? null,
    colour: booking.rental.colour ?? null,
    cash: booking.rental.cash ?? false,
    cashToBring: isAhead(status) ? cashOf(booking, due, data) : null,
    cvet: booking.cvet,
    liabilityKop: booking.liabilityKop,
    paidKop: booking.paidKop,
    dueKop: due,
    prepayKop: prepaymentKop({ totalKop: price.totalKop, paidKop: booking.paidKop }, due, data),
    payments: booking.payments,
    freeCancellationUntil: freeUntil({ ...booking, freeCancellationHours }).toISOString(),
    changeUntil: subHours(startAt, changeHours).toISOString(),
    changeable: changeRejection(booking, changeHours, now) === null,
    cancellation: cancellationPreview({ ...booking, freeCancellationHours }, now),
    renewalsLeft: status === 'held' ? Math.max(0, data.maxHoldRenewals - booking.renewals) : 0,
    returnTerms: endsWithReturn(status) ? returnTerms(booking, data.laterCharges) : null,
    history: [...history, ...expiry].map((entry) => ({ status: entry.status, at: entry.at.toISOString() })),
  }
}

/** The car is not handed over yet, and will be. */
function isAhead(status: BookingStatus): boolean {
  return isWaiting(status) || status === 'confirmed'
}

function cashOf({ rental, driver, price }: StoredBooking, dueKop: number, { payments }: BranchSettings) {
  const isWanted = paysInCash({ cash: rental.cash ?? false, citizenship: driver.citizenship, dueKop })
  return isWanted ? cashToBring({ dueKop, depositKop: price.depositKop }, payments.accepted.cashRub) : null
}

/** Returns whether a return is still to come. */
function endsWithReturn(status: BookingStatus): boolean {
  return status !== 'completed' && !endedWithoutRental(status)
}
