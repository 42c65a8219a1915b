import type { ComponentProps, ReactNode } from 'react'
import styles from './radio-choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'title'> & {
  title: ReactNode
  /** Lines under the title. */
  notes?: readonly ReactNode[]
  /** Each note on a line of its own, as low as its letters. */
  hasLines?: boolean
  /** On the right; under the text on a phone. */
  sum?: ReactNode
  /** The sum is taken off. */
  isGain?: boolean
  /** Instead of a sum, such as a tag; on the right on phones too. */
  end?: ReactNode
}

/** One answer of several in rows, native, named by its whole text. Stands in a `role="radiogroup"` with a name. */
export function RadioRow({ title, notes = [], hasLines = false, sum, isGain = false, end, ...input }: Props) {
  return (
    <label className={styles.choice} data-look={hasLines ? 'lines' : undefined}>
      <input {...input} type="radio" />
      <span>
        <b>{title}</b>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
          <span className={styles.note} key={index}>
            {note}
          </span>
        ))}
      </span>
      {sum !== undefined && (
        <span className={styles.amount} data-look={isGain ? 'gain' : undefined}>
          {sum}
        </span>
      )}
      {end}
    </label>
  )
}
