import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './input.module.css'

type Own = {
  /** From a message, in wide digits. */
  isCode?: boolean
  isCaps?: boolean
  /** Less air at the sides, for two in a narrow row. */
  isDense?: boolean
  isNumeric?: boolean
}

type Props = Loose<Own> & Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'>

/** A line to type into. Its name comes from a label; red as long as `aria-invalid`. With a sign or a button in it: `BoxedInput`. */
export function TextInput({ isCode, isCaps, isDense, isNumeric, ...input }: Props) {
  return (
    <input
      {...input}
      className={styles.control}
      data-look={joinTokens(isCode && 'code', isCaps && 'caps', isDense && 'dense', isNumeric && 'numeric')}
    />
  )
}
