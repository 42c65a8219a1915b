import { earliestPickup, type PeriodLimits } from '@/provider/contract/rules/rental-period'

/** Steps of the time lists in the forms. */
const STEP_MS = 30 * 60 * 1000

/** The first moment that a visitor can choose: the branch's limit, up to the next half hour. */
export function firstPickup(now: Date, limits: PeriodLimits): Date {
  return new Date(Math.ceil(earliestPickup(now, limits).getTime() / STEP_MS) * STEP_MS)
}

/** `00:00`, `00:30` … and the time that stands in the address, should it be none of them. */
export function timeChoices(chosen: string): string[] {
  const steps = Array.from({ length: 48 }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, '0')
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`
  })
  return /^\d{2}:\d{2}$/.test(chosen) && !steps.includes(chosen) ? [...steps, chosen].sort() : steps
}
