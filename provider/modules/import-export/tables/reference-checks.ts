import { sql } from 'drizzle-orm'
import type { Subject } from '@/provider/modules/import-export/table'
import type { RowCause } from '@/provider/modules/import-export/table-names'

type Check = Subject['checks'][number]
type Known = {
  /** Of the field in `incoming_rows`. */
  name: string
  column: string
  /** Rows of the branch, and their column that the field names. */
  table: string
  key: string
  cause: RowCause
}

/** What a row names is one of the branch's; a field that is left empty names nothing. */
export function knownOf({ name, column, table, key, cause }: Known): Check {
  const find = (station: string) => sql`select line from incoming_rows i
    where i.${sql.identifier(name)} is not null and not exists (select 1 from ${sql.identifier(table)} t
      where t.station = ${station} and t.${sql.identifier(key)} = i.${sql.identifier(name)})`
  return { cause, column, reads: [name], find }
}

/** The same of each word of a `listField`. */
export function knownAllOf({ name, column, table, key, cause }: Known): Check {
  const find = (station: string) => sql`select distinct line
    from incoming_rows i, jsonb_array_elements_text(i.${sql.identifier(name)}) as named
    where not exists (select 1 from ${sql.identifier(table)} t
      where t.station = ${station} and t.${sql.identifier(key)} = named.value)`
  return { cause, column, reads: [name], find }
}

export const KNOWN_PROMO = knownOf({
  name: 'promo_code',
  column: 'Промокод',
  table: 'promo_codes',
  key: 'code',
  cause: 'no_promo',
})
export const KNOWN_CLASSES = knownAllOf({
  name: 'classes',
  column: 'Классы',
  table: 'car_classes',
  key: 'id',
  cause: 'no_class',
})
