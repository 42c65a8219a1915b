'use client'

import type { ReactNode } from 'react'
import { useLongWait } from '@/lib/navigation-progress/use-long-wait'
import styles from './banner.module.css'
import { useIsOffline } from './use-is-offline'

/** Shows its children while a page or an answer takes long; without a net `OfflineBanner` has said more. */
export function WaitBanner({ children }: { children: ReactNode }) {
  const isLong = useLongWait()
  const isOffline = useIsOffline()
  return (
    <div className={styles.banner} role="status">
      {isLong && !isOffline && children}
    </div>
  )
}
