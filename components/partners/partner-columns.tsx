import type { ReactNode } from 'react'
import { Stack } from '@/components/ui/stack/stack'
import styles from './partner-columns.module.css'

type Props = {
  /** Panels one below the other. */
  main: ReactNode
  /** The form beside them. */
  children: ReactNode
}

/** What a partner gets, and beside it the form that asks for it. It adds no role. */
export function PartnerColumns({ main, children }: Props) {
  return (
    <div className={styles.columns}>
      <Stack gap={20}>{main}</Stack>
      {children}
    </div>
  )
}
