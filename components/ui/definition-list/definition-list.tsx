import { DefinitionFrame, type DefinitionListProps } from './definition-frame'
import styles from './definition-list.module.css'

type Props = DefinitionListProps & { look?: 'facts' | 'needs' }

/** What a thing is, term beside value, or what is needed, value under its term; in columns. */
export function DefinitionList({ look = 'facts', ...rest }: Props) {
  return <DefinitionFrame {...rest} className={styles.list} look={look} />
}
