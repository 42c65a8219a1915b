/**
 * Whether a trip to Abkhazia may be added to a rental (specification §5): not for dates after the last one. That day is
 * long past, so no screen offers it.
 *
 * @param date `lastDate` likewise: `YYYY-MM-DD`.
 */
export function isAbkhaziaAvailable(date: string, lastDate: string): boolean {
  return date <= lastDate
}
