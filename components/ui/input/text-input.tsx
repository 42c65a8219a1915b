import type { ComponentProps, ReactNode } from 'react'
import styles from './input.module.css'
import { InputBox } from './input-box'
import { type InputLook, inputLook } from './input-look'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> &
  InputLook & {
    /** A sign before what is typed. */
    start?: ReactNode
    /** A button behind it. */
    end?: ReactNode
  }

/** A line to type into. Its name comes from a label; red as long as `aria-invalid`; the ring stands around the whole box. */
export function TextInput({ start, end, look, size, isCaps, isDense, isNumeric, ...input }: Props) {
  if (start === undefined && end === undefined)
    return <input {...input} {...inputLook({ look, size, isCaps, isDense, isNumeric })} />
  return (
    <InputBox hasButton={end !== undefined}>
      {start}
      <input {...input} className={styles.inner} />
      {end}
    </InputBox>
  )
}
