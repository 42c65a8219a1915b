import { useLocale } from 'next-intl'
import { Illustration } from '@/components/illustrations/illustration'
import { foreignLang } from '@/lib/content/foreign-lang'
import { eventScene } from '@/lib/events/event-scene'
import { Link } from '@/lib/i18n/navigation'
import type { EventItem } from '@/provider/contract/content'
import { EventWhen } from './event-when'

/** One event of the list. A text without a translation says its language to screen readers. */
export function EventCard({ event, now }: { event: EventItem; now: Date }) {
  const { id, title, lead } = event
  const lang = foreignLang(event.language, useLocale())
  return (
    <article className="card">
      <div className="event-scene">
        <Illustration name={eventScene(id)} />
      </div>
      <div className="bd">
        <EventWhen event={event} now={now} />
        <h3 className="nm" lang={lang}>
          <Link href={`/about/events/${id}/`}>{title}</Link>
        </h3>
        <p className="small muted" lang={lang}>
          {lead}
        </p>
      </div>
    </article>
  )
}
