import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './input.module.css'

type Own = {
  /** `s`: 44 px high instead of 52. */
  size?: 's'
  /** Less air at the sides, for two in a narrow row. */
  isDense?: boolean
}

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'size'>

/** One of a list: the browser's own. Its name comes from a label; red as long as `aria-invalid`. */
export function Select({ size, isDense, ...select }: Loose<Own> & SelectProps) {
  return <select {...select} className={styles.control} data-look={joinTokens(size, isDense && 'dense')} />
}
