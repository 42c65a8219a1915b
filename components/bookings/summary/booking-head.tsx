import type { ComponentProps, ReactNode } from 'react'
import { Text } from '@/components/ui/text/text'
import styles from './booking-head.module.css'

type Props = { title: ReactNode; lead: ReactNode } & Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'>

/** The heading of a step, its only one of level 1, and what to do in it. */
export function BookingHead({ title, lead, ...native }: Props) {
  return (
    <div {...native} className={styles.head}>
      <h1>{title}</h1>
      <Text isLead tone="muted">
        {lead}
      </Text>
    </div>
  )
}
