import { formatInTimeZone } from 'date-fns-tz'
import type { EventLeaf, WithContext } from 'schema-dts'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { eventTime } from '@/lib/events/event-time'
import type { EventDetails } from '@/provider/contract/content'

type About = {
  /** Address of the page. */
  url: string
  /** Of the branch, where the event's place has no address of its own. */
  address: string
  organizer: { name: string; url: string }
}

/** Null for what happens nowhere or on no day: search engines take only real events. */
export function eventThing(event: EventDetails, { url, address, organizer }: About) {
  const time = eventTime(event)
  if (time === null || event.place === null) return null
  const { name, lat, lng } = event.place
  const pattern = time.wholeDays ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH:mmxxx"
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.lead,
    url,
    startDate: formatInTimeZone(time.start, STATION_TIME_ZONE, pattern),
    endDate: formatInTimeZone(time.end, STATION_TIME_ZONE, pattern),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name,
      address: event.tag === 'branch' ? address : name,
      ...(lat === null || lng === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    },
    organizer: { '@type': 'Organization', ...organizer },
  } satisfies WithContext<EventLeaf>
}
