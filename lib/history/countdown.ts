import type { HistoryItem } from '@/provider/contract/history'

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24
/** From here on whole days say enough. */
const DAYS_FROM_HOURS = 48

/** How long until the pick-up or, while the trip runs, until the return; `late`: the return is overdue. */
export type Countdown = { kind: 'pickup' | 'dropoff' | 'late'; unit: 'days' | 'hours'; count: number }

/** @param now the server's moment. */
export function countdownOf({ status, pickupAt, dropoffAt }: HistoryItem, now: Date): Countdown {
  const isActive = status === 'active'
  const leftMs = Date.parse(isActive ? dropoffAt : pickupAt) - now.getTime()
  const kind = !isActive ? 'pickup' : leftMs < 0 ? 'late' : 'dropoff'
  // Nobody is told more time than he has with the car, or to be later than he is: none is less than an hour.
  const hours = (kind === 'pickup' ? Math.ceil : Math.floor)(Math.abs(leftMs) / HOUR_MS)
  // A pick-up that has passed is due now.
  if (kind === 'pickup' && leftMs <= 0) return { kind, unit: 'hours', count: 0 }
  if (hours < DAYS_FROM_HOURS) return { kind, unit: 'hours', count: hours }
  return { kind, unit: 'days', count: Math.floor(hours / DAY_HOURS) }
}
