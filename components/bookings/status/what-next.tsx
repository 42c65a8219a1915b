import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Timeline } from '@/components/ui/timeline/timeline'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Booking } from '@/provider/contract/bookings'

/** What has happened and what comes, each with its moment. */
export function WhatNext({ booking }: { booking: Booking }) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const { history, pickupAt, dropoffAt } = booking
  const booked = history.find(({ status }) => status === 'confirmed')
  const steps = [
    ...(booked ? [{ key: 'nextBooked', at: booked.at, state: 'done' } as const] : []),
    { key: 'nextPickup', at: pickupAt, state: undefined } as const,
    { key: 'nextDropoff', at: dropoffAt, state: undefined } as const,
  ]
  return (
    <Panel flow="stack" heading={t('next')}>
      <Timeline
        events={steps.map(({ key, at, state }) => ({
          key,
          title: t(key),
          at: { dateTime: at, text: format.dateTime(new Date(at), DEADLINE_MOMENT) },
          state,
        }))}
      />
    </Panel>
  )
}
