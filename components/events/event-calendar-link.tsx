import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { eventStatus } from '@/lib/events/event-time'
import type { EventDetails } from '@/provider/contract/content'

/** The event for one's own calendar; nothing for an article, and for what is over. A plain address: it works in every browser. */
export function EventCalendarLink({ event, now }: { event: EventDetails; now: Date }) {
  const t = useTranslations('events.calendar')
  const language = useLocale()
  const status = eventStatus(event, now)
  if (status === 'article' || status === 'past') return null
  return (
    <Button href={`/api/events/${event.id}/calendar/?language=${language}`} isExternal rel="nofollow" variant="soft">
      <Icon of="calendar-plus" />
      {t('add')}
    </Button>
  )
}
