import { joinTokens } from '@/components/ui/look'
import styles from './inline-select.module.css'
import input from './input.module.css'
import type { SelectProps } from './select'

/** One of a list that looks like words and is as wide as they are, such as the order of what stands below. */
export function InlineSelect(props: SelectProps) {
  return <select {...props} className={joinTokens(input.control, styles.inline)} data-look="inline" />
}
