import { DefinitionFrame, type DefinitionListProps } from './definition-frame'
import styles from './line-list.module.css'

type Props = DefinitionListProps & { look: 'sums' | 'inline' }

/** A line for each pair: `sums` at its end, or `inline`, in running words. */
export function LineList(props: Props) {
  return <DefinitionFrame {...props} className={styles.list} />
}
