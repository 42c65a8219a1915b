import type { ComponentProps } from 'react'
import type { Shown } from '@/components/ui/element-props'
import { joinWords } from '@/components/ui/look'
import styles from './field-grid.module.css'

type Props = Omit<ComponentProps<'fieldset'>, 'className' | 'style' | 'ref'> & {
  as?: 'div' | 'ul' | 'fieldset'
  /** `fit`: as many as have room; `one`: a form under each other; `two`: halves, from 861 px on. */
  columns?: 'fit' | 'one' | 'two'
  shown?: Shown
}

/** Fields beside and under each other. No role of its own: a `<fieldset>` that only waits takes `role="none"`. */
export function FieldGrid({ as = 'div', columns = 'fit', shown, ...rest }: Props) {
  const Element = as as 'fieldset'
  return <Element {...rest} className={joinWords(styles.grid, shown)} data-look={columns} />
}
