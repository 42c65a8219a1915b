import { formatInTimeZone } from 'date-fns-tz'
import type { ComponentProps, ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { EventItem } from '@/provider/contract/content'
import styles from './event-scene.module.css'

type Scene = ComponentProps<typeof Illustration>['name']

/** Along these roads one can drive at any time; by number, so that neighbours differ. */
const ROADS = ['route-russky', 'route-gamov', 'route-nakhodka'] as const
const WINTER_MONTHS = ['11', '12', '01', '02', '03']

type Props = {
  event: Pick<EventItem, 'id' | 'tag' | 'startsAt'>
  /** A car in it. */
  children?: ReactNode
}

/** What the event is like, as a drawing. */
export function EventScene({ event, children }: Props) {
  return (
    <div className={styles.scene}>
      <Illustration name={sceneOf(event)} />
      {children && <div>{children}</div>}
    </div>
  )
}

function sceneOf({ id, tag, startsAt }: Props['event']): Scene {
  if (tag === 'offer') return 'event-holiday'
  if (startsAt !== null && WINTER_MONTHS.includes(formatInTimeZone(startsAt, STATION_TIME_ZONE, 'MM')))
    return 'event-winter'
  if (tag === 'branch') return 'branch-yard'
  return startsAt === null ? (ROADS[id % ROADS.length] ?? ROADS[0]) : 'event-city'
}
