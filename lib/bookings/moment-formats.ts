/** Hand-over moments as every booking screen prints them, on the station's clock. */
export const HAND_OVER_MOMENT = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

export const DEADLINE_MOMENT = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
