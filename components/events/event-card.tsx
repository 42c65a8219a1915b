import { useLocale } from 'next-intl'
import { BareCard } from '@/components/ui/card/bare-card'
import { Heading } from '@/components/ui/heading/heading'
import { Text } from '@/components/ui/text/text'
import { foreignLang } from '@/lib/content/foreign-lang'
import { Link } from '@/lib/i18n/navigation'
import type { EventItem } from '@/provider/contract/content'
import styles from './event-card.module.css'
import { EventScene } from './event-scene'
import { EventWhen } from './event-when'

/** One event of the list. A text without a translation says its language to screen readers. */
export function EventCard({ event, now }: { event: EventItem; now: Date }) {
  const { id, title, lead } = event
  const lang = foreignLang(event.language, useLocale())
  return (
    <BareCard>
      <EventScene event={event} />
      <div className={styles.body}>
        <EventWhen event={event} now={now} />
        <Heading isSub lang={lang} level={3}>
          <Link href={`/about/events/${id}/`}>{title}</Link>
        </Heading>
        <Text lang={lang} size="s" tone="muted">
          {lead}
        </Text>
      </div>
    </BareCard>
  )
}
