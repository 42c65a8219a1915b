// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are sources
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { computedSqlTexts } from './sql-texts'

const FILES = ['provider', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

/** Where a statement is put together from what no visitor and no row wrote. */
const ALLOWED: readonly { file: string; reason: string; texts: string[] }[] = [
  { file: 'provider/db/migrate.ts', reason: 'the files of the migrations', texts: ['sql'] },
  {
    file: 'provider/db/sql/sql-list.ts',
    reason: 'states of a booking, a type: with parameters a partial index would not be used',
    texts: ["sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`)"],
  },
  {
    file: 'provider/demo/test-cashier/list-objects.ts',
    reason: 'columns and signs from two tables of the file; demo only',
    texts: [
      "`select ${COLUMNS} from sandbox.objects where ${conditions.join(' and ')} order by created_at desc, id desc limit $2`",
    ],
  },
  {
    file: 'provider/modules/backup/copy-tables.ts',
    reason: 'names of tables and columns from the catalogue, escaped',
    texts: [
      '`select last_value::text as value, is_called as "isCalled" from ${pg.escapeIdentifier(name)}`',
      '`copy ${target(table)} to stdout`',
      '`delete from ${pg.escapeIdentifier(name)}`',
      '`copy ${target(table)} from stdin`',
      '`analyze ${pg.escapeIdentifier(name)}`',
    ],
  },
  {
    file: 'provider/modules/backup/scratch-database.ts',
    reason: 'a name that is made there, or one of the catalogue that matches its form',
    texts: [
      '`create database ${name} template template0`',
      '`drop database ${name} with (force)`',
      '`drop database if exists ${name}`',
    ],
  },
  {
    file: 'provider/modules/backup/suspend-triggers.ts',
    reason: 'names from the catalogue, escaped, and definitions as the catalogue prints them',
    texts: ['`alter table ${pg.escapeIdentifier(table)} ${change}`'],
  },
  {
    file: 'provider/modules/import-export/export-file.ts',
    reason: 'a statement of Drizzle, with its parameters',
    texts: ['`declare outgoing no scroll cursor for ${list}`'],
  },
  {
    file: 'provider/modules/import-export/import-rows.ts',
    reason: 'a column type of the tables of import',
    texts: ['sql.raw(type)'],
  },
  {
    file: 'provider/modules/outbox/limit-sending.ts',
    reason: 'a number: the index is over this length',
    texts: ['sql.raw(String(PREFIX_LENGTH))'],
  },
  {
    file: 'provider/modules/transfers/list-orders.ts',
    reason: 'one of two columns, a type',
    texts: ['sql.raw(`transfer_orders.${code}`)'],
  },
]

describe('the text of a statement', () => {
  it('is made of literals, values are parameters, but for the listed places', () => {
    const found = FILES.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      // A parser is slow.
      const texts = /\bsql[`.]|\bpg\b|\.query\b/.test(source) ? computedSqlTexts(source, file.endsWith('x')) : []
      return texts.length > 0 ? [{ file, texts }] : []
    })
    const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1)
    expect(found.sort(byFile)).toEqual(ALLOWED.map(({ file, texts }) => ({ file, texts })))
  })

  it.each([
    'db.execute(sql.raw(`select * from clients where phone = ${phone}`))',
    "db.execute(sql.raw('select ' + column))",
    'db.execute(sql`select * from ${sql.raw(table)}`)',
    'db.execute(`select * from clients where phone = ${phone}`)',
    "db.execute('select * from clients where phone = ' + phone)",
    'client.query(`select * from clients where phone = ${phone}`)',
    "pool.query('select * from clients where phone = ' + phone)",
    'client.query(statement)',
    'client.query({ text: statement, values: [] })',
    'client.query(copyTo(`copy ${table} to stdout`))',
    'const put = sql.raw',
    'const { raw } = sql',
    "sql['raw'](text)",
    "import { sql as statement } from 'drizzle-orm'",
    "import { SQL } from 'drizzle-orm'",
    'const TABLE = table()\nclient.query(`delete from ${TABLE}`)',
  ])('is found where it is put together: %s', (source) => {
    expect(computedSqlTexts(source)).toHaveLength(1)
  })

  it.each([
    'db.execute(sql`select * from clients where phone = ${phone}`)',
    'db.execute(sql`select * from ${sql.identifier(table)}`)',
    "client.query('select * from clients where phone = $1', [phone])",
    'const TABLE = "codes"\nconst ALL = `delete from ${TABLE}`\nclient.query(ALL)',
    "const NONE = sql.raw('sp_id = null')",
    "import { type SQL, sql } from 'drizzle-orm'",
    'db.execute(statement)',
  ])('is left alone where it is none: %s', (source) => {
    expect(computedSqlTexts(source)).toEqual([])
  })
})
