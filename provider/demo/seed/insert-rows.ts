import { sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'

/** Column names as in the table; every row has the same ones. */
export type Row = Record<string, unknown>

const ROWS_PER_STATEMENT = 2_000

/**
 * Inserts many rows in few statements: one JSON parameter instead of a parameter for each value. Keeps the order of
 * rows.
 */
export async function insertRows(tx: Transaction, table: string, rows: Row[]): Promise<void> {
  const target = sql.identifier(table)
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT))
    await tx.execute(
      sql`insert into ${target} (${columns}) select ${columns} from jsonb_populate_recordset(null::${target}, ${chunk}::jsonb)`,
    )
  }
}
