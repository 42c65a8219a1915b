import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './disclosure.module.css'

export type SummaryLook = Loose<{
  /** `link`: in the colour of a link; `under`: underlined in the colour around; `small`: a small link, 44 px. */
  look?: 'link' | 'under' | 'small'
  /** `xs`: letters of 13 px; `touch`: 44 px high. */
  size?: 'xs' | 'touch'
}>

type Props = SummaryLook & Omit<ComponentProps<'summary'>, 'className' | 'style'>

/** The words that open a `<details>` of another element, such as a panel. A button where `Button as="summary"` stands instead. */
export function DisclosureSummary({ look = 'link', size, ...rest }: Props) {
  return <summary {...rest} className={styles.summary} data-look={joinTokens(look, size)} />
}
