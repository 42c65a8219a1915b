import type { CheckboxProps } from './checkbox'
import styles from './switch.module.css'

/** A box of what is on or off, inside a label of its own. */
export function Switch(props: CheckboxProps) {
  return <input {...props} className={styles.switch} type="checkbox" />
}
