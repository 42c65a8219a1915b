import type { ComponentProps } from 'react'
import { type Definition, DefinitionRows } from '@/components/ui/definition-list/definition-row'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './sum-list.module.css'

type Own = {
  /** A row without a value is left out. */
  rows: readonly (Definition & { key?: string | undefined })[]
  /** Smaller. */
  isDense?: boolean
  /** The values are words. */
  isWordy?: boolean
  /** Its sums are being asked for anew. */
  isWaiting?: boolean
}

type Props = Loose<Own> & Omit<ComponentProps<'dl'>, keyof Own | 'className' | 'style' | 'children'>

/** Lines of a price or of another sum: a `<dl>`, each pair in a `<div>`. Apart from `DefinitionList`: most pages show only these. */
export function SumList({ rows, isDense, isWordy, isWaiting, ...rest }: Props) {
  return (
    <dl
      {...rest}
      className={styles.lines}
      data-look={joinTokens(isDense && 'dense', isWordy && 'words', isWaiting && 'waits')}
    >
      <DefinitionRows rows={rows} />
    </dl>
  )
}

/** The sum under the lines: a `<dl>` of one pair. */
export function TotalLine({ term, value, isWaiting }: { term: string; value: string; isWaiting?: boolean }) {
  return (
    <dl className={styles.total} data-look={isWaiting ? 'waits' : undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </dl>
  )
}
