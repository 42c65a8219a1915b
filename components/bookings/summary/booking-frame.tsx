import type { ComponentProps, ReactNode } from 'react'
import { Container } from '@/components/ui/container/container'
import { BookingColumns, BookingStack } from './booking-columns'
import { BookingHead } from './booking-head'
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
    <Container>
      <BookingSteps current={current} slug={slug} />
      <BookingColumns>
        <BookingStack>
          <BookingHead lead={lead} title={title} />
          {children}
        </BookingStack>
        <BookingSummary {...summary} />
      </BookingColumns>
    </Container>
  )
}
