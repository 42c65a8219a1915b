import { randomBytes, scrypt } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMigrations } from '@/provider/db/migrate'
import { openArchive } from '@/provider/modules/backup/archive-file'
import { packFrame, unpackFrames } from '@/provider/modules/backup/frames'
import { seal } from '@/provider/modules/files/sealed-stream'
import { KEY_BYTES } from '@/provider/security/master-keys'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const BACKUP_KEY = 'key-of-the-backup-tests'
/**
 * An archive that the last commit before the baseline made of a small demo branch in use: bookings that were held, renewed,
 * changed, paid, refunded and cancelled, rows that were updated and deleted.
 */
const ARCHIVE = 'tests/setup/before-baseline.sunb'

describe('an archive from before the baseline', () => {
  let folder: string
  const targets: TestDatabase[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sun-before-baseline-'))
  })
  afterAll(async () => {
    for (const database of targets) await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const command = (url: string, typed: string[]) =>
    openCommands(url)(['backup', ...typed], { BACKUP_KEY, FILES_DIR: join(folder, 'files') })
  async function open(template: 'template0' | 'sun_migrated') {
    const database = await openTestDatabase(template)
    targets.push(database)
    return database
  }
  /** What the old program counted: the number of rows and the sum of their texts, by table. */
  async function sums({ db }: TestDatabase): Promise<object> {
    const sums: Record<string, unknown> = {}
    for (const name of Object.keys(JSON.parse(await readFile('tests/setup/before-baseline.json', 'utf8')))) {
      const { rows } = await db.transaction(async (tx) => {
        await tx.execute(sql`set local timezone = 'UTC'`)
        return tx.execute(sql`select count(*)::int as rows, coalesce(md5(string_agg(t::text, '' order by t::text)), '') as md5
          from ${sql.identifier(name)} t`)
      })
      sums[name] = rows[0]
    }
    return sums
  }

  it('is restored row by row into an empty database, and the newer migrations follow', async () => {
    const target = await open('template0')
    const done = await command(target.url, ['restore', ARCHIVE])
    expect([done.errors, done.code]).toEqual(['', 0])
    const expected = JSON.parse(await readFile('tests/setup/before-baseline.json', 'utf8'))
    // A newer migration changes models, and notes when: those rows have the time of the restore.
    const { page_changes: notes, ...restored } = (await sums(target)) as { page_changes: { rows: number } }
    expect({ ...restored, page_changes: notes.rows }).toEqual({ ...expected, page_changes: expected.page_changes.rows })
    expect(expected).toMatchObject({
      bookings: { rows: 12 },
      payments: { rows: 4 },
      refunds: { rows: 1 },
      idempotency_keys: { rows: 12 },
    })
    const { rows } = await target.db.execute<{ name: string }>(sql`select name from migrations order by name`)
    expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name))
    const { rows: next } = await target.db.execute(
      sql`select nextval(pg_get_serial_sequence('bookings', 'id')) > max(id) as free from bookings`,
    )
    expect(next).toEqual([{ free: true }])
  })

  it('is refused by a database that has newer tables already', async () => {
    const target = await open('sun_migrated')
    const { errors, code } = await command(target.url, ['restore', ARCHIVE])
    expect([errors, code]).toEqual(['База не пуста: нужна новая.', 3])
  })

  it('is valid for "backup verify", which names its version', async () => {
    const { output, code } = await command('', ['verify', ARCHIVE])
    expect([code, output.split('\n').slice(1, 3)]).toEqual([
      0,
      [expect.stringMatching(/версия базы 0046_payment_limits\.$/), 'Эта версия программы может её вернуть.'],
    ])
  })

  it('is rejected, and nothing is created, when one of the earlier migrations is missing', async () => {
    const partial = join(folder, 'partial.sunb')
    await writeFile(partial, await withoutLastMigration())
    const target = await open('template0')
    const done = await command(target.url, ['restore', partial])
    expect([done.code, done.errors]).toEqual([3, 'Копию сделала другая версия программы.'])
    const { rows } = await target.db.execute(sql`select to_regclass('settings') as settings`)
    expect(rows).toEqual([{ settings: null }])
  })
})

async function withoutLastMigration(): Promise<Buffer> {
  const { bytes } = await openArchive(ARCHIVE, BACKUP_KEY)
  const frames: Buffer[] = []
  for await (const { kind, bytes: content } of unpackFrames(bytes)) {
    if (kind !== 'head') frames.push(packFrame(kind, Buffer.from(content)))
    else {
      const head = JSON.parse(content.toString())
      const changed = { ...head, migrations: head.migrations.slice(0, -1) }
      frames.push(packFrame(kind, Buffer.from(JSON.stringify(changed))))
    }
  }
  const salt = randomBytes(16)
  const key = await promisify<string, Buffer, number, Buffer>(scrypt)(BACKUP_KEY, salt, KEY_BYTES)
  const sealed: Buffer[] = [Buffer.from('SUNB\x02'), salt]
  for await (const chunk of seal(frames, key, 'backup 2')) sealed.push(chunk)
  return Buffer.concat(sealed)
}
