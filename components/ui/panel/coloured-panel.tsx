import type { ComponentProps } from 'react'
import { joinTokens } from '@/components/ui/look'
import styles from './coloured-panel.module.css'
import panel from './panel.module.css'

type Props = Omit<ComponentProps<'li'>, 'className' | 'style'> & { tone: 'sea' | 'sun' }

/** One of a list of offers, rounder than other panels and of a colour of its own. */
export function ColouredPanel({ tone, ...rest }: Props) {
  return <li {...rest} className={joinTokens(panel.panel, styles.coloured)} data-look={joinTokens('stack', tone)} />
}
