import { joinTokens } from '@/components/ui/look'
import input from './input.module.css'
import type { SelectProps } from './select'
import styles from './word-select.module.css'

/** One of a list that looks like words and is as wide as they are, such as the order of what stands below. */
export function WordSelect(props: SelectProps) {
  return <select {...props} className={joinTokens(input.control, styles.words)} data-look="words" />
}
