import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import styles from './definition-list.module.css'
import { type Definition, DefinitionRows } from './definition-row'

type Own = {
  look?: 'facts' | 'needs' | 'stacked' | 'signed' | 'sums' | 'prices' | 'cards' | 'inline'
  /** A row without a value is left out. Rows that are components of their own are children, each a `DefinitionRow`. */
  rows?: readonly (Definition & { key?: string | undefined })[]
}

type Props = Loose<Own> & Omit<ComponentProps<'dl'>, keyof Own | 'className' | 'style'>

/** Terms with their values: a `<dl>`, each pair in a `<div>`. */
export function DefinitionList({ look = 'facts', rows = [], children, ...rest }: Props) {
  return (
    <dl {...rest} className={styles.list} data-look={look}>
      <DefinitionRows rows={rows} />
      {children}
    </dl>
  )
}
