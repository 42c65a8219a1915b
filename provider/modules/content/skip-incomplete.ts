import type { Warn } from '@/provider/logging/warn'
import { type ContentValues, unfilledNames } from '@/provider/rules/content/placeholder-values'

export type ContentRow = { slug: string } | { id: string | number }

export type SkipIncomplete = ReturnType<typeof createSkipIncomplete>

/**
 * Creates the filter of items that would show a reader a bare `{name}`, because the branch has no value for it. Each item
 * is logged once, not with every page.
 */
export function createSkipIncomplete(warn: Warn) {
  const logged = new Set<string>()
  return function skipIncomplete<Row extends ContentRow>(kind: string, rows: Row[], values: ContentValues): Row[] {
    return rows.filter((row) => {
      const unfilled = unfilledNames(row, values)
      const item = `${kind}/${'slug' in row ? row.slug : row.id}`
      if (unfilled.length > 0 && !logged.has(item)) {
        logged.add(item)
        warn({ item, unfilled }, 'content withheld')
      }
      return unfilled.length === 0
    })
  }
}
