'use client'

import type { ReactNode } from 'react'
import { useLongWait } from '@/lib/navigation-progress/use-long-wait'
import styles from './banner.module.css'
import { useIsOffline } from './use-is-offline'

type Props = {
  /** While another page takes long. */
  page: ReactNode
  /** While an answer does. */
  children: ReactNode
}

/** Says that a page or an answer takes long; without a net `OfflineBanner` has said more. */
export function WaitBanner({ page, children }: Props) {
  const wait = useLongWait()
  const isOffline = useIsOffline()
  return (
    <div className={styles.banner} role="status">
      {!isOffline && (wait === 'page' ? page : wait && children)}
    </div>
  )
}
