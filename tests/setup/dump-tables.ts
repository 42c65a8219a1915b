/** What a table had at one moment: how many rows, and one sum of all of them. */
export type Dump = Record<string, string>

type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>

/**
 * Sums up every table and every sequence of a database.
 *
 * @param leftOut columns by table that do not count
 */
export async function dumpTables(run: Run, leftOut: Record<string, string[]> = {}): Promise<Dump> {
  const { rows } = await run(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const sums = rows.map(({ name }) => {
    const columns = leftOut[String(name)]?.map((column) => `'${column}'`).join(',')
    const row = columns ? `(to_jsonb(t) - array[${columns}])::text` : 't::text'
    return `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)::numeric), 0) as sum
      from "${name}" t`
  })
  const sequences = `select 'sequence ' || sequencename, coalesce(last_value::text, '') from pg_sequences
    where schemaname = 'public'`
  const dump = await run([...sums, sequences].join(' union all '))
  return Object.fromEntries(dump.rows.map(({ name, sum }) => [String(name), String(sum)]))
}
