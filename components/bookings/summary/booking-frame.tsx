import './bookings.css'
import type { ComponentProps, ReactNode } from 'react'
import { BookingSteps } from './booking-steps'
import { BookingSummary } from './booking-summary'

type Props = ComponentProps<typeof BookingSteps> &
  ComponentProps<typeof BookingSummary> & {
    title: string
    lead: string
    children: ReactNode
  }

/** A booking step: where we are, what to do, and the price always in sight. */
export function BookingFrame({ current, slug, title, lead, children, ...summary }: Props) {
  return (
    <div className="wrap">
      <BookingSteps current={current} slug={slug} />
      <div className="bk">
        <div className="bk-main">
          <div>
            <h1>{title}</h1>
            <p className="muted lead">{lead}</p>
          </div>
          {children}
        </div>
        <BookingSummary {...summary} />
      </div>
    </div>
  )
}
