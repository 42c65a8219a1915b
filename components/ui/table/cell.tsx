import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'

export type CellLook = Loose<{
  /** Numbers stand on the right. */
  align?: 'end'
  /** Digits of one height, never broken. */
  isNumeric?: boolean
  /** The price that is best for the reader. */
  isBest?: boolean
}>

type Props = CellLook & Omit<ComponentProps<'td'>, 'align' | 'className' | 'style'>

/** One cell of a `Table`, whose sheets say what these words mean. */
export function Cell({ align, isNumeric, isBest, ...rest }: Props) {
  return <td {...rest} data-look={joinTokens(align, isNumeric && 'numeric', isBest && 'best')} />
}
