import { type SQL, type SQLChunk, sql } from 'drizzle-orm'
import { countDone } from './tables/text-columns'

type Upsert = {
  table: string
  /** Columns that say which row of the branch it is; the file has them by the same names. */
  key: readonly string[]
  /** The others, each with what makes it of a row of the file. */
  columns: Readonly<Record<string, SQL>>
}

/**
 * Adds the rows that are missing and changes those that differ. For rows that are unique within their branch and come
 * whole from the file. Other tables have statements of their own: a plate, a phone and a decision have one row in all
 * branches, an empty cell leaves a client's data as they are, prices add no model, and damages get their number here.
 */
export function upsert(station: string, { table, key, columns }: Upsert): SQL {
  const own = key.map((name) => sql.identifier(name))
  const names = Object.keys(columns)
  const columnsFrom = (owner: string) =>
    joinChunks(names.map((name) => sql`${sql.identifier(owner)}.${sql.identifier(name)}`))
  return sql`with done as (
      insert into ${sql.identifier(table)} as kept (station, ${joinChunks([...own, ...names.map((name) => sql.identifier(name))])})
      select ${station}, ${joinChunks([...own, ...Object.values(columns)])} from incoming_rows order by line
      on conflict (station, ${joinChunks(own)}) do update set (${joinChunks(names.map((name) => sql.identifier(name)))})
        = row (${columnsFrom('excluded')})
      where (${columnsFrom('kept')}) is distinct from (${columnsFrom('excluded')})
      returning xmax = 0 as is_new) ${countDone}`
}

/** Takes the columns from the file as they are. */
export function copyColumns(...names: string[]): Record<string, SQL> {
  return Object.fromEntries(names.map((name) => [name, sql`${sql.identifier(name)}`]))
}

/** Returns the words of a `listField` as an array; none: empty. */
export function arrayOf(name: string): SQL {
  return sql`(select coalesce(array_agg(word order by n), '{}')
    from jsonb_array_elements_text(${sql.identifier(name)}) with ordinality as a (word, n))`
}

function joinChunks(chunks: readonly SQLChunk[]): SQL {
  return sql.join([...chunks], sql`, `)
}
