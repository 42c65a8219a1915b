import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Loose } from '@/components/ui/element-props'
import prices from './prices.module.css'
import styles from './table.module.css'

export type CellLook = Loose<{
  /** Numbers stand on the right. */
  align?: 'end'
  /** Digits of one height, never broken. */
  isNumeric?: boolean
  /** Never broken, such as a date. */
  isWhole?: boolean
  /** The price that is best for the reader. */
  isBest?: boolean
  /** From 861 px on. */
  isWideOnly?: boolean
  /** Buttons; a line of their own on phones. */
  hasActions?: boolean
}>

type Props = CellLook & { as?: 'td' | 'th' } & Omit<ComponentProps<'th'>, 'align' | 'className' | 'style'>

/** One cell; `as="th"` with a `scope` names its row or column. */
export function Cell({ as = 'td', align, isNumeric, isWhole, isBest, isWideOnly, hasActions, ...rest }: Props) {
  const Element = as as 'th'
  return (
    <Element
      {...rest}
      className={classNames(
        // The table knows which of the two sheets is its own.
        align && styles.ends,
        align && prices.ends,
        isNumeric && styles.digits,
        isWhole && styles.whole,
        isBest && prices.best,
        isWideOnly && prices.wideOnly,
        hasActions && styles.actions,
      )}
    />
  )
}

/** A second, lighter line of a cell of records. */
export function CellNote({ children }: { children: ReactNode }) {
  return <small className={styles.note}>{children}</small>
}
