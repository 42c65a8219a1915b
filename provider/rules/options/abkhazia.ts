/**
 * Returns whether a trip to Abkhazia may be added to a rental (specification §5): not for dates after the last one.
 * That day is long past, so no screen offers it.
 *
 * @param date `YYYY-MM-DD`, like `lastDate`
 */
export function isAbkhaziaAvailable(date: string, lastDate: string): boolean {
  return date <= lastDate
}
