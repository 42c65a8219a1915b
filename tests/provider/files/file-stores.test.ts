import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  DamagedFileError,
  type FileStore,
  fileName,
  MissingFileError,
  readWhole,
  StoreUnavailableError,
} from '@/provider/file-store/file-store'
import { openFolderStore } from '@/provider/file-store/folder-store'
import { readFromStores } from '@/provider/file-store/open-file-store'
import { readListing } from '@/provider/file-store/s3-listing'
import { openS3Store } from '@/provider/file-store/s3-store'
import { verifyFileStore } from '@/provider/file-store/verify-file-store'
import { type Disturbance, openS3Server, type S3Server } from '@/tests/setup/s3-server'

/** Of a request that nothing answers. */
const SHORT_MS = 200

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await openS3Server()
  folder = mkdtempSync(join(tmpdir(), 'sun-store-'))
})
afterEach(() => server.disturb(() => null))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const stores = (): Record<string, FileStore> => ({
  folder: openFolderStore(folder),
  s3: openS3Store(server.options),
})
const s3 = (changes = {}, attemptMs?: number) => openS3Store({ ...server.options, ...changes }, attemptMs)
const nameOf = () => fileName(randomUUID())
const errorOf = async (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)
const idsOf = async (store: FileStore) => {
  const ids: string[] = []
  for await (const { id } of store.list()) ids.push(id)
  return ids
}

async function* chunksOf(...chunks: Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks
}

async function* cutOff(): AsyncGenerator<Buffer> {
  yield randomBytes(100_000)
  throw new Error('cut off')
}

describe.each(['folder', 's3'])('the store "%s"', (kind) => {
  const open = () => stores()[kind] as FileStore

  it('returns what was written, lists it, and has it no more when it is removed', async () => {
    const store = open()
    const id = randomUUID()
    const parts = [randomBytes(70_000), randomBytes(3)]
    await store.write(fileName(id), chunksOf(...parts))
    expect((await readWhole(store.read(fileName(id)))).equals(Buffer.concat(parts))).toBe(true)
    expect(await idsOf(store)).toContain(id)
    await store.remove(fileName(id))
    await store.remove(fileName(id))
    expect(await idsOf(store)).not.toContain(id)
    expect(await errorOf(readWhole(store.read(fileName(id))))).toBeInstanceOf(MissingFileError)
  })

  it('shows nothing of a file that was cut off', async () => {
    const store = open()
    const id = randomUUID()
    await expect(store.write(fileName(id), cutOff())).rejects.toThrow('cut off')
    expect(await idsOf(store)).not.toContain(id)
    expect(await errorOf(readWhole(store.read(fileName(id))))).toBeInstanceOf(MissingFileError)
  })

  it('lists files of clients only, each with the time at which it was written', async () => {
    const store = open()
    const id = randomUUID()
    await store.write('.other', chunksOf(Buffer.from('x')))
    await store.write(fileName(id), chunksOf(Buffer.from('x')))
    for await (const listed of store.list()) {
      expect(listed.id).toMatch(/^[0-9a-f-]{36}$/)
      expect(Math.abs(listed.changedAt.getTime() - Date.now())).toBeLessThan(120_000)
    }
    await store.remove('.other')
  })
})

describe('the store of a folder', () => {
  it('calls a folder that is not there unreachable, and no file of it missing or removed', async () => {
    const store = openFolderStore(join(folder, 'not-mounted'))
    for (const work of [() => readWhole(store.read(nameOf())), () => store.remove(nameOf()), () => idsOf(store)])
      expect(await errorOf(work())).toBeInstanceOf(StoreUnavailableError)
    const second = openFolderStore(join(folder, 'not-mounted'), true)
    expect(await errorOf(readWhole(second.read(nameOf())))).toBeInstanceOf(MissingFileError)
    expect(await idsOf(second)).toEqual([])
  })

  it('leaves no unfinished file behind', async () => {
    await expect(openFolderStore(folder).write(nameOf(), cutOff())).rejects.toThrow('cut off')
    expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  })
})

describe('the store of a bucket', () => {
  it.each<[string, Disturbance, number?]>([
    ['does not answer', () => 'hang' as const, SHORT_MS],
    ['hangs up', () => 'drop' as const],
    ['is busy', () => ({ status: 503, code: 'SlowDown' })],
    ['refuses us', () => ({ status: 403, code: 'AccessDenied' })],
    ['has no such bucket', () => ({ status: 404, code: 'NoSuchBucket' })],
    ['sends us elsewhere', () => ({ status: 307, code: 'TemporaryRedirect' })],
  ])('is unavailable, and no file is missing, when the service %s', async (_, how: Disturbance, attemptMs?: number) => {
    const name = nameOf()
    await s3().write(name, chunksOf(Buffer.from('stays')))
    server.disturb(how)
    const store = s3({}, attemptMs)
    const works = [
      readWhole(store.read(name)),
      store.write(name, chunksOf(Buffer.from('x'))),
      store.remove(name),
      idsOf(store),
    ]
    for (const error of await Promise.all(works.map(errorOf))) {
      expect(error).toBeInstanceOf(StoreUnavailableError)
      expect(error).toMatchObject({ code: 'unavailable' })
      expect(String((error as StoreUnavailableError).reason)).not.toContain(name.slice(3))
    }
    server.disturb(() => null)
    expect(String(await readWhole(s3().read(name)))).toBe('stays')
  })

  it('tries again what an overloaded service or a lost connection left undone, and nothing that was refused', async () => {
    const name = nameOf()
    for (const how of ['drop', { status: 500, code: 'InternalError' }] as const) {
      let left = 2
      server.disturb(() => (left-- > 0 ? how : null))
      await s3().write(name, chunksOf(Buffer.from('x')))
    }
    server.requests.length = 0
    server.disturb(() => ({ status: 403, code: 'AccessDenied' }))
    await errorOf(s3().remove(name))
    expect(server.requests).toHaveLength(1)
  })

  it('reads again what came changed or cut, and hands out none of it when it stays so', async () => {
    const name = nameOf()
    const bytes = randomBytes(50_000)
    await s3().write(name, chunksOf(bytes))
    for (const how of ['flip', 'cut'] as const) {
      let left = 1
      server.disturb(() => (left-- > 0 ? how : null))
      expect((await readWhole(s3().read(name))).equals(bytes)).toBe(true)
    }
    server.disturb(() => 'flip')
    const chunks: Buffer[] = []
    const reading = (async () => {
      for await (const chunk of s3().read(name)) chunks.push(chunk)
    })()
    expect(await errorOf(reading)).toBeInstanceOf(DamagedFileError)
    expect(chunks).toEqual([])
    server.disturb(() => 'cut')
    expect(await errorOf(readWhole(s3().read(name)))).toBeInstanceOf(StoreUnavailableError)
  })

  it('signs each request for its region, its bytes and its key', async () => {
    for (const changes of [{ secretKey: 'wrong' }, { region: 'elsewhere' }])
      expect(await errorOf(s3(changes).write(nameOf(), chunksOf(Buffer.from('x'))))).toMatchObject({
        reason: 'S3 refuses PUT (403 SignatureDoesNotMatch)',
        isRejected: true,
      })
  })

  it('lists more files than one page holds, and none of another branch in the bucket', async () => {
    const mine = s3({ prefix: 'many/' })
    const ids = Array.from({ length: 7 }, () => randomUUID())
    await s3({ prefix: 'many/more/' }).write(nameOf(), chunksOf(Buffer.from('x')))
    for (const id of ids) await mine.write(fileName(id), chunksOf(Buffer.from('x')))
    expect((await idsOf(mine)).sort()).toEqual(ids.sort())
  })

  it.each([
    ['cut', '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>a</Key>'],
    ['that promises more and does not say how', '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'],
    ['of something else', '<html>Sign in</html>'],
    ['empty', ''],
  ])('takes no list for whole that is %s', (_, xml) => {
    expect(() => readListing(xml)).toThrow()
  })

  it('decodes names in a list', () => {
    const xml = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>true</IsTruncated>
      <NextContinuationToken>a&amp;b</NextContinuationToken><Contents><Key>x/&lt;1&gt;</Key><Owner><ID>z</ID></Owner>
      <LastModified>2026-11-29T09:19:48.000Z</LastModified></Contents></ListBucketResult>`
    expect(readListing(xml)).toEqual({
      objects: [{ key: 'x/<1>', changedAt: new Date('2026-11-29T09:19:48.000Z') }],
      nextToken: 'a&b',
    })
  })
})

describe('two stores, while files are moved', () => {
  it('return a file of either, and ask the first one again: it may have come there meanwhile', async () => {
    const [primary, other] = [s3(), openFolderStore(folder)]
    const [there, moved] = [nameOf(), nameOf()]
    await other.write(there, chunksOf(Buffer.from('there')))
    expect(String(await readWhole(readFromStores({ primary, other }, there)))).toBe('there')
    const between: FileStore = {
      ...other,
      async *read(name) {
        await primary.write(name, chunksOf(Buffer.from('moved')))
        yield* other.read(name)
      },
    }
    expect(String(await readWhole(readFromStores({ primary, other: between }, moved)))).toBe('moved')
    expect(await errorOf(readWhole(readFromStores({ primary, other }, nameOf())))).toBeInstanceOf(MissingFileError)
  })

  it('call no file missing while one of them cannot be asked', async () => {
    server.disturb(() => ({ status: 503, code: 'SlowDown' }))
    for (const pair of [
      { primary: openFolderStore(folder), other: s3() },
      { primary: s3(), other: openFolderStore(folder) },
    ])
      expect(await errorOf(readWhole(readFromStores(pair, nameOf())))).toBeInstanceOf(StoreUnavailableError)
  })
})

describe('the start with a bucket', () => {
  const verify = (changes = {}, attemptMs?: number) =>
    verifyFileStore({ folder, store: 's3', s3: { ...server.options, ...changes } }, attemptMs)

  it('writes, reads and deletes a marker, and leaves nothing', async () => {
    server.requests.length = 0
    const before = server.objects()
    expect(await verify()).toEqual({ is: 'ready' })
    expect(server.objects()).toEqual(before)
    expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE', 'GET', 'GET'])
  })

  it('says what is wrong, without a key', async () => {
    const at = 'The bucket of S3_BUCKET at S3_ENDPOINT'
    expect(await verify({ secretKey: 'CANARY' })).toEqual({
      is: 'wrong',
      line: `${at} cannot be used: S3 refuses PUT (403 SignatureDoesNotMatch)`,
    })
    expect(await verify({ bucket: 'not-there' })).toEqual({
      is: 'wrong',
      line: `${at} cannot be used: S3 refuses PUT (404 NoSuchBucket)`,
    })
    server.disturb(({ method }) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : null))
    expect(await verify()).toEqual({ is: 'wrong', line: `${at} cannot be used: S3 refuses DELETE (403 AccessDenied)` })
  })

  it('goes on while the service is away', async () => {
    server.disturb(() => 'hang')
    expect(await verify({}, SHORT_MS)).toMatchObject({ is: 'away' })
    expect(await verify({ endpoint: await closedAddress() })).toEqual({
      is: 'away',
      line: expect.stringContaining('S3 does not answer (ECONNREFUSED)'),
    })
  })
})

/** An address at which nothing listens any more. */
async function closedAddress(): Promise<string> {
  const { options, close } = await openS3Server()
  await close()
  return options.endpoint
}

describe('the disk of a folder', () => {
  it('that is no folder is not called empty', async () => {
    const path = join(folder, 'a-file')
    writeFileSync(path, '')
    expect(await errorOf(idsOf(openFolderStore(path)))).not.toBeNull()
  })
})
