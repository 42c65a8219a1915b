import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './timeline.module.css'

type TimelineEvent = {
  key: string
  title: ReactNode
  note?: ReactNode
  /** As `dateTime`, and in words. */
  at?: { dateTime: string; text: string } | null
  state?: 'done' | 'now' | undefined
}

/** What has happened and what comes: an ordered list, each with its moment; the step of now is said by `aria-current`. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.times}>
      {events.map(({ key, title, note, at, state }, index) => (
        <li
          aria-current={state === 'now' ? 'step' : undefined}
          className={state === 'done' ? styles.done : undefined}
          key={key}
        >
          <i>{state === 'done' ? <Icon of="check" size="s" /> : index + 1}</i>
          <b>
            {title}
            {note && <small>{note}</small>}
          </b>
          {at && <time dateTime={at.dateTime}>{at.text}</time>}
        </li>
      ))}
    </ol>
  )
}
