import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReferenceCache } from '@/provider/db/reference-cache'
import { fileName, inOneChunk, readWhole } from '@/provider/file-store/file-store'
import { type FileStoreOptions, openFileStores } from '@/provider/file-store/open-file-store'
import { purgeFiles } from '@/provider/modules/files/purge-files'
import { deleteFiles } from '@/provider/modules/files/remove-file'
import { markStore, readStanding } from '@/provider/modules/files/store-marks'
import { createVault } from '@/provider/modules/files/vault'
import { bindSettings } from '@/provider/modules/settings/bind-settings'
import { START } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { openS3Server, type S3Server } from '@/tests/setup/s3-server'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const SECRETS = ['master-key-of-the-tests']
const BACKUP_KEY = 'key-of-the-backup-tests'
const BYTES = randomBytes(90_000)

let production: TestDatabase
let copy: TestDatabase
let server: S3Server
let clientId: number
let root: string
let folder: string
beforeAll(async () => {
  ;[production, copy] = [await openTestDatabase('sun_seeded'), await openTestDatabase('sun_seeded')]
  server = await openS3Server()
  root = mkdtempSync(join(tmpdir(), 'sun-marks-'))
  const { rows } = await production.db.execute<{ id: number }>(sql`select id::int from clients limit 1`)
  clientId = rows[0]?.id ?? 0
})
beforeEach(async () => {
  folder = join(root, randomUUID())
  for (const { db } of [production, copy]) await db.execute(sql`delete from files`)
  for (const { db } of [production, copy]) await db.execute(sql`delete from file_store_marks`)
  for (const name of server.objects()) await bucketOnly().primary.remove(name.replace('branch/', ''))
})
afterEach(() => server.disturb(() => null))
afterAll(async () => {
  for (const database of [production, copy]) await database.close()
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

const bucketOnly = () => openFileStores({ folder, store: 's3', s3: server.options })
const vaultAt = (options: Partial<FileStoreOptions> = {}) => createVault({ folder, secrets: SECRETS, ...options })
const warnings: string[] = []
const depsOf = ({ db }: TestDatabase, options?: Partial<FileStoreOptions>) => ({
  ...{ db, vault: vaultAt(options), now: () => START },
  settings: bindSettings(db, { cache: createReferenceCache(db), station: 'vldk', now: () => START }),
  warn: (_: object, text: string) => void warnings.push(text),
})
const purge = (database: TestDatabase, options?: Partial<FileStoreOptions>) => purgeFiles(depsOf(database, options))

/** Stores a file of a client with its row, in the database of production. */
async function storeFile(options: Partial<FileStoreOptions> = {}): Promise<string> {
  const id = randomUUID()
  const { keyId, wrappedKey } = await vaultAt(options).store({ id, clientId, kind: 'passport' }, BYTES)
  await production.db.execute(sql`insert into files (id, station, client_id, kind, type, bytes, key_id, wrapped_key, created_at)
    values (${id}, 'vldk', ${clientId}, 'passport', 'image/jpeg', 1, ${keyId}, ${wrappedKey}, ${START.toISOString()})`)
  return id
}
const pathOf = (id: string) => join(folder, fileName(id))
const isStored = (id: string) => {
  try {
    return readFileSync(pathOf(id)).length > 0
  } catch {
    return false
  }
}
/** As if the file came hours ago. */
const age = (id: string) => utimesSync(pathOf(id), 0, 0)

describe('a copy of the database', () => {
  beforeEach(async () => {
    await storeFile()
    await purge(production)
  })

  it('by a dump deletes nothing in the store, neither removed files nor those without a row in it', async () => {
    const [removed, newer] = [await storeFile(), await storeFile()]
    age(newer)
    const { rows } = await production.db.execute<{ mark: string; database: string; made_at: string }>(
      sql`select mark, database, made_at::text from file_store_marks`,
    )
    for (const { mark, database, made_at } of rows)
      await copy.db.execute(sql`insert into file_store_marks values (${mark}, ${database}, ${made_at})`)
    warnings.length = 0
    await deleteFiles(depsOf(copy), [removed])
    await purge(copy)
    expect([isStored(removed), isStored(newer)]).toEqual([true, true])
    expect(warnings).toContain('no file is deleted: the store of files has the mark of another database (files claim)')
  })

  it('on the same server, as of an earlier moment, deletes nothing in the store after an hour', async () => {
    const { rows } = await production.db.execute<{ mark: string }>(sql`select mark from file_store_marks`)
    await purge(production)
    const newer = await storeFile()
    age(newer)
    // The copy has the marks of that moment, and not the one that the purge wrote after it.
    await production.db.execute(sql`delete from files where id = ${newer}`)
    await production.db.execute(
      sql`delete from file_store_marks where mark not in ${sql`(${sql.join(
        rows.map(({ mark }) => sql`${mark}::uuid`),
        sql`, `,
      )})`}`,
    )
    await purge(production)
    expect(isStored(newer)).toBe(true)
  })

  it('is heard of when it has taken the store: production deletes nothing until it claims the store', async () => {
    const run = openCommands(production.url)
    const removed = await storeFile()
    await markStore(depsOf(copy), vaultAt().stores.primary)
    await production.db.execute(sql`update files set removed_at = now() where id = ${removed}`)
    await purge(production)
    expect(isStored(removed)).toBe(true)
    const look = await run('files claim --lang en', { FILES_DIR: folder })
    expect(look.output).toContain('Files: 2, of these without a row in the database: 1. Rows without a file: 0.')
    expect(look.output).toContain('It has the mark of another database')
    await purge(production)
    expect(isStored(removed)).toBe(true)
    expect((await run('files claim --confirm --lang en', { FILES_DIR: folder })).code).toBe(0)
    await purge(production)
    expect(isStored(removed)).toBe(false)
    expect(await readStanding(depsOf(copy), vaultAt().stores.primary)).toBe('foreign')
  })
})

describe('the mark of a store', () => {
  it('is written by the first purge of a new branch, and renewed by every one', async () => {
    await storeFile()
    const { primary } = vaultAt().stores
    expect(await readStanding(production, primary)).toBe('unmarked')
    const orphan = randomUUID()
    await primary.write(fileName(orphan), inOneChunk(BYTES))
    age(orphan)
    await purge(production)
    const mark = String(await readWhole(primary.read('.mark')))
    expect([isStored(orphan), await readStanding(production, primary)]).toEqual([false, 'own'])
    await purge(production)
    expect(String(await readWhole(primary.read('.mark')))).not.toBe(mark)
  })

  it('that is missing, in an empty folder where the disk should be, stops the purge', async () => {
    const id = await storeFile()
    await purge(production)
    rmSync(join(folder, '.mark'))
    await production.db.execute(sql`update files set removed_at = now()`)
    await purge(production)
    expect(isStored(id)).toBe(true)
    expect((await production.db.execute(sql`select from files`)).rowCount).toBe(1)
  })

  it('cannot be read while the bucket is away: the removed file waits, with its row, and goes afterwards', async () => {
    const place = { store: 's3' as const, s3: server.options }
    const id = await storeFile(place)
    await purge(production, place)
    await production.db.execute(sql`update files set removed_at = now()`)
    server.disturb(() => ({ status: 403, code: 'AccessDenied' }))
    warnings.length = 0
    await purge(production, place)
    expect(warnings).toEqual(expect.arrayContaining(['no file is deleted: the store of files cannot be asked']))
    expect((await production.db.execute(sql`select from files`)).rowCount).toBe(1)
    server.disturb(() => null)
    await purge(production, place)
    expect((await production.db.execute(sql`select from files`)).rowCount).toBe(0)
    expect(server.objects()).not.toContain(`branch/${fileName(id)}`)
  })
})

describe('files move', () => {
  const env = (store: string) => ({ FILES_DIR: folder, FILE_STORE: store, ...server.env })
  const move = (store: string, args: string) => openCommands(production.url)(`files move ${args} --lang en`, env(store))
  const read = async (id: string, options: Partial<FileStoreOptions>) => {
    const { rows } = await production.db.execute<{ key_id: string; wrapped_key: string }>(
      sql`select key_id, wrapped_key from files where id = ${id}`,
    )
    const [row] = rows
    const file = { id, clientId, kind: 'passport', keyId: row?.key_id ?? '', wrappedKey: row?.wrapped_key ?? '' }
    return (await readWhole(vaultAt(options).read(file))).equals(BYTES)
  }
  const inFolder = { store: 'folder' as const, s3: server?.options ?? null }
  const inBucket = () => ({ store: 's3' as const, s3: server.options })

  it('copies and compares every file, goes on after an interruption, and deletes only when it is told to', async () => {
    const ids = [await storeFile(), await storeFile(), await storeFile()]
    let puts = 0
    // The mark and the first file arrive; then the service goes.
    server.disturb(({ method }) => (method === 'PUT' && ++puts > 2 ? { status: 403, code: 'AccessDenied' } : null))
    const cut = await move('folder', '--to s3')
    expect([cut.code, cut.errors]).toEqual([
      1,
      'The store of the clients’ files cannot be used: S3 refuses PUT (403 AccessDenied).',
    ])
    server.disturb(() => null)
    const again = await move('folder', '--to s3')
    expect(again.output).toContain(
      'Copied and compared: 2. Already there, compared: 1. Removed meanwhile: 0. Deleted at the source: 0.',
    )
    for (const id of ids) expect([isStored(id), await read(id, inBucket())]).toEqual([true, true])

    const early = await move('folder', '--to s3 --delete-source')
    expect([early.code, early.errors]).toEqual([3, expect.stringContaining('New files still go here')])
    expect(ids.every(isStored)).toBe(true)
    const late = await storeFile()
    const done = await move('s3', '--to s3 --delete-source')
    expect(done.output).toContain(
      'Copied and compared: 1. Already there, compared: 3. Removed meanwhile: 0. Deleted at the source: 4.',
    )
    for (const id of [...ids, late]) expect([isStored(id), await read(id, inBucket())]).toEqual([false, true])
  })

  it('back to the folder does the same', async () => {
    const id = await storeFile(inBucket())
    await purge(production, inBucket())
    expect((await move('folder', '--to folder --delete-source')).output).toContain('Deleted at the source: 1.')
    expect([isStored(id), await read(id, { ...inFolder, s3: null })]).toEqual([true, true])
    expect(server.objects()).toEqual(['branch/.mark'])
  })

  it('keeps the source of a file whose copy is not the same', async () => {
    const id = await storeFile()
    await move('s3', '--to s3')
    const damaged = server.objects().find((name) => name.endsWith(id)) ?? ''
    await bucketOnly().primary.write(damaged.replace('branch/', ''), inOneChunk(Buffer.from('half')))
    // Reads of the copy come changed, whatever is written.
    server.disturb(({ method, path }) => (method === 'GET' && path.includes(id) ? 'flip' : null))
    const done = await move('s3', '--to s3 --delete-source')
    expect([done.code, isStored(id)]).toEqual([1, true])
  })

  it('takes no store of another database, neither as target nor as source', async () => {
    await storeFile()
    await markStore(depsOf(copy), bucketOnly().primary)
    expect((await move('folder', '--to s3')).errors).toContain('The target has the mark of another database')
    await markStore(depsOf(production), bucketOnly().primary)
    await markStore(depsOf(copy), vaultAt().stores.primary)
    expect((await move('folder', '--to s3')).errors).toContain('The source has the mark of another database')
  })

  it('leaves both places readable for providers of either setting, and a removal reaches both', async () => {
    const [early, late] = [await storeFile(), await storeFile(inBucket())]
    await move('folder', '--to s3')
    for (const place of [inBucket(), { ...inBucket(), store: 'folder' as const }])
      for (const id of [early, late]) expect(await read(id, place)).toBe(true)
    await production.db.execute(sql`update files set removed_at = now()`)
    await purge(production, inBucket())
    expect([isStored(early), server.objects()]).toEqual([false, ['branch/.mark']])
  })
})

describe('a backup of a branch whose files are in a bucket', () => {
  it('has the files, comes back into a bucket, and is not made while the bucket is away', async () => {
    const id = await storeFile({ store: 's3', s3: server.options })
    const env = { BACKUP_KEY, FILES_DIR: folder, FILE_STORE: 's3', ...server.env }
    const run = openCommands(production.url)
    const made = await run(['backup', 'make', join(root, 'bucket.sunb')], env)
    expect([made.errors, made.output]).toEqual(['', expect.stringMatching(/файлов: 1\.$/)])
    const [object] = server.objects()
    await bucketOnly().primary.remove(fileName(id))

    const target = await openTestDatabase('template0')
    try {
      const restored = await openCommands(target.url)(['backup', 'restore', join(root, 'bucket.sunb')], env)
      expect([restored.errors, restored.output]).toEqual(['', expect.stringMatching(/файлов: 1\.$/)])
      expect(server.objects()).toEqual([object])
      expect((await readWhole(bucketOnly().primary.read(fileName(id)))).length).toBeGreaterThan(BYTES.length)
    } finally {
      await target.close()
    }

    server.disturb(() => ({ status: 403, code: 'AccessDenied' }))
    const failed = await run(['backup', 'make', join(root, 'failed.sunb')], env)
    expect([failed.code, failed.errors]).toEqual([1, expect.stringContaining('Хранилище файлов клиентов недоступно')])
  })
})

describe('the folder of unfinished uploads', () => {
  it('loses what is an hour old, also where files are in a bucket', async () => {
    const left = join(folder, 'incoming', 'half.part')
    await vaultAt().stores.primary.write('.other', inOneChunk(BYTES))
    writeFileSync(left, 'x')
    utimesSync(left, 0, 0)
    await purge(production, { store: 's3', s3: server.options })
    expect(() => readFileSync(left)).toThrow('ENOENT')
  })
})
