import { useTranslations } from 'next-intl'
import { NothingHere } from '@/components/content/nothing-here'
import { Button } from '@/components/ui/button/button'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import { groupEvents } from '@/lib/events/group-events'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { EventItem } from '@/provider/contract/content'
import { EventCard } from './event-card'
import styles from './event-groups.module.css'

const ORDER = ['coming', 'articles', 'past'] as const

/** What comes, what may be read at any time, what is over; an empty group is left out. */
export function EventGroups({ events, now }: { events: EventItem[]; now: Date }) {
  const t = useTranslations('events')
  const groups = groupEvents(events, now)
  if (events.length === 0)
    return (
      <NothingHere text={t('empty')}>
        <Button href={SITE_LINKS.booking}>{t('choose')}</Button>
      </NothingHere>
    )
  return ORDER.map((name) =>
    groups[name].length === 0 ? null : (
      <section aria-labelledby={`events-${name}`} className={styles.group} key={name}>
        <Heading id={`events-${name}`} size="l">
          {t(`group.${name}`)}
        </Heading>
        <CardGrid as="div" min="l">
          {groups[name].map((event) => (
            <EventCard event={event} key={event.id} now={now} />
          ))}
        </CardGrid>
      </section>
    ),
  )
}
