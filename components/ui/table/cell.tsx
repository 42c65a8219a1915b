import type { ComponentProps, ReactNode } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
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
      // The table says what these words mean.
      data-look={joinTokens(
        align,
        isNumeric && 'numeric',
        isWhole && 'whole',
        isBest && 'best',
        isWideOnly && 'wide',
        hasActions && 'actions',
      )}
    />
  )
}

/** A second, lighter line of a cell of records. */
export function CellNote({ children }: { children: ReactNode }) {
  return <small className={styles.note}>{children}</small>
}
