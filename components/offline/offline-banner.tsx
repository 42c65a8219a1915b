'use client'

import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { useIsOffline } from './use-is-offline'

/** Shows its children while the browser has no net. The region stands in the page before, so that voices announce it. */
export function OfflineBanner({ children }: { children: ReactNode }) {
  const isOffline = useIsOffline()
  return (
    <div className={styles.banner} role="status">
      {isOffline && children}
    </div>
  )
}
