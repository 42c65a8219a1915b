import { type SQL, sql } from 'drizzle-orm'

/** Returns a column with the number of rows without the limit, the same in every row of a list. */
export function countAll(): SQL<number> {
  return sql<number>`(count(*) over ())::int`
}
