import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readMigrations } from '@/provider/db/migrate'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const BACKUP_KEY = 'key-of-the-backup-tests'

describe('checking a backup', () => {
  let source: TestDatabase
  let folder: string

  beforeAll(async () => {
    source = await openTestDatabase('sun_seeded')
    folder = await mkdtemp(join(tmpdir(), 'sun-verify-'))
    expect((await withDatabase(['backup', 'make', path('whole.sunb')])).code).toBe(0)
  })
  afterAll(async () => {
    await source.close()
    await rm(folder, { recursive: true, force: true })
  })

  const path = (name: string) => join(folder, name)
  const env = (key = BACKUP_KEY) => ({ BACKUP_KEY: key, FILES_DIR: path('files') })
  const withDatabase = (typed: string[]) => openCommands(source.url)(typed, env())
  /** On a machine without a database. */
  const verify = (name: string, { key, lang = 'ru' }: { key?: string; lang?: string } = {}) =>
    openCommands('')(['backup', 'verify', path(name), '--lang', lang], env(key))

  it('needs the key and no database, and reports the content', async () => {
    const { output, errors, code } = await verify('whole.sunb')
    expect([errors, code]).toEqual(['', 0])
    const newest = (await readMigrations()).at(-1)?.name.replace('.sql', '')
    const { rows } = await source.db.execute(sql`select count(*)::int as n from bookings`)
    expect(output.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(
        /^Копия цела: ключ подходит, всё прочитано и сверено за \d+,\d с\. Таблиц: \d+, строк: \d+, файлов: 0, \d+(,\d)? МБ\.$/,
      ),
      `Сделана 21 нояб. 2026 г., 04:00 UTC, версия базы ${newest}.`,
      'Эта версия программы может её вернуть.',
    ])
    expect(output).toMatch(new RegExp(`^  bookings +${rows[0]?.n}$`, 'm'))
    expect((await verify('whole.sunb', { lang: 'en' })).output).toMatch(
      /^The backup is intact: .* in \d+\.\d s\. .* MB\.\nMade 21 Nov/,
    )
  })

  it('rejects a wrong key and any damage: one bit anywhere, a truncation, an addition', async () => {
    expect(await verify('whole.sunb', { key: 'another-key-of-tests' })).toMatchObject({
      code: 3,
      errors: 'Не тот ключ, или файл испорчен.',
    })
    expect(await verify('none.sunb')).toMatchObject({ code: 3, errors: 'Нет такого файла.' })
    const bytes = await readFile(path('whole.sunb'))
    const flipped = (at: number) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return copy
    }
    const damaged = [
      ...[0, 10, 30, bytes.length >> 1, bytes.length - 1].map(flipped),
      ...[0, 3, 20, bytes.length >> 1, bytes.length - 1].map((length) => bytes.subarray(0, length)),
      Buffer.concat([bytes, Buffer.alloc(1)]),
    ]
    for (const [index, content] of damaged.entries()) {
      await writeFile(path('bad.sunb'), content)
      const { code, errors, output } = await verify('bad.sunb')
      expect([index, code, errors, output]).toEqual([index, 3, 'Не тот ключ, или файл испорчен.', ''])
    }
    // The byte that names the format.
    await writeFile(path('bad.sunb'), flipped(4))
    expect(await verify('bad.sunb')).toMatchObject({ code: 3, errors: 'Копию сделала другая версия программы.' })
  })

  it('can rehearse the restore in a temporary database beside the one in use', {
    tags: '@wide',
  }, async () => {
    const databases = async () =>
      (await source.db.execute(sql`select datname from pg_database where datname like 'sun_rehearsal_%'`)).rows
    vi.stubEnv('TMPDIR', folder)
    const done = await withDatabase(['backup', 'verify', path('whole.sunb'), '--rehearse'])
    vi.unstubAllEnvs()
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(done.output).toMatch(/Пробное возвращение прошло за \d+,\d с; пробная база удалена\.$/)
    expect(await databases()).toEqual([])
    expect((await readdir(folder)).filter((name) => name.startsWith('sun-rehearsal-'))).toEqual([])

    const role = `no_databases_${randomUUID().replaceAll('-', '')}`
    await source.db.execute(sql.raw(`create role ${role} login nosuperuser nocreatedb`))
    const url = Object.assign(new URL(source.url), { username: role })
    const rejected = await openCommands(url.href)(['backup', 'verify', path('whole.sunb'), '--rehearse'], env())
    expect([rejected.code, rejected.errors]).toEqual([3, expect.stringContaining('нельзя создавать базы')])
    await source.db.execute(sql.raw(`drop role ${role}`))
  })

  it('accepts the file with or without its option, and not twice', async () => {
    const typed = (...typed: string[]) => openCommands('')(['backup', 'verify', ...typed], env())
    expect((await typed('--file', path('whole.sunb'))).code).toBe(0)
    expect(await typed()).toMatchObject({ code: 2, errors: expect.stringContaining('--file') })
    for (const twice of [
      [path('a'), path('b')],
      ['--file', path('a'), path('b')],
    ])
      expect(await typed(...twice)).toMatchObject({ code: 2, errors: `Лишнее слово: ${path('b')}.` })
  })
})
