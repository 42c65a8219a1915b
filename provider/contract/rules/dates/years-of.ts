/** Returns the years of some days (`YYYY-MM-DD`), the latest first. */
export function yearsOf(days: readonly string[]): number[] {
  return [...new Set(days.map((day) => Number(day.slice(0, 4))))].sort((a, b) => b - a)
}

/** Returns whether a day (`YYYY-MM-DD`) is of the year. @param year null: any */
export function isOfYear(day: string, year: number | null): boolean {
  return year === null || Number(day.slice(0, 4)) === year
}
