import { FieldLabel } from '@/components/ui/field/field-label'
import styles from './choice-links.module.css'
import { type Choice, ChoiceList } from './segmented-control'

type Props = { label: string; choices: readonly Choice[] }

/**
 * One of a few answers, each an address of its own: works without JavaScript, and Back undoes it. A `<nav>` named by the
 * label that stands above it.
 */
export function ChoiceLinks({ label, choices }: Props) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <FieldLabel aria-hidden="true">{label}</FieldLabel>
      <div className={styles.choices}>
        <ChoiceList choices={choices} current="true" preservesScroll />
      </div>
    </nav>
  )
}
