import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { type EventTime, eventStatus, eventTime } from '@/lib/content/event-time'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import type { EventItem } from '@/provider/contract/content'

type Props = { event: Pick<EventItem, 'publishedOn' | 'startsAt' | 'endsAt' | 'tag'>; now: Date }

const MOMENT = { ...DEADLINE_MOMENT, year: 'numeric' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

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
  const t = useTranslations('events')
  const format = useFormatter()
  const isChinese = useLocale() === 'zh-CN'
  const full = wholeDays ? FAR_DAY : MOMENT

  function text(): string {
    if (start.getTime() === end.getTime()) return format.dateTime(start, full)
    // `Intl` writes a Chinese range as 2026/9/1, which is no date of a text.
    if (!isChinese) return format.dateTimeRange(start, end, full)
    const isOneDay = format.dateTime(start, FAR_DAY) === format.dateTime(end, FAR_DAY)
    return t('period', { from: format.dateTime(start, full), to: format.dateTime(end, isOneDay ? CLOCK : full) })
  }

  return <time dateTime={start.toISOString()}>{text()}</time>
}
