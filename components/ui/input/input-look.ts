import { joinWords } from '@/components/ui/look'

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

/** Returns the words of a control's `data-look`. */
export function inputWords({ look, size, isCaps, isDense, isNumeric }: InputLook): string | undefined {
  return joinWords(look, size, isCaps && 'caps', isDense && 'dense', isNumeric && 'numeric')
}
