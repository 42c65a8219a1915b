import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'>

type Props = CheckboxProps & {
  /** `text`: beside a sentence, on its first line; `task`: struck when done; `box`: the box alone, inside a label of its own. */
  look?: 'text' | 'task' | 'box'
  children?: ReactNode
}

/** A box to tick, native. Named by its text; the whole line can be pressed. */
export function Checkbox({ look = 'text', children, ...input }: Props) {
  if (children === undefined)
    return (
      <span className={styles.check} data-look={look}>
        <input {...input} type="checkbox" />
      </span>
    )
  return (
    <label className={styles.check} data-look={look}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
