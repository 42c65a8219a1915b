import { pick, type Random } from '@/provider/demo/seeded-random'
import type { Season } from '@/provider/rules/prices/season'
import { seasonPercent } from '@/provider/rules/prices/season'

/** Share of days on which a car is out, on a plain day that is past or near. */
const USUAL_OCCUPANCY = 0.62
const MAX_OCCUPANCY = 0.92
/** Share of the usual demand that is booked a year ahead, and the days after which the near demand has faded. */
const FAR_SHARE = 0.2
const FADING_DAYS = 50
/** Lengths in days, short ones more often. */
const LENGTHS = [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7, 7, 8, 10, 12, 14, 21] as const

/** Draws the length of a rental in days. */
export function rentalLength(random: Random): number {
  return pick(random, LENGTHS)
}

/** Returns the days between two rentals of a car, on average, that make its occupancy that of the day. */
export function meanGapDays(date: string, daysAhead: number, lengthDays: number, seasons: readonly Season[]): number {
  const near = FAR_SHARE + (1 - FAR_SHARE) * Math.exp(-Math.max(0, daysAhead) / FADING_DAYS)
  const seasonal = (USUAL_OCCUPANCY * seasonPercent(date, seasons)) / 100
  const occupancy = Math.min(MAX_OCCUPANCY, seasonal) * near
  return (lengthDays * (1 - occupancy)) / occupancy
}
