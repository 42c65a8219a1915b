/** A price that is this old misleads nobody: the page that follows the calendar asks again. */
const LIFETIME_MS = 10_000
/** All classes and models of one month; more are only asked for by somebody who tries them out. */
const MAX_ENTRIES = 100

/** Returns the read with its results kept for some seconds, by the query. Requests at the same time share one. */
export function cacheBriefly<Query, Result>(
  read: (query: Query) => Promise<Result>,
): (query: Query) => Promise<Result> {
  const entries = new Map<string, { until: number; result: Promise<Result> }>()
  return (query) => {
    const key = JSON.stringify(query)
    const cached = entries.get(key)
    if (cached && performance.now() < cached.until) return cached.result
    const entry = { until: performance.now() + LIFETIME_MS, result: read(query) }
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break
      entries.delete(oldest)
    }
    entry.result.catch(() => entries.get(key) === entry && entries.delete(key))
    return entry.result
  }
}
