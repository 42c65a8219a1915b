import type { ReactNode } from 'react'
import { joinTokens } from '@/components/ui/look'
import styles from './entry-list.module.css'

type Group = {
  key: string
  /** Of the entries under it, with its sum at the right; without it they have none. */
  heading?: string | undefined
  sum?: ReactNode
  /** One `Entry` each. */
  entries: ReactNode
}

type Props = {
  groups: readonly Group[]
  /** Their rank in the outline. */
  level?: 3 | 4
  /** On paper what can be opened is open. */
  isPrintedOpen?: boolean
}

/** Entries as a bank lists them, under their months: a list of each group, with its heading before it. */
export function EntryList({ groups, level = 3, isPrintedOpen = false }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.entries} data-look={joinTokens(isPrintedOpen && 'printed')}>
      {groups.map(({ key, heading, sum, entries }) => (
        <div key={key}>
          {heading && (
            <div className={styles.month}>
              <Heading>{heading}</Heading>
              {sum && <span>{sum}</span>}
            </div>
          )}
          <ul>{entries}</ul>
        </div>
      ))}
    </div>
  )
}
