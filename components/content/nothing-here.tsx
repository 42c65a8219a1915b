import type { ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'
import styles from './nothing-here.module.css'

/** A list without anything in it: why, and by `children` what to do next. */
export function NothingHere({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Illustration name="empty-trips" />
      <p>{text}</p>
      {children}
    </div>
  )
}
