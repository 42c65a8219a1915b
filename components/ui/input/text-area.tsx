import type { ComponentProps } from 'react'
import styles from './input.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'style'>

/** Several lines to type into; `rows` says how high it begins. Its name comes from a label; red as long as `aria-invalid`. */
export function TextArea(props: Props) {
  return <textarea {...props} className={styles.control} />
}
