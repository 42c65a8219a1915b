import { splitLocale } from '@/lib/i18n/split-locale'
import { PUBLIC_QUERIES, type PublicQuery, type QueryParams } from '@/lib/routing/public-queries'

/** Longer ones are somebody's experiments. */
const QUERY_MAX = 300

const ROUTES = Object.entries<PublicQuery>(PUBLIC_QUERIES).map(([route, query]) => ({
  pattern: new RegExp(`^${route.replace(/:[a-z]+/g, '[a-z0-9-]{1,80}')}$`),
  query,
}))

/**
 * The one address by which the cache knows a page that is the same for everybody: its path and, in order, the part of
 * the query that changes it. Names and values that no page knows are dropped, so that nobody fills the cache with `?utm=1`,
 * `?sort=1`, `?sort=2` ….
 *
 * @returns null for anything else: it is passed through and never kept.
 */
export function publicPage(url: string): string | null {
  const [path = '/', ...rest] = url.split('?')
  const queryText = rest.join('?')
  const { path: plain } = splitLocale(path)
  const route = ROUTES.find(({ pattern }) => pattern.test(plain))
  if (!route || queryText.length > QUERY_MAX) return null
  const params = new URLSearchParams(queryText)
  const { shows, personal } = route.query
  if (personal.some((name) => params.has(name))) return null
  const cacheParams = shows(readParams(params))
  if (cacheParams === null) return null
  return cacheParams.length === 0 ? path : `${path}?${new URLSearchParams(cacheParams)}`
}

/** As Next reads them: a repeated name has a list. */
function readParams(params: URLSearchParams): QueryParams {
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}
