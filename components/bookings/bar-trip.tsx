import type { ComponentProps } from 'react'
import { TripText } from './booking-summary'
import { FreeCancellation } from './free-cancellation'

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
