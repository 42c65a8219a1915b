import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { BASELINE, type Difference, findDifference, isEarlier } from './baseline'
import { openClient } from './pool/open-pool'

/** Key of the advisory lock; every provider of a database uses the same. */
const LOCK = 50_412_001
/** Readers of a table queue behind a migration that waits for its lock: after this time the migration gives up its place. */
const LOCK_TIMEOUT_MS = 3_000
const PAUSE_MS = 1_000
const ATTEMPTS = 30
const LOCK_NOT_AVAILABLE = '55P03'
const MIGRATION_NAME = /^\d{4}_[a-z0-9_]+\.sql$/

const CONNECT_TIMEOUT_MS = 10_000

const PROBLEMS: Record<Difference['problem'], string> = {
  missing: 'was never applied',
  changed: 'was changed after it had been applied',
  unknown: 'is unknown here',
}

/** The database was made by another version of the program, or its files were edited. */
export class ChangedMigrationError extends Error {
  constructor({ name, problem }: Difference) {
    super(
      `Migration ${name} ${PROBLEMS[problem]}: this database was made by another version of the program. ` +
        'Start that version, or name a new database',
    )
  }
}

export type Migration = { name: string; sql: string; sha256: string }

/**
 * Brings the database up to the newest migration, forward only, each in a transaction of its own. The lock is one of
 * the transaction, so several providers may start at once, through a transaction pooler too.
 *
 * @throws {ChangedMigrationError} when a released migration is not the file that was applied, or when the database stopped
 *   between the earlier migrations.
 */
export async function migrate(url: string, migrations?: Migration[]): Promise<void> {
  const files = migrations ?? (await readMigrations())
  const client = openClient({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await recordBaseline(client, files)
    for (const migration of files) await applyPatiently(client, migration)
  } finally {
    await client.end()
  }
}

/** Reads the migrations of a folder in the order of their names, each with its SHA-256. */
export async function readMigrations(folder = migrationsFolder()): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => MIGRATION_NAME.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(resolve(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyPatiently(client: pg.Client, migration: Migration, attempts = ATTEMPTS): Promise<void> {
  try {
    await apply(client, migration)
  } catch (error) {
    const isBusy = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
    if (!isBusy || attempts === 1) throw error
    await setTimeout(PAUSE_MS)
    await applyPatiently(client, migration, attempts - 1)
  }
}

/** A database with all earlier migrations has the schema of the baseline: only its list changes (docs/decisions/0061). */
async function recordBaseline(client: pg.Client, files: readonly Migration[]): Promise<void> {
  await inTransaction(client, async () => {
    const { rows: tables } = await client.query<{ exists: boolean }>(
      `select to_regclass('migrations') is not null as exists`,
    )
    if (!tables[0]?.exists) return
    const { rows: applied } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations',
    )
    if (!isEarlier(applied)) return
    const difference = findDifference(applied)
    if (difference) throw new ChangedMigrationError(difference)
    await client.query('delete from migrations')
    for (const { name, sha256 } of files.filter((file) => BASELINE.includes(file.name)))
      await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
  })
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`create table if not exists migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
    const applied = await client.query<{ sha256: string }>('select sha256 from migrations where name = $1', [name])
    const [stored] = applied.rows
    if (stored && stored.sha256 !== sha256) throw new ChangedMigrationError({ name, problem: 'changed' })
    if (!stored) {
      // Not before our own lock: another provider may migrate for longer.
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await client.query(sql)
      await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    }
  })
}

/** Runs the work under the lock of all providers that migrate. */
async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    // A migration, or the wait for another provider, may take longer than a request.
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Returns the folder beside this file or in the sources above a bundle; the working directory may be any folder. */
function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url))
  const candidates = [beside, ...foldersAbove(beside).map((folder) => join(folder, 'provider', 'db', 'migrations'))]
  return candidates.find(existsSync) ?? resolve('provider/db/migrations')
}

function foldersAbove(path: string): string[] {
  const above = dirname(path)
  return above === path ? [] : [above, ...foldersAbove(above)]
}
