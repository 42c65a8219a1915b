import type { ComponentProps } from 'react'
import type { Visibility } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './field-grid.module.css'

type Props = Omit<ComponentProps<'fieldset'>, 'className' | 'style' | 'ref'> & {
  as?: 'div' | 'fieldset'
  /** `fit`: as many as have room; `one`: a form under each other. */
  columns?: 'fit' | 'one'
  visibility?: Visibility
}

/** Fields beside and under each other. No role of its own: a `<fieldset>` that only waits takes `role="none"`. */
export function FieldGrid({ as = 'div', columns = 'fit', visibility, ...rest }: Props) {
  const Element = as as 'fieldset'
  return <Element {...rest} className={joinTokens(styles.grid, visibility)} data-look={columns} />
}
