import type { ComponentProps } from 'react'
import styles from './input.module.css'
import { type InputLook, inputWords } from './input-look'

type Props = Omit<ComponentProps<'select'>, 'className' | 'style' | 'size'> & InputLook

/** One of a list: the browser's own. Its name comes from a label; red as long as `aria-invalid`. */
export function Select({ look, size, isCaps, isDense, isNumeric, ...select }: Props) {
  return (
    <select {...select} className={styles.box} data-look={inputWords({ look, size, isCaps, isDense, isNumeric })} />
  )
}
