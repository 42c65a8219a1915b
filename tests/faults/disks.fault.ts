import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { createProvider } from '@/provider/app'
import type { HoldRequest } from '@/provider/contract/bookings'
import { type OpenDatabase, openDatabase } from '@/provider/db/database'
import { migrate } from '@/provider/db/migrate'
import { REQUEST_LIMITS } from '@/provider/db/pool/open-pool'
import { seedOnce } from '@/provider/demo/seed/seed'
import { sessionOf } from '@/tests/setup/client-session'
import { testFault } from '@/tests/setup/faults/fault'
import { startOwnPostgres } from '@/tests/setup/faults/own-postgres'
import { mountDisk, NO_DISK } from '@/tests/setup/faults/small-disk'
import {
  addModel,
  config,
  holdConsents,
  holdRequest,
  newKey,
  rentalOf,
  START,
  TOKEN,
} from '@/tests/setup/open-provider'
import { jpeg } from '@/tests/setup/sample-files'
import { NO_PROOF_ASKED } from '@/tests/setup/unproved-bounds'

const CLIENT = 1
const [DATABASE_MB, FILES_MB] = [700, 8]
/** So many bookings need new pages of their tables. */
const BOOKINGS = 300
const RECOVERY_MS = 30_000

describe.skipIf(NO_DISK !== null)('a disk', () => {
  let disk: ReturnType<typeof mountDisk>
  let files: ReturnType<typeof mountDisk>
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>
  let open: OpenDatabase
  let app: ReturnType<typeof createProvider>
  let own: Record<string, string>
  let slug: string

  beforeAll(async () => {
    disk = mountDisk(DATABASE_MB)
    files = mountDisk(FILES_MB)
    postgres = await startOwnPostgres(join(disk.folder, 'postgres'))
    await migrate(postgres.url)
    open = openDatabase(postgres.url, 5, () => undefined, true, { ...REQUEST_LIMITS, waitMs: 10_000 })
    await seedOnce(open.db, 'vldk', START)
    await open.db.$client.query('update settings set data = data || $1', [JSON.stringify(NO_PROOF_ASKED)])
    app = createProvider({
      db: open.db,
      now: () => START,
      config: { ...config, files: { ...config.files, folder: join(files.folder, 'uploads') } },
    })
    await app.ready()
    own = await sessionOf(open, CLIENT, { provedBy: 'code' })
    slug = await addModel(open, 'on-a-disk', BOOKINGS)
  }, 300_000)
  afterAll(async () => {
    await app?.close()
    await open?.close()
    await postgres?.close()
    disk?.remove()
    files?.remove()
  })

  testFault({
    number: 14,
    fault: 'the disks of the database and of the files are full',
    expected:
      'uploads and bookings end with 503 and leave nothing, pages are read, nothing is broken, and all goes on with space',
    control: { without: 'disks with space', unmet: ['bookings end with 503', 'uploads end with 503'] },
    timeout: 300_000,
    inject: async (isGuarded) => {
      const kept = await hold()
      if (isGuarded) for (const one of [disk, files]) one.fill()
      const uploaded = await upload()
      const held: number[] = []
      while (held.length < BOOKINGS / 3 && !held.some((status) => status !== 201)) held.push((await hold()).status)
      const read = (await call('GET', '/sun/v2/places?language=ru')).statusCode
      for (const one of [disk, files]) one.free()
      const after = { held: await until201(async () => (await hold()).status), uploaded: await until201(upload) }
      const { rows } = await open.db.$client.query('select count(*)::int as n from bookings where number = $1', [
        kept.number,
      ])
      // Every page of every table is read, with its checksum where the cluster has some.
      await open.db.$client.query('select count(*), md5(string_agg(b::text, $1)) from bookings b', [''])
      return { uploaded, refused: held.at(-1), read, after, kept: rows[0]?.n }
    },
    judge: ({ uploaded, refused, read, after, kept }) => ({
      'bookings end with 503': refused === 503,
      'uploads end with 503': uploaded === 503,
      'pages are read': read === 200,
      'what was booked stands': kept === 1,
      'all goes on': after.held && after.uploaded,
    }),
    tell: ({ uploaded, refused, read }) =>
      `upload ${uploaded}, booking ${refused}, page ${read}; all goes on with space`,
  })

  testFault({
    number: 15,
    fault: 'the folder of uploads is read-only',
    expected: 'an upload is 503, everything else works',
    control: { without: 'a folder that can be written', unmet: ['an upload is 503'] },
    timeout: 120_000,
    inject: async (isGuarded) => {
      if (isGuarded) files.makeReadOnly()
      const uploaded = await upload()
      const held = (await hold()).status
      const ready = (await app.inject('/readyz')).statusCode
      files.makeWritable()
      return { uploaded, held, ready, after: await upload() }
    },
    judge: ({ uploaded, held, ready, after }) => ({
      'an upload is 503': uploaded === 503,
      'a booking works': held === 201,
      'the provider is ready': ready === 200,
      'an upload works again': after === 201,
    }),
  })

  const call = (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${TOKEN}`, ...headers },
      ...(payload ? { payload } : {}),
    })

  async function hold(): Promise<{ status: number; number?: string }> {
    const rental = rentalOf(slug)
    const quote = await call('POST', '/sun/v2/quote', rental)
    if (quote.statusCode !== 200) return { status: quote.statusCode }
    const request: HoldRequest = { ...holdRequest(rental, quote.json().data.quoteToken), consents: holdConsents(START) }
    const response = await call('POST', '/sun/v2/bookings', request, { 'idempotency-key': newKey() })
    return { status: response.statusCode, number: response.json().data?.booking.number }
  }

  async function upload(): Promise<number> {
    // It may not be counted away: a full disk has no place for that either.
    await open.db.$client.query('delete from file_uploads').catch(() => undefined)
    const response = await app.inject({
      ...{ method: 'POST', url: '/auth-client/files?kind=passport', payload: await jpeg() },
      headers: { ...own, 'content-type': 'application/octet-stream' },
    })
    return response.statusCode
  }

  /** Within its time; a server that died of it is started again, as the launcher does. */
  async function until201(work: () => Promise<number>): Promise<boolean> {
    for (const end = performance.now() + RECOVERY_MS; performance.now() < end; ) {
      if ((await work().catch(() => 0)) === 201) return true
      await postgres.startAgain().catch(() => undefined)
    }
    return false
  }
})
