import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { inputLook } from './input-look'

type Own = {
  /** `code`: from a message, in wide digits; `cell`: without a frame and its look. */
  look?: 'code' | 'cell'
  isCaps?: boolean
  /** Less air at the sides, for two in a narrow row. */
  isDense?: boolean
  isNumeric?: boolean
}

type Props = Loose<Own> & Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'>

/** A line to type into. Its name comes from a label; red as long as `aria-invalid`. With a sign or a button in it: `BoxedInput`. */
export function TextInput({ look, isCaps, isDense, isNumeric, ...input }: Props) {
  return <input {...input} {...inputLook(look, isCaps && 'caps', isDense && 'dense', isNumeric && 'numeric')} />
}
