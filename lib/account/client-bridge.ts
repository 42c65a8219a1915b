import { LOYALTY_LEVELS, type Loyalty } from '@/provider/contract/miles'

/** Where the pylons of bronze, silver, gold and platinum stand on a bridge of 760 units. */
export const PYLONS = [182, 372, 562, 737] as const

const START = 4
/** The car stops short of a level that is not reached yet. */
const BEFORE_PYLON = 24

/** How far along the bridge the client is: past the last pylon reached, by the condition that is nearer to its goal. */
export function bridgeDistance({ level, km, days, next }: Loyalty): number {
  const reached = LOYALTY_LEVELS.indexOf(level)
  const from = PYLONS[reached - 1] ?? START
  if (next === null) return from
  const to = (PYLONS[LOYALTY_LEVELS.indexOf(next.level) - 1] ?? from) - BEFORE_PYLON
  const share = Math.min(1, Math.max(km / next.km, days / next.days))
  return Math.round(from + (to - from) * share)
}
