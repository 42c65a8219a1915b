import '@/components/cars/card/card.css'
import './events.css'
import { useTranslations } from 'next-intl'
import { NothingHere } from '@/components/content/nothing-here'
import { groupEvents } from '@/lib/events/group-events'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { EventItem } from '@/provider/contract/content'
import { EventCard } from './event-card'

const ORDER = ['coming', 'articles', 'past'] as const

/** What comes, what may be read at any time, what is over; an empty group is left out. */
export function EventGroups({ events, now }: { events: EventItem[]; now: Date }) {
  const t = useTranslations('events')
  const groups = groupEvents(events, now)
  if (events.length === 0)
    return (
      <NothingHere text={t('empty')}>
        <Link className="btn primary" href={SITE_LINKS.booking}>
          {t('choose')}
        </Link>
      </NothingHere>
    )
  return ORDER.map((name) =>
    groups[name].length === 0 ? null : (
      <section aria-labelledby={`events-${name}`} className="event-group" key={name}>
        <h2 id={`events-${name}`}>{t(`group.${name}`)}</h2>
        <div className="cards">
          {groups[name].map((event) => (
            <EventCard event={event} key={event.id} now={now} />
          ))}
        </div>
      </section>
    ),
  )
}
