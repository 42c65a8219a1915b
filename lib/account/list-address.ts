/** The year that an address asks for; null: every one. */
export function readYear(value: unknown): number | null {
  return typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : null
}

type Query = Record<string, string | string[] | undefined>

export type ListQuery = {
  /** Null: every one. */
  year: number | null
  /** A tab of the list. */
  show?: string | undefined
  /** Id of a line that is open. */
  entry?: string | undefined
  /** Every line at once. */
  isAll: boolean
}

/** Reads what an address asks of a list. */
export function readListQuery({ year, show, entry, all }: Query): ListQuery {
  return { year: readYear(year), show: singleOf(show), entry: singleOf(entry), isAll: all !== undefined }
}

function singleOf(value: Query[string]): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The address of a list with what it is asked for. */
export function listHref(path: string, { year = null, show, entry, isAll }: Partial<ListQuery>): string {
  const query = new URLSearchParams({
    ...(show !== undefined && { show }),
    // As the provider and `readYear` take it: of 599, too.
    ...(year !== null && { year: String(year).padStart(4, '0') }),
    ...(entry !== undefined && { entry }),
    ...(isAll && { all: '1' }),
  }).toString()
  return query === '' ? path : `${path}?${query}`
}
