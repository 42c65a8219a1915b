import type { ComponentProps } from 'react'
import { type InputLook, inputClass } from './input-class'

type Props = Omit<ComponentProps<'select'>, 'className' | 'style' | 'size'> & InputLook

/** One of a list: the browser's own. Its name comes from a label; red as long as `aria-invalid`. */
export function Select({ look, size, isCaps, isDense, isNumeric, ...select }: Props) {
  return <select {...select} className={inputClass({ look, size, isCaps, isDense, isNumeric })} />
}
