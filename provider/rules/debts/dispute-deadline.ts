import { addDays, formatISO, parseISO } from 'date-fns'

/** The last day on which something may be disputed, `YYYY-MM-DD`, that one included. */
export function disputeUntil(toldOn: string, disputeDays: number): string {
  return formatISO(addDays(parseISO(toldOn), disputeDays), { representation: 'date' })
}
