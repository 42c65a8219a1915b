import { sql } from 'drizzle-orm'
import type { Subject } from '@/provider/modules/import-export/table'
import type { RowCause } from '@/provider/modules/import-export/table-names'

type Check = Subject['checks'][number]
type Reference = {
  /** Name of the field in `incoming_rows`. */
  name: string
  column: string
  /** Rows of the branch, and their column that the field names. */
  table: string
  key: string
  cause: RowCause
}

/** Checks that a field names a row of the branch; an empty field names nothing. */
export function existsCheck({ name, column, table, key, cause }: Reference): Check {
  const find = (station: string) => sql`select line from incoming_rows i
    where i.${sql.identifier(name)} is not null and not exists (select 1 from ${sql.identifier(table)} t
      where t.station = ${station} and t.${sql.identifier(key)} = i.${sql.identifier(name)})`
  return { cause, column, reads: [name], find }
}

/** Checks each word of a `listField` so. */
export function allExistCheck({ name, column, table, key, cause }: Reference): Check {
  const find = (station: string) => sql`select distinct line
    from incoming_rows i, jsonb_array_elements_text(i.${sql.identifier(name)}) as named
    where not exists (select 1 from ${sql.identifier(table)} t
      where t.station = ${station} and t.${sql.identifier(key)} = named.value)`
  return { cause, column, reads: [name], find }
}

export const PROMO_CHECK = existsCheck({
  name: 'promo_code',
  column: 'Промокод',
  table: 'promo_codes',
  key: 'code',
  cause: 'no_promo',
})
export const CLASSES_CHECK = allExistCheck({
  name: 'classes',
  column: 'Классы',
  table: 'car_classes',
  key: 'id',
  cause: 'no_class',
})
