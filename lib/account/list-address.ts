/** The year that an address asks for; null: every one. */
export function readYear(value: unknown): number | null {
  return typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : null
}

type Query = Record<string, string | string[] | undefined>

/** What an address asks of a list. */
export function readListQuery({ year, show, all }: Query): {
  year: number | null
  show?: string | undefined
  isAll: boolean
} {
  return { year: readYear(year), show: typeof show === 'string' ? show : undefined, isAll: all !== undefined }
}

type Requested = {
  year?: number | null
  /** A tab of the list. */
  show?: string | undefined
  /** Every line at once. */
  isAll?: boolean
}

/** The address of a list with what it is asked for. */
export function listHref(path: string, { year = null, show, isAll }: Requested): string {
  const query = new URLSearchParams({
    ...(show !== undefined && { show }),
    // As the provider and `readYear` take it: of 599, too.
    ...(year !== null && { year: String(year).padStart(4, '0') }),
    ...(isAll && { all: '1' }),
  }).toString()
  return query === '' ? path : `${path}?${query}`
}
