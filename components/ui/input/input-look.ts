import { joinTokens } from '@/components/ui/look'
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

/** Returns the class of a control and the words of its `data-look`. In a cell it has no box, of which no rule may reach it. */
export function inputLook({ look, size, isCaps, isDense, isNumeric }: InputLook) {
  if (look === 'cell') return { className: styles.cell }
  const tokens = joinTokens(look, size, isCaps && 'caps', isDense && 'dense', isNumeric && 'numeric')
  return { className: styles.control, 'data-look': tokens }
}
