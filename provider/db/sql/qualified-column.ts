import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * Returns a column that keeps its table's name inside a raw subquery. In the select list of one table Drizzle writes
 * `${carModels.id}` as "id", which inside a subquery over `cars` is the id of the car; nested SQL it leaves alone.
 */
export function qualifiedColumn(column: AnyColumn): SQL {
  return sql`${column}`
}
