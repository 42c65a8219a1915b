import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTableCopy } from '@/provider/modules/backup/copy-tables'
import { makeBackup } from '@/provider/modules/backup/make-backup'
import { createVault } from '@/provider/modules/files/vault'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const SECRETS = ['master-key-of-the-tests']
const BACKUP_KEY = 'key-of-the-backup-tests'
const SCAN = randomBytes(200_000)

describe('a backup of the branch', () => {
  let source: TestDatabase
  let folder: string
  const scanId = randomUUID()
  const targets: TestDatabase[] = []

  beforeAll(async () => {
    source = await openTestDatabase('sun_seeded')
    folder = await mkdtemp(join(tmpdir(), 'sun-backup-'))
    const vault = createVault({ folder: join(folder, 'files'), secrets: SECRETS })
    await mkdir(join(folder, 'files', 'incoming'), { recursive: true })
    await writeFile(join(folder, 'files', 'incoming', 'half.part'), 'half')
    const { rows } = await source.db.execute<{ id: number }>(
      sql`select id::int from clients where phone is not null limit 1`,
    )
    const clientId = rows[0]?.id ?? 0
    const { keyId, wrappedKey } = await vault.store({ id: scanId, clientId, kind: 'passport' }, SCAN)
    await source.db.execute(sql`insert into files (id, station, client_id, kind, type, bytes, key_id, wrapped_key, created_at)
      values (${scanId}, 'vldk', ${clientId}, 'passport', 'image/jpeg', ${SCAN.length}, ${keyId}, ${wrappedKey}, now())`)
    const made = await command(source, 'make')
    expect([made.errors, made.code]).toEqual(['', 0])
    expect(made.output).toMatch(/^Копия готова за \d+,\d с\. Таблиц: \d+, строк: \d+, файлов: 1\.$/)
  })
  afterAll(async () => {
    for (const database of [source, ...targets]) await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const command = (database: TestDatabase, verb: string, env = {}, file = 'whole.sunb', files = 'files') =>
    openCommands(database.url)(['backup', verb, '--file', join(folder, file), '--files', join(folder, files)], {
      BACKUP_KEY,
      ...env,
    })
  const empty = async () => {
    const database = await openTestDatabase('template0')
    targets.push(database)
    return database
  }
  const sums = async ({ db }: TestDatabase) => {
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> 'migrations' order by 1`,
    )
    const sums: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } =
        await db.execute(sql`select count(*)::int as n, md5(coalesce(string_agg(t::text, '' order by t::text), ''))
        as sum from ${sql.identifier(name)} t`)
      sums[name] = rows[0]
    }
    return sums
  }

  it('restores every row and a readable scan, and sequences continue', async () => {
    const target = await empty()
    const done = await command(target, 'restore', {}, 'whole.sunb', 'restored')
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(await sums(target)).toEqual(await sums(source))
    const { rows } = await target.db.execute<{ client: number; key_id: string; wrapped_key: string }>(
      sql`select client_id::int as client, key_id, wrapped_key from files where id = ${scanId}`,
    )
    const [row] = rows
    if (!row) throw new Error('the scan is not there')
    const vault = createVault({ folder: join(folder, 'restored'), secrets: SECRETS })
    const chunks: Buffer[] = []
    const file = { id: scanId, clientId: row.client, kind: 'passport' }
    for await (const part of vault.read({ ...file, keyId: row.key_id, wrappedKey: row.wrapped_key })) chunks.push(part)
    expect(Buffer.concat(chunks).equals(SCAN)).toBe(true)
    const { rows: fresh } = await target.db.execute<{
      isNew: boolean
    }>(sql`insert into clients (station, phone, first_name,
      language, created_at) values ('vldk', '+79998887766', 'Новый', 'ru', now())
      returning id > (select max(id) from clients) as "isNew"`)
    expect(fresh).toEqual([{ isNew: true }])
  })

  it('needs no superuser: the owner of the database restores it, and its triggers are enabled afterwards', {
    tags: '@wide',
  }, async () => {
    const target = await empty()
    const role = `owner_${randomUUID().replaceAll('-', '')}`
    const url = new URL(target.url)
    const name = sql.identifier(url.pathname.slice(1))
    await target.db.execute(sql`create role ${sql.identifier(role)} login password 'of-the-tests' nosuperuser`)
    await target.db.execute(sql`alter database ${name} owner to ${sql.identifier(role)}`)
    Object.assign(url, { username: role, password: 'of-the-tests' })
    const triggers = async ({ db }: TestDatabase) =>
      (
        await db.execute(sql`select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
          union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace order by 1, 2, 3`)
      ).rows
    const done = await command({ ...target, url: url.href }, 'restore', {}, 'whole.sunb', 'owned')
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(await sums(target)).toEqual(await sums(source))
    expect(await triggers(target)).toEqual(await triggers(source))
    const owners = await target.db.execute(sql`select distinct tableowner from pg_tables where schemaname = 'public'`)
    expect(owners.rows).toEqual([{ tableowner: role }])
    await expect(target.db.execute(sql`delete from booking_status_history`)).rejects.toThrow()
    await target.db.execute(sql`alter database ${name} owner to current_user`)
    await target.db.execute(sql`drop owned by ${sql.identifier(role)} cascade`)
    await target.db.execute(sql`drop role ${sql.identifier(role)}`)
  })

  it('cannot be restored by a role that does not own the tables', async () => {
    const target = await openTestDatabase('sun_migrated')
    targets.push(target)
    const role = `guest_${randomUUID().replaceAll('-', '')}`
    await target.db.execute(sql`create role ${sql.identifier(role)} login password 'of-the-tests' nosuperuser`)
    await target.db.execute(sql`grant all on all tables in schema public to ${sql.identifier(role)}`)
    await target.db.execute(sql`grant create on schema public to ${sql.identifier(role)}`)
    const url = Object.assign(new URL(target.url), { username: role, password: 'of-the-tests' })
    const done = await command({ ...target, url: url.href }, 'restore')
    expect([done.code, done.errors]).toEqual([3, expect.stringContaining('не владеет базой')])
    await target.db.execute(sql`drop owned by ${sql.identifier(role)}`)
    await target.db.execute(sql`drop role ${sql.identifier(role)}`)
  })

  it('is made although a client removes a file meanwhile, and counts such files; it is restored without that file', {
    tags: '@wide',
  }, async () => {
    const gone = randomUUID()
    const path = join(folder, 'files', gone.slice(0, 2), gone)
    const put = async () => {
      await mkdir(join(path, '..'), { recursive: true })
      await writeFile(path, 'sealed')
    }
    await put()
    await source.db.execute(sql`insert into files (id, station, client_id, kind, type, bytes, key_id, wrapped_key, created_at)
      select ${gone}, station, client_id, kind, type, bytes, key_id, wrapped_key, now() from files where id = ${scanId}`)
    const deps = { tables: createTableCopy(source.url), now: () => new Date() }
    const options = { path: join(folder, 'gone.sunb'), secret: BACKUP_KEY, files: { folder: join(folder, 'files') } }
    // The first table is copied: the snapshot is taken, and has a file that is then removed.
    const made = await makeBackup(deps, options, () => rmSync(path, { force: true }))
    expect(made).toMatchObject({ why: null, files: 1, gone: 1 })
    const result = await command(source, 'make', {}, 'result.sunb')
    expect([result.code, result.output]).toEqual([0, expect.stringMatching(/файлов: 1\..*\n.*удален.*1/)])

    const target = await empty()
    const done = await command(target, 'restore', {}, 'gone.sunb', 'without-one')
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(await sums(target)).toEqual(await sums(source))
    expect(await readdir(join(folder, 'without-one', scanId.slice(0, 2)))).toEqual([scanId])
    await source.db.execute(sql`delete from files where id = ${gone}`)
  })

  it('has no file without a row: such a file is being deleted', async () => {
    const stray = randomUUID()
    const path = join(folder, 'files', stray.slice(0, 2), stray)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, 'sealed')
    const made = await command(source, 'make', {}, 'stray.sunb')
    expect(made.output).toMatch(/файлов: 1\.$/)
    rmSync(path)
  })

  it('is unreadable without the key, and is not overwritten', async () => {
    const bytes = await readFile(join(folder, 'whole.sunb'))
    expect(bytes.includes('clients')).toBe(false)
    expect((await stat(join(folder, 'whole.sunb'))).mode & 0o077).toBe(0)
    expect((await command(source, 'make')).errors).toBe('Такой файл уже есть.')
    expect((await command(source, 'make', { BACKUP_KEY: 'short' })).errors).toContain('BACKUP_KEY')
    const target = await empty()
    expect((await command(target, 'restore', { BACKUP_KEY: 'another-key-of-tests' })).errors).toContain('Не тот ключ')
  })

  it('is rejected by a database with data, and when it is damaged or truncated, and leaves nothing behind', {
    tags: '@wide',
    timeout: 120_000,
  }, async () => {
    expect((await command(source, 'restore')).errors).toContain('База не пуста')
    const bytes = await readFile(join(folder, 'whole.sunb'))
    const target = await empty()
    const flipped = (at: number) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return copy
    }
    // At the beginning, in the salt, in the content, near the end (after the files), and at the end.
    const damaged = [0, 10, 30, bytes.length >> 1, bytes.length - 100, bytes.length - 1].map(flipped)
    const cut = [0, 20, bytes.length >> 1, bytes.length - 1].map((length) => bytes.subarray(0, length))
    for (const [index, content] of [...damaged, ...cut, Buffer.concat([bytes, Buffer.alloc(1)])].entries()) {
      await writeFile(join(folder, `bad-${index}.sunb`), content)
      const done = await command(target, 'restore', {}, `bad-${index}.sunb`, 'nothing')
      expect([index, done.code, done.errors]).toEqual([index, 3, expect.stringContaining('файл испорчен')])
    }
    const { rows } = await target.db.execute(sql`select 1 from clients`)
    expect(rows).toEqual([])
    const left = await readdir(join(folder, 'nothing'), { recursive: true }).catch(() => [])
    expect(left.filter((name) => name !== 'incoming')).toEqual([])
  })
})
