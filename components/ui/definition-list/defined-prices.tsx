import styles from './defined-prices.module.css'
import { DefinitionFrame, type DefinitionListProps } from './definition-frame'

/** Prices with their notes. */
export function DefinedPrices(props: DefinitionListProps) {
  return <DefinitionFrame {...props} className={styles.list} />
}
