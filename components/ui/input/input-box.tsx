import type { ComponentProps } from 'react'
import styles from './input.module.css'

type Props = Omit<ComponentProps<'div'>, 'className' | 'style'> & { hasButton?: boolean }

/** The frame of a control that has parts. No role: the control inside has name, focus and `aria-invalid`. */
export function InputBox({ hasButton = false, ...rest }: Props) {
  return <div {...rest} className={styles.box} data-look={hasButton ? 'fitted' : undefined} />
}
