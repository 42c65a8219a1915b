import type { ComponentProps, ReactNode } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import prices from './prices.module.css'
import styles from './table.module.css'

export type TableLook = 'rows' | 'plain' | 'terms' | 'months' | 'prices' | 'small'

/** Looks of the second sheet. */
const PRICES: ReadonlySet<TableLook> = new Set(['terms', 'months', 'prices'])

type Own = {
  look?: TableLook
  /** What the table is of. Left out where `aria-labelledby` names it or a heading stands right above. */
  caption?: ReactNode
  isCaptionVisible?: boolean
}

type Props = Loose<Own> & Omit<ComponentProps<'table'>, keyof Own | 'className' | 'style'>

/** A table whose rows are given as they are, with `Cell`; `Table` makes them from data. Named by its caption. */
export function TableFrame({ look = 'plain', caption, isCaptionVisible = false, children, ...rest }: Props) {
  return (
    <table {...rest} className={PRICES.has(look) ? prices.table : styles.table} data-look={look}>
      {caption !== undefined &&
        (isCaptionVisible ? (
          <caption className={styles.shown}>{caption}</caption>
        ) : (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        ))}
      {children}
    </table>
  )
}
