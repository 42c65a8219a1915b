import { formatInTimeZone } from 'date-fns-tz'
import type { EventLeaf, PostalAddressLeaf, WithContext } from 'schema-dts'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { eventTime } from '@/lib/events/event-time'
import type { EventDetails } from '@/provider/contract/content'
import { branchId } from './auto-rental'

type About = {
  /** Address of the page. */
  url: string
  /** Of the branch, where the event's place has no address of its own. */
  address: PostalAddressLeaf
  /** Pictures of a car that suits it, or the site's own. */
  image: string | string[]
  organizer: { name: string; url: string }
}

/** Null for what happens nowhere or on no day: search engines take only real events. */
export function eventThing(event: EventDetails, { url, address, image, organizer }: About) {
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
    image,
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
    // Whoever comes to an event of the branch asks the branch; what others organise is not ours to offer.
    ...(event.tag === 'branch' ? { offers: placeOffer(event, url) } : {}),
    organizer: { '@type': 'Organization', ...organizer },
  } satisfies WithContext<EventLeaf>
}

/** A place at the event; what it costs stands in its text. */
function placeOffer({ publishedOn }: EventDetails, url: string) {
  return {
    '@type': 'Offer',
    url,
    availability: 'https://schema.org/InStock',
    validFrom: publishedOn,
    seller: { '@id': branchId(new URL(url).origin) },
  } as const
}
