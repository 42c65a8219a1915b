import type { ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'
import { eventScene } from '@/lib/events/event-scene'
import styles from './event-scene.module.css'

type Props = {
  /** Of the event, which has one of three scenes. */
  id: number
  /** A car in it. */
  children?: ReactNode
}

/** Where it takes place, as a drawing. */
export function EventScene({ id, children }: Props) {
  return (
    <div className={styles.scene}>
      <Illustration name={eventScene(id)} />
      {children && <div>{children}</div>}
    </div>
  )
}
