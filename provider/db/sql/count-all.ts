import { type SQL, sql } from 'drizzle-orm'

/** How many rows there are without the limit; it stands in every row of a list. */
export function countAll(): SQL<number> {
  return sql<number>`(count(*) over ())::int`
}
