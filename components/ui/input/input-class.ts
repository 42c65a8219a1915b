import { classNames } from '@/components/ui/class-names'
import styles from './input.module.css'

export type InputLook = {
  /** `code`: from a message, in wide digits; `cell`: without a frame; `sort`: a list in a row of buttons. */
  look?: 'code' | 'cell' | 'sort' | undefined
  /** `s`: 44 px high instead of 52. */
  size?: 's' | 'm' | undefined
  isCaps?: boolean | undefined
  /** Less air at the sides, for two in a narrow row. */
  isDense?: boolean | undefined
  isNumeric?: boolean | undefined
}

/** Returns the classes of a control. */
export function inputClass(input: InputLook, own?: string): string | undefined {
  const { look, size, isCaps, isDense, isNumeric } = input
  return classNames(
    look === 'cell' ? styles.cell : styles.box,
    look === 'code' && styles.code,
    look === 'sort' && styles.sort,
    size === 's' && styles.low,
    isCaps && styles.caps,
    isDense && styles.dense,
    isNumeric && styles.digits,
    own,
  )
}
