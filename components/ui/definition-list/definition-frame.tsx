import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { type Definition, DefinitionRows } from './definition-row'

type Own = {
  /** A row without a value is left out. Rows that are components of their own are children, each a `DefinitionRow`. */
  rows?: readonly (Definition & { key?: string | undefined })[]
}

export type DefinitionListProps = Loose<Own> & Omit<ComponentProps<'dl'>, keyof Own | 'className' | 'style'>

type Props = DefinitionListProps & {
  /** Of the look's own sheet: a page loads no other look. */
  className: string | undefined
  look?: string
}

/** What all looks of terms with their values are made of: a `<dl>`, each pair in a `<div>`. */
export function DefinitionFrame({ className, look, rows = [], children, ...rest }: Props) {
  return (
    <dl {...rest} className={className} data-look={look}>
      <DefinitionRows rows={rows} />
      {children}
    </dl>
  )
}
