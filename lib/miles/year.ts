/** The year that an address asks for; null: every one. */
export function readYear(value: unknown): number | null {
  return typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : null
}

/** The section's address with the year asked for. */
export function yearHref(path: string, year: number | null): string {
  // As the provider and `readYear` take it: of 599, too.
  return year === null ? path : `${path}?year=${String(year).padStart(4, '0')}`
}
