import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './progress-bar.module.css'

type Own = {
  value: number
  max: number
  /** Its name; without one it only draws what the words beside it say, and readers pass it over. */
  label?: string
  tone?: 'accent' | 'warning' | 'sun' | 'inverse'
  size?: 's' | 'm'
}

type Props = Loose<Own> & Omit<ComponentProps<'progress'>, keyof Own | 'className' | 'style'>

/** How far something has come: a `<progress>` with its label as name; takes no focus. */
export function ProgressBar({ value, max, label, tone, size, ...rest }: Props) {
  return (
    <progress
      {...rest}
      aria-hidden={label === undefined ? true : undefined}
      aria-label={label}
      className={styles.progress}
      data-look={joinTokens(size, tone)}
      max={max}
      value={value}
    />
  )
}
