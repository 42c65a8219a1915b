import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { inputLook } from './input-look'

type Own = {
  /** `cell`: without a frame and its look; `sort`: words beside a list, as wide as they are. */
  look?: 'cell' | 'sort'
  /** `s`: 44 px high instead of 52. */
  size?: 's'
  /** Less air at the sides, for two in a narrow row. */
  isDense?: boolean
}

type Props = Loose<Own> & Omit<ComponentProps<'select'>, 'className' | 'style' | 'size'>

/** One of a list: the browser's own. Its name comes from a label; red as long as `aria-invalid`. */
export function Select({ look, size, isDense, ...select }: Props) {
  return <select {...select} {...inputLook(look, size, isDense && 'dense')} />
}
