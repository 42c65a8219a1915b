import type { ComponentProps } from 'react'
import { joinTokens } from '@/components/ui/look'
import styles from './centred-panel.module.css'
import panel from './panel.module.css'

type Props = Omit<ComponentProps<'section'>, 'className' | 'style'>

/** A panel in the place of something that is not there, its parts in the middle. */
export function CentredPanel(props: Props) {
  return <section {...props} className={joinTokens(panel.panel, styles.centred)} />
}
