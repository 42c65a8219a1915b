import type { ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'
import styles from './event-scene.module.css'

const SCENES = ['route-russky', 'route-gamov', 'route-nakhodka'] as const

type Props = {
  /** Of the event: the same one has the same scene, neighbours have different ones. */
  id: number
  /** A car in it. */
  children?: ReactNode
}

/** Where it takes place, as a drawing. */
export function EventScene({ id, children }: Props) {
  return (
    <div className={styles.scene}>
      <Illustration name={SCENES[id % SCENES.length] ?? SCENES[0]} />
      {children && <div>{children}</div>}
    </div>
  )
}
