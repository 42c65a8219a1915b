import type { ReactNode } from 'react'
import { joinTokens } from '@/components/ui/look'
import type { CheckboxProps } from './checkbox'
import check from './checkbox.module.css'
import styles from './row-checkbox.module.css'

type Props = CheckboxProps & {
  /** While it is ticked, on a phone, where what it opens needs the room. */
  shortLabel?: string
  children: ReactNode
}

/** A box that opens something, one line of 44 px. */
export function RowCheckbox({ shortLabel, children, ...input }: Props) {
  return (
    <label className={joinTokens(check.check, styles.line)} data-short={shortLabel}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
