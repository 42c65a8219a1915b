import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { ChangedMigrationError, migrate, readMigrations } from '@/provider/db/migrate'
import { openClient } from '@/provider/db/pool/open-pool'
import type { Head, Table } from './archive-content'
import { type Count, createRowSum } from './row-sum'
import { suspendTriggers } from './suspend-triggers'

/** The list of applied migrations is compared, not copied. */
const MIGRATIONS = 'migrations'
const NOT_PERMITTED = '42501'

/**
 * Settings that print values alike on every server, in place of its own: the sums of their text are compared. No
 * visitor waits for these statements, so they have no time limit.
 */
const PRINTED_ALIKE = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** Another role owns the tables, or the schema. */
export class NotOwnerError extends Error {}

/** The migrations of this database, or of the archive, are not those of this program. */
export class OtherVersionError extends Error {}

/** Lists the names of the migrations that this program has. */
export async function listMigrations(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name)
}

export type Snapshot = Omit<Head, 'madeAt'>
export type TableCopy = ReturnType<typeof createTableCopy>

/** Copies the tables of the database at this address out and in. */
export function createTableCopy(url: string) {
  /** A separate connection: streams and long statements would block the pool. */
  const withClient = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = openClient({ connectionString: url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  return {
    /** Reads everything from one snapshot. */
    read: <Result>(work: (reader: TableReader) => Promise<Result>): Promise<Result> =>
      withClient(async (client) => {
        await client.query('begin isolation level repeatable read read only')
        await client.query(PRINTED_ALIKE)
        return work(createReader(client))
      }),

    /**
     * Writes everything or nothing into a database without a branch. Triggers are suspended: the rows passed them
     * before.
     */
    write: <Result>(work: (writing: TableWriter) => Promise<Result>): Promise<Result> =>
      withClient((client) =>
        asOwner(async () => {
          await client.query('begin')
          await client.query(PRINTED_ALIKE)
          const restoreTriggers = await suspendTriggers(client)
          const result = await work({ ...createReader(client), ...createWriter(client) })
          await restoreTriggers()
          await client.query('commit')
          return result
        }),
      ),

    isFresh: () => withClient(isFresh),

    /** @param names of the migrations that are applied; all when left out */
    migrate: (names?: readonly string[]) =>
      asOwner(async () => {
        const migrations = await readMigrations()
        return migrate(url, names ? migrations.filter(({ name }) => names.includes(name)) : migrations)
      }),
  }
}

/** Runs the work. @throws {NotOwnerError} when the role may not do it */
export async function asOwner<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ChangedMigrationError) throw new OtherVersionError(error.message)
    throw error instanceof pg.DatabaseError && error.code === NOT_PERMITTED ? new NotOwnerError() : error
  }
}

/** A database without a branch is empty: every other row needs one. */
async function isFresh(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ settings: string | null }>(`select to_regclass('settings') as settings`)
  if (rows[0]?.settings === null) return true
  return (await client.query('select 1 from settings limit 1')).rows.length === 0
}

export type TableReader = ReturnType<typeof createReader>
export type TableWriter = TableReader & ReturnType<typeof createWriter>

function createReader(client: pg.Client) {
  return {
    async snapshot(): Promise<Snapshot> {
      const { rows: applied } = await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by name`)
      const { rows: tables } = await client.query<Table>(`
        select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = ''
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> '${MIGRATIONS}'
        group by c.relname order by c.relname`)
      const { rows: names } = await client.query<{ name: string }>(
        'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
      )
      const sequences: Snapshot['sequences'] = []
      for (const { name } of names) {
        const { rows } = await client.query<{ value: string; isCalled: boolean }>(
          `select last_value::text as value, is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
        )
        sequences.push(...rows.map((row) => ({ name, ...row })))
      }
      return { migrations: applied.map(({ name }) => name), tables, sequences }
    },

    /** Returns the names of the clients' files in the vault; the bytes of removed files are being deleted. */
    async fileNames(): Promise<string[]> {
      const { rows } = await client.query<{ id: string }>('select id from files where removed_at is null order by id')
      return rows.map(({ id }) => `${id.slice(0, 2)}/${id}`)
    },

    /** Yields the rows of a table in their stored order, and sets `count` to their number and sum. */
    async *copy(table: Table, count: Count): AsyncGenerator<Buffer> {
      const sum = createRowSum()
      for await (const chunk of client.query(copyTo(`copy ${target(table)} to stdout`))) {
        sum.add(chunk)
        yield chunk
      }
      Object.assign(count, sum.total())
    },
  }
}

function createWriter(client: pg.Client) {
  return {
    isFresh: () => isFresh(client),

    /** Prints values as archives of format 1 have them: with the server's own settings. */
    async printAsServer(): Promise<void> {
      await client.query(
        'set local timezone to default; set local datestyle to default; set local intervalstyle to default',
      )
    },

    /** Deletes the rows that the migrations inserted. */
    async clear({ name }: Table): Promise<void> {
      await client.query(`delete from ${pg.escapeIdentifier(name)}`)
    },

    /** Opens a table for its rows; `end` is called after the last one. */
    fill(table: Table) {
      const stream = client.query(copyFrom(`copy ${target(table)} from stdin`))
      const done = new Promise<void>((resolve, reject) => {
        stream.once('finish', resolve)
        stream.once('error', reject)
      })
      // A restore that stops in the middle reports its own error.
      done.catch(() => undefined)
      return {
        write: (bytes: Buffer) =>
          new Promise<void>((resolve, reject) => stream.write(bytes, (error) => (error ? reject(error) : resolve()))),
        end: () => {
          stream.end()
          return done
        },
      }
    },

    /** Updates the statistics: without them the first searches would be planned for empty tables. */
    async analyze({ name }: Table): Promise<void> {
      await client.query(`analyze ${pg.escapeIdentifier(name)}`)
    },

    async setSequences(sequences: Snapshot['sequences']): Promise<void> {
      for (const { name, value, isCalled } of sequences)
        await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), value, isCalled])
    },
  }
}

function target({ name, columns }: Table): string {
  return `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
