import { DefinitionFrame, type DefinitionListProps } from './definition-frame'
import styles from './stacked-list.module.css'

type Props = DefinitionListProps & { look: 'stacked' | 'signed' }

/** Values under their terms, one below the other; the terms of `signed` begin with a sign. */
export function StackedList(props: Props) {
  return <DefinitionFrame {...props} className={styles.list} />
}
