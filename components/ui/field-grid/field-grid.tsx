import type { ComponentProps } from 'react'
import styles from './field-grid.module.css'

type Props = Omit<ComponentProps<'fieldset'>, 'className' | 'style' | 'ref'> & {
  as?: 'div' | 'ul' | 'fieldset'
  /** `fit`: as many as have room; `one`: a form under each other; `two`: halves, from 861 px on. */
  columns?: 'fit' | 'one' | 'two'
}

/** Fields beside and under each other. No role of its own: a `<fieldset>` that only waits takes `role="none"`. */
export function FieldGrid({ as = 'div', columns = 'fit', ...rest }: Props) {
  const Element = as as 'fieldset'
  return <Element {...rest} className={styles.grid} data-look={columns} />
}
