import type { ComponentProps } from 'react'
import { type InputLook, inputLook } from './input-look'

type Props = Omit<ComponentProps<'select'>, 'className' | 'style' | 'size'> & InputLook

/** One of a list: the browser's own. Its name comes from a label; red as long as `aria-invalid`. */
export function Select({ look, size, isCaps, isDense, isNumeric, ...select }: Props) {
  return <select {...select} {...inputLook({ look, size, isCaps, isDense, isNumeric })} />
}
