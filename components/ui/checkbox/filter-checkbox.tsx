import type { ReactNode } from 'react'
import { joinTokens } from '@/components/ui/look'
import type { CheckboxProps } from './checkbox'
import check from './checkbox.module.css'
import styles from './filter-checkbox.module.css'

type Props = CheckboxProps & {
  /** Behind the label, such as a number. */
  end?: ReactNode
  children: ReactNode
}

/** One of the boxes of a filter. */
export function FilterCheckbox({ end, children, ...input }: Props) {
  return (
    <label className={joinTokens(check.check, styles.filter)}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
      {end !== undefined && <span>{end}</span>}
    </label>
  )
}
