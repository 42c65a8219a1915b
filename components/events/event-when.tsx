import './events.css'
import { useTranslations } from 'next-intl'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { type EventTime, eventStatus, eventTime } from '@/lib/events/event-time'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { EventItem } from '@/provider/contract/content'

type Props = { event: Pick<EventItem, 'publishedOn' | 'startsAt' | 'endsAt' | 'tag'>; now: Date }

const MOMENT = { ...DEADLINE_MOMENT, year: 'numeric' } as const

/** When it is, and whether that is still to come; an article tells the day of its publication. */
export function EventWhen({ event, now }: Props) {
  const t = useTranslations('events')
  const format = useFormatter()
  const time = eventTime(event)
  const status = eventStatus(event, now)
  return (
    <p className="event-when">
      {time === null ? (
        <time dateTime={event.publishedOn}>{format.dateTime(plainDay(event.publishedOn), PLAIN_DAY)}</time>
      ) : (
        <Period {...time} />
      )}
      {status !== 'article' && <span className={`tag is-${status}`}>{t(`status.${status}`)}</span>}
      <span>{t(`tag.${event.tag}`)}</span>
    </p>
  )
}

function Period({ start, end, wholeDays }: EventTime) {
  const format = useFormatter()
  const full = wholeDays ? FAR_DAY : MOMENT
  const isMoment = start.getTime() === end.getTime()
  return (
    <time dateTime={start.toISOString()}>
      {isMoment ? format.dateTime(start, full) : format.dateTimeRange(start, end, full)}
    </time>
  )
}
