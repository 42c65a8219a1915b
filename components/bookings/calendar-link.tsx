import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { bookedTrip } from '@/lib/bookings/trip'
import { calendarHref } from '@/lib/history/calendar-file'
import type { Booking } from '@/provider/contract/bookings'

/** The rental for the calendar of whoever booked it (PRODUCT §6). */
export function CalendarLink({ booking, now }: { booking: Booking; now: Date }) {
  const t = useTranslations('bookings.calendar')
  const { car, pickup: from, dropoff: to, pickupPlace } = bookedTrip(booking)
  const { number } = booking
  const title = t('title', { car: car.name, number })
  return (
    <a
      className="btn soft"
      download={`${t('file')}-${number}.ics`}
      href={calendarHref({ uid: `booking-${number}@sunrent`, from, to, title, place: pickupPlace.name, now })}
    >
      <CalendarPlus aria-hidden className="ic" />
      {t('add')}
    </a>
  )
}
