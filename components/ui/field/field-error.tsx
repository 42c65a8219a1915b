import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './field.module.css'

type Props = Omit<ComponentProps<'p'>, 'className' | 'style' | 'children'> & {
  /** Of the control, which names this line as its description. */
  id?: string | undefined
  error: string | undefined
  /** Without the sign, beside something that has one. */
  isPlain?: boolean
}

/** What is wrong with a control, in words; nothing without an error. `role="alert"` where it comes without a submit. */
export function FieldError({ id, error, isPlain = false, ...rest }: Props) {
  if (!error) return null
  return (
    <p {...rest} className={styles.error} id={id === undefined ? undefined : `${id}-error`}>
      {!isPlain && <Icon of="circle-alert" size="s" />}
      {error}
    </p>
  )
}
