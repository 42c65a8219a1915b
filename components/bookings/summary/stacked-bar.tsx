import type { ReactNode } from 'react'
import { joinTokens } from '@/components/ui/look'
import bottom from './bottom-bar.module.css'
import styles from './stacked-bar.module.css'

/** `BottomBar` whose button says a whole sentence: it takes a row of its own. */
export function StackedBar({ children }: { children: ReactNode }) {
  return (
    <div className={joinTokens(bottom.bottom, styles.stacked, 'no-print')} data-bar="order" data-look="stacked">
      {children}
    </div>
  )
}
