import type { ComponentProps, ReactNode } from 'react'
import type { Loose } from '@/components/ui/element-props'
import styles from './boxed-input.module.css'
import { InputBox } from './input-box'

type Own = {
  /** A sign before what is typed. */
  start?: ReactNode
  /** A button behind it. */
  end?: ReactNode
}

type Props = Loose<Own> & Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'>

/** A line to type into beside a sign or a button; the ring stands around the whole box. Named and marked as `TextInput`. */
export function BoxedInput({ start, end, ...input }: Props) {
  return (
    <InputBox hasButton={end !== undefined}>
      {start}
      <input {...input} className={styles.inner} />
      {end}
    </InputBox>
  )
}
