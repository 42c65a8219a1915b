import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag/tag'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { type EventTime, eventStatus, eventTime } from '@/lib/events/event-time'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { EventItem } from '@/provider/contract/content'
import styles from './event-when.module.css'

type Props = { event: Pick<EventItem, 'publishedOn' | 'startsAt' | 'endsAt' | 'tag'>; now: Date }

const TONE_OF = { now: 'success', upcoming: 'accent', past: undefined } as const
const MOMENT = { ...DEADLINE_MOMENT, year: 'numeric' } as const

/** When it is, and whether that is still to come; an article tells the day of its publication. */
export function EventWhen({ event, now }: Props) {
  const t = useTranslations('events')
  const format = useFormatter()
  const time = eventTime(event)
  const status = eventStatus(event, now)
  return (
    <p className={styles.when}>
      {time === null ? (
        <time dateTime={event.publishedOn}>{format.dateTime(plainDay(event.publishedOn), PLAIN_DAY)}</time>
      ) : (
        <Period {...time} />
      )}
      {status !== 'article' && <Tag tone={TONE_OF[status]}>{t(`status.${status}`)}</Tag>}
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
