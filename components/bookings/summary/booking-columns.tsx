import type { ElementType, ReactNode } from 'react'
import type { ElementProps } from '@/components/ui/element-props'
import styles from './booking-columns.module.css'

type Props = {
  /** `booked`: not a step on the way to a booking, it is read on paper too; `change`: two parts beside the price. */
  look?: 'booked' | 'change'
  children: ReactNode
}

/** What a booking is made of beside its price; on phones one below the other. */
export function BookingColumns({ look, children }: Props) {
  return (
    <div className={styles.columns} data-look={look}>
      {children}
    </div>
  )
}

/** The parts of one column, or of the form that fills it. It adds no role and takes no focus. */
export function BookingStack<E extends ElementType = 'div'>(props: ElementProps<E, unknown>) {
  const { as, ...native } = props as ElementProps<'div', unknown> & { as?: ElementType }
  const Element: ElementType = as ?? 'div'
  return <Element {...native} className={styles.parts} />
}
