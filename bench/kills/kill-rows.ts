import { median } from '../measure'
import type { Row } from '../report'
import { type Recovery, TARGETS } from './stack'

const MINUTE_MS = 60_000
/** Deaths within a minute after which the launcher must give up, neither earlier nor later (scripts/restarts.mjs). */
const GIVE_UP_AFTER = 5

/** A row of violations, of which none may happen, with the first of them. */
export function countRow(metric: string, violations: string[]): Row {
  return {
    metric,
    value: violations.length,
    unit: '',
    limit: 0,
    better: 'low',
    detail: violations.slice(0, 5).join('; '),
  }
}

/** How long each program was away: the median, with the shortest and the longest. */
export function recoveryRows(recoveries: Recovery[]): Row[] {
  return TARGETS.map((target) => {
    const seconds = recoveries.filter((one) => one.target === target).map(({ ms }) => ms / 1000)
    const spread = `${Math.min(...seconds).toFixed(1)}–${Math.max(...seconds).toFixed(1)} s of ${seconds.length} kills`
    const metric = `${target}: killed until ready again`
    return { metric, value: median(seconds), unit: 's', limit: null, better: 'low' as const, detail: spread }
  })
}

/** `deaths`: of the provider, in milliseconds; those of the bookings count too. */
type GiveUp = { deaths: number[]; code: number | null; left: number; lastLine: string }

/** One process that dies again and again: the launcher ends with exit code 1 and leaves nothing behind. */
export function giveUpRow({ deaths, code, left, lastLine }: GiveUp): Row {
  const minuteStart = (deaths.at(-1) ?? 0) - MINUTE_MS
  const inLastMinute = deaths.filter((at) => at > minuteStart).length
  const isRight = code === 1 && left === 0 && inLastMinute >= GIVE_UP_AFTER
  const detail = `exit code ${code}, ${left} processes left: ${lastLine}`
  return {
    ...{ metric: 'deaths of the provider until the launcher gives up', unit: '', better: 'low' as const, detail },
    value: isRight ? inLastMinute : Number.NaN,
    limit: GIVE_UP_AFTER,
  }
}
