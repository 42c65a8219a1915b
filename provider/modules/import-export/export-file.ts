import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { pathExists } from '@/provider/security/path-exists'
import type { Field } from './fields'
import { writeSheet } from './sheet-writer'
import type { Subject } from './table'
import type { SubjectName } from './table-names'
import { SUBJECTS } from './tables/subjects'

const BATCH_SIZE = 1_000

export type ExportRejection = { why: 'unknown_kind'; row: null } | { why: 'file_exists' }
type Deps = { db: Database; station: string }

/** Exports rows of the branch into a file that can be imported again without loss. Returns their number, or why not. */
export async function exportFile(
  { db, station }: Deps,
  name: SubjectName,
  path: string,
  { mayReplace, isTemplate }: { mayReplace: boolean; isTemplate: boolean },
): Promise<ExportRejection | { why: null; rows: number }> {
  if (!/\.(csv|xlsx)$/i.test(path)) return { why: 'unknown_kind', row: null }
  if (!mayReplace && (await pathExists(path))) return { why: 'file_exists' }
  const subject = SUBJECTS[name]
  const written = { rows: 0 }
  const rows = isTemplate ? [] : exportRows(db, subject, station)
  await writeSheet(path, printRows(subject.fields, rows, written))
  return { why: null, rows: written.rows }
}

/** Returns the rows of one snapshot of the database, a batch at a time. */
async function* exportRows(db: Database, { rows }: Subject, station: string): AsyncGenerator<Record<string, unknown>> {
  const client = await db.$client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    const { sql: text, params } = db
      .select({ all: sql`1` })
      .from(sql`(${rows(station)}) as r`)
      .toSQL()
    const list = text.replace(/^select 1 from/, 'select to_jsonb(r) as row from')
    await client.query(`declare outgoing no scroll cursor for ${list}`, params)
    for (;;) {
      const page = await client.query<{ row: Record<string, unknown> }>(`fetch ${BATCH_SIZE} from outgoing`)
      if (page.rows.length === 0) return
      for (const { row } of page.rows) yield row
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function* printRows(
  fields: readonly Field[],
  rows: AsyncIterable<Record<string, unknown>> | Record<string, unknown>[],
  written: { rows: number },
): AsyncGenerator<string[]> {
  yield fields.map(({ header }) => header)
  for await (const row of rows) {
    written.rows += 1
    yield fields.map(({ name, print }) => (row[name] === null || row[name] === undefined ? '' : print(row[name])))
  }
}
