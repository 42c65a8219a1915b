import '@/components/ui/timeline.css'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
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
    <section className="panel stack">
      <h2 className="h-sub">{t('next')}</h2>
      <ol className="tl">
        {steps.map(({ key, at, state }, index) => (
          <li className={state} key={key}>
            <i>{state === 'done' ? <Icon of="check" size="s" /> : index + 1}</i>
            <b>{t(key)}</b>
            <time dateTime={at}>{format.dateTime(new Date(at), DEADLINE_MOMENT)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
