import type { ComponentProps } from 'react'
import { joinTokens } from '@/components/ui/look'
import styles from './input.module.css'

type Props = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  hasButton?: boolean
  /** A button at each end: one fewer, one more. */
  hasSteps?: boolean
}

/** The frame of a control that has parts. No role: the control inside has name, focus and `aria-invalid`. */
export function InputBox({ hasButton = false, hasSteps = false, ...rest }: Props) {
  return <div {...rest} className={styles.control} data-look={joinTokens(hasButton && 'fitted', hasSteps && 'steps')} />
}
