import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinWords } from '@/components/ui/look'
import styles from './definition-list.module.css'
import { type Definition, DefinitionRow } from './definition-row'
import review from './review.module.css'

type Own = {
  look?: 'facts' | 'needs' | 'stacked' | 'signed' | 'lines' | 'sums' | 'prices' | 'cards' | 'inline' | 'review'
  /** A row without a value is left out. Rows that are components of their own are children, each a `DefinitionRow`. */
  rows?: readonly (Definition & { key?: string | undefined })[]
  /** Smaller `lines`. */
  isDense?: boolean
  /** `lines` whose values are words. */
  isWordy?: boolean
}

type Props = Loose<Own> & Omit<ComponentProps<'dl'>, keyof Own | 'className' | 'style'>

/** Terms with their values: a `<dl>`, each pair in a `<div>`. */
export function DefinitionList({ look = 'facts', rows = [], isDense, isWordy, children, ...rest }: Props) {
  return (
    <dl
      {...rest}
      className={look === 'review' ? review.review : styles.list}
      data-look={look === 'review' ? undefined : joinWords(look, isDense && 'dense', isWordy && 'words')}
    >
      {rows.map(({ key, ...row }) =>
        row.value || row.values ? <DefinitionRow key={key ?? String(row.term)} {...row} /> : null,
      )}
      {children}
    </dl>
  )
}

/** The sum under the lines of a price: a `<dl>` of one pair. */
export function TotalLine({ term, value }: { term: string; value: string }) {
  return (
    <dl className={styles.total}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </dl>
  )
}
