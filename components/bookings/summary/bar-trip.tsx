import type { ComponentProps } from 'react'
import { FreeCancellation } from '@/components/bookings/cancel/free-cancellation'
import { TripText } from './booking-summary'

type Props = ComponentProps<typeof TripText> & { freeCancellationUntil: Date | null }

/** What the column of wide screens says above its lines, for the sheet of phones. */
export function BarTrip({ freeCancellationUntil, ...text }: Props) {
  return (
    <>
      <TripText {...text} />
      <FreeCancellation until={freeCancellationUntil} />
    </>
  )
}
