import { createHash, randomBytes, scrypt } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '@/provider/db/migrate'
import { openArchive } from '@/provider/modules/backup/archive-file'
import { packFrame, unpackFrames } from '@/provider/modules/backup/frames'
import { createRowSum } from '@/provider/modules/backup/row-sum'
import { seal } from '@/provider/modules/files/sealed-stream'
import { KEY_BYTES } from '@/provider/security/master-keys'
import { NO_POSTGRES_15, startPostgres15 } from '@/tests/setup/older-postgres'
import { reportSkipped } from '@/tests/setup/report-skipped'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

reportSkipped('over PostgreSQL 15', NO_POSTGRES_15)

const BACKUP_KEY = 'key-of-the-backup-tests'

/**
 * A year of work at a branch, in bulk: thousands of rows that grew, shrank, were updated and deleted, so that their stored
 * order is not the order of their insertion, and a restore stores them in another one.
 */
const YEAR_OF_WORK = `
  set session_replication_role = replica;
  update bookings set driver = driver || jsonb_build_object('note', repeat('ё ', (id * 7919 % 900)::int)) where id % 3 = 0;
  delete from booking_status_history where booking_id % 11 = 5;
  delete from booking_extras where booking_id % 11 = 5;
  delete from bookings where id % 11 = 5 and id not in (select booking_id from mile_entries where booking_id is not null)
    and not exists (select from fines f where f.booking_id = bookings.id)
    and not exists (select from damages d where d.booking_id = bookings.id);
  insert into bookings (station, number, kind, car_id, model_id, client_id, start_at, end_at, blocked_until, status, total_kop,
      price, rental, driver, language, key_salt, created_at)
    select station, '9' || lpad(id::text, 6, '0'), kind, car_id, model_id, client_id, start_at - interval '3 years',
      end_at - interval '3 years', blocked_until - interval '3 years', 'cancelled_client', total_kop, price, rental,
      driver || jsonb_build_object('tab', E'a\\tb\\nc\\\\d'), language, key_salt, created_at - interval '3 years'
    from bookings where kind = 'booking' and id % 4 = 1 on conflict (number) do nothing;
  insert into booking_status_history (booking_id, status, at, actor)
    select id, status, created_at, 'system' from bookings b
    where not exists (select from booking_status_history h where h.booking_id = b.id);
  vacuum bookings;
  update bookings set driver = driver - 'note', language = 'zh-CN' where id % 6 = 0;
  update bookings set rental = rental || jsonb_build_object('wish', repeat('🚗', (id % 250)::int)) where id % 5 = 0;
  vacuum analyze bookings;`

describe('a backup of a database in use', { timeout: 120_000 }, () => {
  let source: TestDatabase
  let folder: string
  const targets: TestDatabase[] = []

  beforeAll(async () => {
    source = await openTestDatabase('sun_seeded')
    folder = await mkdtemp(join(tmpdir(), 'sun-in-use-'))
    // A separate connection: one statement after another, outside a transaction.
    const client = new pg.Client({ connectionString: source.url })
    await client.connect()
    try {
      for (const statement of YEAR_OF_WORK.split(/;\n/)) await client.query(statement)
    } finally {
      await client.end()
    }
    const made = await command(source.url, 'make')
    expect([made.errors, made.code]).toEqual(['', 0])
  })
  afterAll(async () => {
    for (const database of [source, ...targets]) await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const command = (url: string, verb: string, file = 'used.sunb', more: string[] = []) =>
    openCommands(url)(['backup', verb, join(folder, file), ...more], { BACKUP_KEY, FILES_DIR: join(folder, 'files') })
  const empty = async () => {
    const database = await openTestDatabase('template0')
    targets.push(database)
    return database
  }
  const selectRows = async (url: string, query: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`set timezone = 'UTC'`)
    const { rows } = await client.query(query)
    await client.end()
    return rows
  }
  /** The rows of the tables that the year changed, in the order of their keys. */
  const sums = (url: string) =>
    selectRows(
      url,
      `${['bookings', 'booking_status_history', 'booking_extras', 'clients', 'cars', 'settings']
        .map(
          (name) =>
            `select '${name}' as name, count(*)::int as n, md5(string_agg(t::text, '' order by t::text)) from ${name} t`,
        )
        .join(' union all ')} order by name`,
    )
  const orderOf = async ({ url }: TestDatabase) =>
    (
      await selectRows(url, `select string_agg(id::text, ' ') as ids from (select id from bookings order by ctid) as t`)
    )[0]?.ids

  it('has more than 10 000 bookings that are not stored in the order of their numbers', async () => {
    const rows = await selectRows(
      source.url,
      `select count(*)::int as n, count(distinct octet_length(t::text))::int as lengths from bookings t`,
    )
    expect(rows[0]?.n).toBeGreaterThan(10_000)
    expect(rows[0]?.lengths).toBeGreaterThan(1_000)
    const [{ mislaid }] = await selectRows(
      source.url,
      `select count(*)::int as mislaid from (select id, lag(id) over (order by ctid) as before from bookings) as t where id < before`,
    )
    expect(mislaid).toBeGreaterThan(100)
  })

  it('is restored with every row in another stored order, and says how long it took', async () => {
    const target = await empty()
    const done = await command(target.url, 'restore')
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(done.output).toMatch(/^Восстановлено и сверено за \d+,\d с\. Таблиц: \d+, строк: \d+, файлов: 0\.$/)
    expect(await sums(target.url)).toEqual(await sums(source.url))
    expect(await orderOf(target)).not.toBe(await orderOf(source))
    // The statistics of the planner about the new rows.
    expect(
      await selectRows(target.url, `select reltuples > 10000 as known from pg_class where relname = 'bookings'`),
    ).toEqual([{ known: true }])
    const [next] = await selectRows(
      target.url,
      `select nextval(pg_get_serial_sequence('bookings', 'id')) > max(id) as free from bookings`,
    )
    expect(next).toEqual({ free: true })
  })

  it.skipIf(NO_POSTGRES_15 !== null)(
    `comes back on PostgreSQL 15 with another clock, and from there on 18${NO_POSTGRES_15 ? ` (${NO_POSTGRES_15})` : ''}`,
    { tags: '@wide', timeout: 120_000 },
    async () => {
      const older = await startPostgres15()
      try {
        expect(
          await selectRows(older.url, `select current_setting('server_version_num')::int / 10000 as major`),
        ).toEqual([{ major: 15 }])
        const there = await command(older.url, 'restore')
        expect([there.errors, there.code]).toEqual(['', 0])
        expect(await sums(older.url)).toEqual(await sums(source.url))
        expect((await command(older.url, 'make', 'of-15.sunb')).code).toBe(0)
        const back = await empty()
        expect((await command(back.url, 'restore', 'of-15.sunb')).code).toBe(0)
        expect(await sums(back.url)).toEqual(await sums(source.url))
      } finally {
        await older.stop()
      }
    },
  )

  it('is rejected when a restored row differs, and nothing of it stays', async () => {
    const target = await openTestDatabase('sun_migrated')
    targets.push(target)
    // The column type returns more than was inserted: blanks up to the width.
    await target.db.execute(sql`alter table clients alter column first_name type char(60)`)
    const done = await command(target.url, 'restore')
    expect([done.code, done.errors]).toEqual([3, 'Вернулось не то, что было. Ничего не записано.'])
    expect(await selectRows(target.url, 'select 1 from clients limit 1')).toEqual([])
  })

  it('of an older version of the program is restored as that version stored it, and then migrated', async () => {
    const older = await openTestDatabase('template0')
    targets.push(older)
    const migrations = await readMigrations()
    await migrate(older.url, migrations.slice(0, -1))
    await older.db.execute(
      sql`insert into settings (station, public_station, data) values ('vldk', 'vldk_sun', '{"rules": {}}')`,
    )
    expect((await command(older.url, 'make', 'older.sunb')).code).toBe(0)
    const target = await empty()
    const done = await command(target.url, 'restore', 'older.sunb')
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(await selectRows(target.url, 'select station from settings')).toEqual([{ station: 'vldk' }])
    expect(await selectRows(target.url, 'select count(*)::int as n from migrations')).toEqual([
      { n: migrations.length },
    ])
    const newer = await openTestDatabase('sun_migrated')
    targets.push(newer)
    expect((await command(newer.url, 'restore', 'older.sunb')).errors).toBe('База не пуста: нужна новая.')
  })

  it('of format 1, with checksums of rows in their order, can still be restored', { tags: '@wide' }, async () => {
    await writeFile(join(folder, 'before.sunb'), await asFormat1(join(folder, 'used.sunb')))
    const target = await empty()
    const done = await command(target.url, 'restore', 'before.sunb')
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(await sums(target.url)).toEqual(await sums(source.url))
  })
})

/** Writes the same content in format 1. */
async function asFormat1(path: string): Promise<Buffer> {
  const { bytes } = await openArchive(path, BACKUP_KEY)
  const frames: Buffer[] = []
  const tables: Record<string, { rows: number; sha256: string }> = {}
  let table: { name: string; data: Buffer[] } | null = null
  const close = () => {
    if (!table) return
    const data = Buffer.concat(table.data)
    const sum = createRowSum()
    sum.add(data)
    tables[table.name] = { rows: sum.total().rows, sha256: createHash('sha256').update(data).digest('hex') }
    table = null
  }
  for await (const { kind, bytes: content } of unpackFrames(bytes)) {
    if (kind !== 'data') close()
    const parsed = kind === 'data' ? null : JSON.parse(content.toString())
    if (kind === 'table') table = { name: parsed.name, data: [] }
    if (kind === 'data') table?.data.push(Buffer.from(content))
    if (kind === 'head') delete parsed.madeAt
    const end = kind === 'end' ? { ...parsed, tables } : parsed
    frames.push(packFrame(kind, parsed === null ? content : Buffer.from(JSON.stringify(end))))
  }
  const salt = randomBytes(16)
  const key = await promisify<string, Buffer, number, Buffer>(scrypt)(BACKUP_KEY, salt, KEY_BYTES)
  const sealed: Buffer[] = [Buffer.from('SUNB\x01'), salt]
  for await (const chunk of seal(frames, key, 'backup')) sealed.push(chunk)
  return Buffer.concat(sealed)
}
