import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { inOneLine } from '@/provider/contract/rules/text/plain-text'
import { isReleased } from '@/provider/rules/bookings/transitions'
import { formatText } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'
import { addressTexts, bookingSummary, OFFICE, type SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { JOINERS, voucherLabel } from '@/provider/rules/vouchers/voucher-texts'

type Entry = {
  facts: SummaryFacts
  /** The page of the booking, without its key: calendars are shared. */
  href: string
  changes: number
  touchedAt: Date
}

const HOUR_SECONDS = 60 * 60

/**
 * Returns the rental as an iCalendar file. Its times are instants: a time zone, of which many calendars have an old
 * definition or none, could only move them. The text has the local time of the branch. A booking keeps its UID, and each
 * change raises SEQUENCE, so that a calendar replaces the entry that it has.
 */
export function calendarEntry({ facts, href, changes, touchedAt }: Entry): string {
  const { booking, data, language } = facts
  const { number, status, pickupPlace } = booking
  const isCancelled = isReleased(status)
  const { term: colon, note: comma } = JOINERS[language]
  const { trip } = bookingSummary(facts)
  const branch = pickupPlace.code === OFFICE ? textIn(data.address, language) : ''
  const address = branch || addressTexts(booking).pickup
  const calendar = ical({
    // The library escapes all texts but this one.
    prodId: { company: inOneLine(data.brand), product: 'Booking', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `booking-${number}@sunrent`,
    sequence: changes + (isCancelled ? 1 : 0),
    stamp: touchedAt,
    lastModified: touchedAt,
    start: new Date(booking.pickupAt),
    end: new Date(booking.dropoffAt),
    summary: formatText(voucherLabel('calendar', language), { car: booking.car.car_data.naimenovanie, number }),
    description: trip.map(({ term, value, notes }) => [`${term}${colon}${value}`, ...notes].join(comma)).join('\n'),
    location: {
      title: pickupPlace.name,
      ...(address && { address }),
      geo: { lat: pickupPlace.lat, lon: pickupPlace.lng },
    },
    url: href,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A rental does not make the client busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: data.reminderHours * HOUR_SECONDS })
  // A published entry has an organiser (RFC 5546, 3.2.1), and each line ends with CRLF (RFC 5545, 3.1).
  event.organizer({ name: inOneLine(data.brand), email: data.main_email })
  return `${calendar}\r\n`
}
