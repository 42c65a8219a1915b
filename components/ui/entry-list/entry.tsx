import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { joinTokens } from '@/components/ui/look'
import { Link } from '@/lib/i18n/navigation'
import { EntryDetails } from './entry-details'
import styles from './entry-list.module.css'

type Line = {
  /** A picture of a car, or an icon. */
  tile: ReactNode
  /** A near-black car needs the ground of the night. */
  isNight?: boolean | undefined
  title: ReactNode
  note?: ReactNode
  value: ReactNode
  /** Under the value: a balance, a date, a state. */
  valueNote?: ReactNode
  tone?: 'success' | 'danger' | undefined
}

type Props = Line & {
  /** Where the line leads; it has no details then. */
  href?: string
  /** What the line opens: a `<details>`, which needs no scripts. */
  details?: ReactNode
  /** At first. */
  isOpen?: boolean
  /** Of the details: an address that names it opens them. */
  id?: string
}

/** One line of an `EntryList`: picture, what and when, the sum. */
export function Entry({ href, details, isOpen = false, id, ...line }: Props) {
  if (href)
    return (
      <li>
        <Link className={styles.line} href={href}>
          <LineContent {...line} />
          <Icon of="chevron-right" size="s" />
        </Link>
      </li>
    )
  if (!details)
    return (
      <li>
        <div className={styles.line}>
          <LineContent {...line} />
        </div>
      </li>
    )
  return (
    <li>
      <EntryDetails isOpen={isOpen}>
        <summary className={styles.line}>
          <LineContent {...line} />
          <Icon of="chevron-right" size="s" />
        </summary>
        <div className={styles.details} id={id}>
          {details}
        </div>
      </EntryDetails>
    </li>
  )
}

function LineContent({ tile, isNight, title, note, value, valueNote, tone }: Line) {
  return (
    <>
      <span className={styles.tile} data-look={joinTokens(isNight && 'night')}>
        {tile}
      </span>
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      <span className={styles.value} data-look={tone}>
        {value}
        {valueNote && <small>{valueNote}</small>}
      </span>
    </>
  )
}
