import { splitLocale } from '@/lib/i18n/split-locale'
import { PUBLIC_QUERIES } from '@/lib/routing/public-queries'

/** Longer ones are somebody's experiments. */
const QUERY_MAX = 300

const ROUTES = Object.entries(PUBLIC_QUERIES).map(([route, query]) => ({
  pattern: new RegExp(`^${route.replace(/:[a-z]+/g, '[a-z0-9-]{1,80}')}$`),
  query,
}))

/**
 * The one address by which the cache knows a page that is the same for everybody: its path and, in order, the part of
 * the query that changes it. What no page knows is dropped, so that nobody fills the cache with `?utm=1`, `?utm=2` ….
 *
 * @returns null for anything else: it is passed through and never kept.
 */
export function publicPage(url: string): string | null {
  const [path = '/', ...rest] = url.split('?')
  const asked = rest.join('?')
  const { path: plain } = splitLocale(path)
  const found = ROUTES.find(({ pattern }) => pattern.test(plain))
  if (!found || asked.length > QUERY_MAX) return null
  const params = new URLSearchParams(asked)
  const { shows, personal } = found.query
  if (personal.some((name) => params.has(name))) return null
  const kept = shows.flatMap((name) => params.getAll(name).map((value) => [name, value]))
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`
}
