import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { ChangedMigration, migrate, readMigrations } from '@/provider/db/migrate'
import { openClient } from '@/provider/db/open-pool'
import type { Head, Table } from './archive-content'
import { type Count, createRowSum } from './row-sum'
import { restGuards } from './suspend-triggers'

/** The list of what was applied: compared, not copied. */
const MIGRATIONS = 'migrations'
const NOT_PERMITTED = '42501'

/**
 * Values are printed alike on every server, whatever its own settings are: the sums of their text are compared. Nothing here
 * is a visitor's question, so no statement is too long.
 */
const PRINTED_ALIKE = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** Another role owns the tables, or the schema. */
export class NotOwner extends Error {}

/** The migrations of this database, or of the archive, are not those of this program. */
export class OtherVersion extends Error {}

/** Names of the migrations that this program has. */
export async function knownMigrations(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name)
}

export type Snapshot = Omit<Head, 'madeAt'>
export type BackupRepository = ReturnType<typeof createBackupRepository>

export function createBackupRepository(url: string) {
  /** A connection of one's own: streams and long statements are not the pool's. */
  const using = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = openClient({ connectionString: url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  return {
    /** Everything as one moment saw it. */
    read: <Result>(work: (reading: Reading) => Promise<Result>): Promise<Result> =>
      using(async (client) => {
        await client.query('begin isolation level repeatable read read only')
        await client.query(PRINTED_ALIKE)
        return work(reading(client))
      }),

    /** Everything or nothing, into a database without a station; triggers rest meanwhile: they have judged it all before. */
    write: <Result>(work: (writing: Writing) => Promise<Result>): Promise<Result> =>
      using((client) =>
        asOwner(async () => {
          await client.query('begin')
          await client.query(PRINTED_ALIKE)
          const wakeGuards = await restGuards(client)
          const result = await work({ ...reading(client), ...writing(client) })
          await wakeGuards()
          await client.query('commit')
          return result
        }),
      ),

    isFresh: () => using(isFresh),

    /** @param names of the migrations up to which it goes; all when left out */
    migrate: (names?: readonly string[]) =>
      asOwner(async () => {
        const migrations = await readMigrations()
        return migrate(url, names ? migrations.filter(({ name }) => names.includes(name)) : migrations)
      }),
  }
}

/** @throws {NotOwner} when the role may not do it */
export async function asOwner<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ChangedMigration) throw new OtherVersion(error.message)
    throw error instanceof pg.DatabaseError && error.code === NOT_PERMITTED ? new NotOwner() : error
  }
}

/** Nobody has begun here: without a station nothing else can be. */
async function isFresh(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ settings: string | null }>(`select to_regclass('settings') as settings`)
  if (rows[0]?.settings === null) return true
  return (await client.query('select 1 from settings limit 1')).rows.length === 0
}

export type Reading = ReturnType<typeof reading>
export type Writing = Reading & ReturnType<typeof writing>

function reading(client: pg.Client) {
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

    /** Of the clients' files, as the vault keeps them; of those that nobody is shown any more the bytes are being removed. */
    async fileNames(): Promise<string[]> {
      const { rows } = await client.query<{ id: string }>('select id from files where removed_at is null order by id')
      return rows.map(({ id }) => `${id.slice(0, 2)}/${id}`)
    },

    /** The rows of a table as they lie, and of `count` what they come to. */
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

function writing(client: pg.Client) {
  return {
    isFresh: () => isFresh(client),

    /** As archives of format 1 were printed: by the server's own clock. */
    async printAsServer(): Promise<void> {
      await client.query(
        'set local timezone to default; set local datestyle to default; set local intervalstyle to default',
      )
    },

    /** Of what the migrations left in it. */
    async clear({ name }: Table): Promise<void> {
      await client.query(`delete from ${pg.escapeIdentifier(name)}`)
    },

    /** A table to fill; `end` when all of it is there. */
    fill(table: Table) {
      const stream = client.query(copyFrom(`copy ${target(table)} from stdin`))
      const done = new Promise<void>((resolve, reject) => {
        stream.once('finish', resolve)
        stream.once('error', reject)
      })
      // Whoever stops in the middle says why himself.
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

    /** Statistics of the new rows: without them the first searches would be planned for empty tables. */
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
