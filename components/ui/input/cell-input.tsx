import type { ComponentProps } from 'react'
import styles from './cell-input.module.css'
import type { SelectProps } from './select'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'>

/** A line to type into, without a frame: what stands around it has one. */
export function CellInput(props: Props) {
  return <input {...props} className={styles.cell} />
}

/** One of a list, without a frame. */
export function CellSelect(props: SelectProps) {
  return <select {...props} className={styles.cell} />
}
