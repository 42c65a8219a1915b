import { addDays, formatISO, parseISO } from 'date-fns'

/** Returns the last day on which a debt may be disputed, `YYYY-MM-DD`, that one included. */
export function disputeUntil(toldOn: string, disputeDays: number): string {
  return formatISO(addDays(parseISO(toldOn), disputeDays), { representation: 'date' })
}
