import { createHash } from 'node:crypto'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Database } from '@/provider/db/database'
import { migrate } from '@/provider/db/migrate'
import { restGuards } from './guards-repository'

/** The list of what was applied: compared, not copied. */
const MIGRATIONS = 'migrations'
const NOT_PERMITTED = '42501'

/** Another role owns the tables, or the schema. */
export class NotOwner extends Error {}

export type Table = { name: string; columns: string[] }
export type Count = { rows: number; sha256: string }
export type Sequence = { name: string; value: string; isCalled: boolean }
export type Snapshot = { migrations: string[]; tables: Table[]; sequences: Sequence[] }

export type BackupRepository = ReturnType<typeof createBackupRepository>

export function createBackupRepository(db: Database) {
  const url = db.$client.options.connectionString ?? ''
  /** A connection of one's own: streams and long statements are not the pool's. */
  const using = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = new pg.Client({ connectionString: url })
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
        await client.query('set local synchronize_seqscans = off')
        return work(reading(client))
      }),

    /** Everything or nothing, into a database without a station; triggers rest meanwhile: they have judged it all before. */
    write: <Result>(work: (writing: Writing) => Promise<Result>): Promise<Result> =>
      using((client) =>
        asOwner(async () => {
          await client.query('begin')
          const wakeGuards = await restGuards(client)
          await client.query('set local synchronize_seqscans = off')
          const result = await work({ ...reading(client), ...writing(client) })
          await wakeGuards()
          await client.query('commit')
          return result
        }),
      ),

    migrate: () => asOwner(() => migrate(url)),
  }
}

async function asOwner<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.code === NOT_PERMITTED ? new NotOwner() : error
  }
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
      const sequences: Sequence[] = []
      for (const { name } of names) {
        const { rows } = await client.query<Omit<Sequence, 'name'>>(
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

    /** The rows of a table, and of `count` what they come to. */
    async *copy(table: Table, count: Count): AsyncGenerator<Buffer> {
      const hash = createHash('sha256')
      const stream = client.query(copyTo(`copy ${target(table)} to stdout`))
      for await (const chunk of stream) {
        hash.update(chunk)
        yield chunk
      }
      Object.assign(count, { rows: stream.rowCount, sha256: hash.digest('hex') })
    },
  }
}

function writing(client: pg.Client) {
  return {
    /** Nobody has begun here: without a station nothing else can be. */
    async isFresh(): Promise<boolean> {
      const { rows } = await client.query('select 1 from settings limit 1')
      return rows.length === 0
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

    async setSequences(sequences: readonly Sequence[]): Promise<void> {
      for (const { name, value, isCalled } of sequences)
        await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), value, isCalled])
    },
  }
}

function target({ name, columns }: Table): string {
  return `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
