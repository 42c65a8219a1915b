import { DefinitionFrame, type DefinitionListProps } from './definition-frame'
import styles from './figure-list.module.css'

/** The numbers of a section, each on a card. */
export function FigureList(props: DefinitionListProps) {
  return <DefinitionFrame {...props} className={styles.list} />
}
