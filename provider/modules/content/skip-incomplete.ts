import { type ContentValues, unfilledNames } from '@/provider/rules/content/placeholder-values'

/** Of a log. */
export type Warn = (details: { item: string; unfilled: string[] }, message: string) => void

export type ContentRow = { slug: string } | { id: string | number }

/**
 * Keeps back what would show a reader a bare `{name}`: the branch has not got what the text speaks of. Each item is
 * told to the log once, not with every page.
 */
export function createWithholding(warn: Warn) {
  const told = new Set<string>()
  return function withhold<Row extends ContentRow>(kind: string, rows: Row[], values: ContentValues): Row[] {
    return rows.filter((row) => {
      const unfilled = unfilledNames(row, values)
      const item = `${kind}/${'slug' in row ? row.slug : row.id}`
      if (unfilled.length > 0 && !told.has(item)) {
        told.add(item)
        warn({ item, unfilled }, 'content withheld')
      }
      return unfilled.length === 0
    })
  }
}
