import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
  /**
   * `text`: beside a sentence, on its first line; `list`: one of a filter; `row`: one line, 44 px; `task`: struck when
   * done; `box`: the box alone, inside a label of its own; `switch`: the same of what is on or off.
   */
  look?: 'text' | 'list' | 'row' | 'task' | 'box' | 'switch'
  /** Behind the label of a `list`, such as a number. */
  end?: ReactNode
  /** Of a ticked `row` on a phone, where what it opens needs the room. */
  shortLabel?: string | undefined
  children?: ReactNode
}

/** A box to tick, native. Named by its text; the whole line can be pressed. */
export function Checkbox({ look = 'text', end, shortLabel, children, ...input }: Props) {
  if (children === undefined)
    return (
      <span className={styles.check} data-look={look}>
        <input {...input} type="checkbox" />
      </span>
    )
  return (
    <label className={styles.check} data-look={look} data-short={shortLabel}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
      {end !== undefined && <span>{end}</span>}
    </label>
  )
}
