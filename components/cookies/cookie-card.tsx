'use client'

import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { hasAnswered, onAnswer } from '@/lib/tracking/consent'
import styles from './cookie-card.module.css'
import { useDock } from './use-dock'

/**
 * In every page's HTML, for it may be the largest thing of a first view; seen only where public/assets/boot.js found no
 * answer (`html[data-notice]`). Its content comes from the server.
 */
export function CookieCard({ label, children }: { label: string; children: ReactNode }) {
  const hasChosen = useSyncExternalStore(onAnswer, hasAnswered, () => false)
  const card = useRef<HTMLElement>(null)
  useDock(card, !hasChosen)
  if (hasChosen) return null
  return (
    <section aria-label={label} className={styles.card} ref={card}>
      {children}
    </section>
  )
}
