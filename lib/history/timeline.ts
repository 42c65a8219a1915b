import type { BookingStatus } from '@/provider/contract/bookings'
import type { HistoryDetail } from '@/provider/contract/history'

export type TimelineStep = {
  key: 'made' | 'confirmed' | 'pickup' | 'dropoff' | 'deposit' | 'ended'
  /** When it was, or is planned; null: nobody can say. */
  at: string | null
  state: 'done' | 'now' | 'planned'
}

type TimelineSource = Pick<HistoryDetail, 'booking' | 'deposit'>

const OVER: readonly BookingStatus[] = ['expired', 'cancelled_client', 'cancelled_branch', 'no_show']

/** What has happened to a booking and what is planned; the first planned step is what it waits for now. */
export function timelineOf({ booking, deposit }: TimelineSource): TimelineStep[] {
  const { history, status, pickupAt, dropoffAt } = booking
  const atOf = (wanted: BookingStatus) => history.find((entry) => entry.status === wanted)?.at ?? null
  const done = (key: TimelineStep['key'], at: string | null): TimelineStep => ({ key, at, state: 'done' })
  const [made, confirmed, taken, back] = [history[0]?.at ?? null, atOf('confirmed'), atOf('active'), atOf('completed')]
  if (OVER.includes(status))
    return [
      done('made', made),
      ...(confirmed ? [done('confirmed', confirmed)] : []),
      done('ended', history.at(-1)?.at ?? null),
    ]
  const step = (key: TimelineStep['key'], at: string | null, planned: string | null): TimelineStep =>
    at ? done(key, at) : { key, at: planned, state: 'planned' }
  const steps = [
    done('made', made),
    step('confirmed', confirmed, null),
    step('pickup', taken, pickupAt),
    step('dropoff', back, dropoffAt),
    ...(deposit.releasedAt || deposit.releaseBy ? [step('deposit', deposit.releasedAt, deposit.releaseBy)] : []),
  ]
  const current = steps.findIndex(({ state }) => state === 'planned')
  return steps.map((one, index) => (index === current ? { ...one, state: 'now' } : one))
}
