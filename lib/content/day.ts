import { FAR_DAY } from '@/lib/format/moments'

/** How a calendar date is printed. It is no instant: UTC on both ends keeps the day. */
export const PLAIN_DAY = { ...FAR_DAY, timeZone: 'UTC' } as const

/** @param date `YYYY-MM-DD` */
export function plainDay(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}
