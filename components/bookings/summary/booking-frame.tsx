import type { ComponentProps, ReactNode } from 'react'
import { Container } from '@/components/ui/container/container'
import { BookingColumns, BookingStack } from './booking-columns'
import { BookingHead } from './booking-head'
import { BookingSteps } from './booking-steps'
import { BookingSummary } from './booking-summary'
import { CarStrip } from './car-strip'
import { EditTrip } from './edit-trip'

type Props = ComponentProps<typeof BookingSteps> &
  Omit<ComponentProps<typeof BookingSummary>, 'edit'> & {
    title: string
    lead: string
    /** Where dates and places of a booking on hold are changed. */
    editHref?: string
    children: ReactNode
  }

/** A booking step: where we are, which car, what to do, and the price always in sight. */
export function BookingFrame({ current, slug, title, lead, editHref, children, ...summary }: Props) {
  const { trip, days } = summary
  return (
    <Container>
      <BookingSteps current={current} slug={slug} />
      <CarStrip days={days} edit={<EditTrip href={editHref} slug={slug} />} trip={trip} />
      <BookingColumns>
        <BookingStack>
          <BookingHead lead={lead} title={title} />
          {children}
        </BookingStack>
        <BookingSummary {...summary} edit={<EditTrip href={editHref} isOnStage slug={slug} />} />
      </BookingColumns>
    </Container>
  )
}
