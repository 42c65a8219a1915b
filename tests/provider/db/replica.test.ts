import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { type Database, type OpenDatabase, openDatabase } from '@/provider/db/database'
import { migrate } from '@/provider/db/migrate'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { createReplica } from '@/provider/db/replica'
import { seedOnce } from '@/provider/demo/seed/seed'
import { addModel, config, holdRequest, newKey, rentalOf, START, TOKEN } from '@/tests/setup/open-provider'
import { NO_PAIR, type PostgresPair, startPostgresPair } from '@/tests/setup/postgres-pair'
import { reportSkipped } from '@/tests/setup/report-skipped'
import { NO_PROOF_ASKED } from '@/tests/setup/unproved-bounds'

reportSkipped('of a read replica', NO_PAIR)
const RECOVERY = { timeout: 10_000 }

describe.skipIf(NO_PAIR !== null)(`a read replica${NO_PAIR ? ` (${NO_PAIR})` : ''}`, () => {
  let pair: PostgresPair
  let primary: OpenDatabase
  let copy: OpenDatabase
  let app: ReturnType<typeof createProvider>
  let replica: ReturnType<typeof createReplica>
  let slug: string
  /** Milliseconds; only a test moves it. */
  let time = 0
  /** Statements that the copy has executed for requests. */
  let copied: string[] = []
  const warnings: string[] = []

  beforeAll(async () => {
    pair = await startPostgresPair()
    await migrate(pair.primaryUrl())
    primary = openDatabase(pair.primaryUrl(), 4, () => undefined, true, WORK_LIMITS)
    await seedOnce(primary.db, 'vldk', START)
    await primary.db.execute(sql`update settings set data = data || ${JSON.stringify(NO_PROOF_ASKED)}::jsonb`)
    slug = await addModel(primary, 'replica', 2)
  }, 120_000)
  beforeEach(async () => {
    time = 0
    copied = []
    copy = openDatabase(pair.replicaUrl(), 4, () => undefined, true)
    const warn = (_: unknown, text: string) => warnings.push(text)
    replica = createReplica({ primary: primary.db, replica: copy.db, warn, monotonic: () => time })
    app = createProvider({
      db: primary.db,
      replica: { read: (change, old, present) => replica.read(change, (db) => noting(db, old), present) },
      now: () => START,
      config,
    })
    await app.ready()
    await upToDate()
    // After the test before it may have been behind at first.
    warnings.length = 0
  })
  afterEach(async () => {
    await app.close()
    await copy.close()
  })
  afterAll(async () => {
    await primary?.close()
    await pair?.stop()
  })

  async function noting<Result>(db: Database, old: (db: Database) => Promise<Result>): Promise<Result> {
    const result = await old(db)
    copied.push('read')
    return result
  }
  /** All of the primary is in the replica, and it is known. */
  const upToDate = () =>
    expect
      .poll(async () => {
        await replica.check()
        return replica.read(
          await lastChange(),
          async () => 'replica',
          async () => 'primary',
        )
      }, RECOVERY)
      .toBe('replica')
  const lastChange = async () => {
    const { rows } = await primary.db.execute<{ last: string }>(sql`select max(id) as last from page_changes`)
    return Number(rows[0]?.last)
  }
  const get = async (url: string) => {
    const response = await app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } })
    expect([response.statusCode, url]).toEqual([200, url])
    return response.json().data
  }
  const news = async (): Promise<{ title: string }[]> => (await get('/sun/v2/content/news')).news
  const search = () => {
    const { df, dt } = rentalOf('honda-fit', 30, 4)
    return get(`/sun/v2/cars?${new URLSearchParams({ df, dt })}`)
  }
  const writeStory = (title: string) =>
    primary.db.execute(sql`
      update news set title = jsonb_set(title, '{ru}', to_jsonb(${title}::text))
      where slug = (select slug from news order by published_on desc, slug limit 1)`)

  it('is read for searches and content while it is up to date', async () => {
    expect((await search()).items.length).toBeGreaterThan(5)
    expect((await news()).length).toBeGreaterThan(0)
    expect(copied.length).toBeGreaterThanOrEqual(2)
    expect(warnings).toEqual([])
  })

  it('is never read by a page that is made after a change which it has not replayed', async () => {
    await pair.pauseReplay()
    try {
      await writeStory('Свежая')
      // It looks as good as before, and is: but for this change.
      expect((await news()).map(({ title }) => title)).toContain('Свежая')
      expect(copied).toEqual([])
    } finally {
      await pair.resumeReplay()
    }
    await upToDate()
    expect((await news()).map(({ title }) => title)).toContain('Свежая')
    expect(copied).toEqual(['read'])
  })

  it('that falls behind by more than a second is passed over, and read again when it has caught up', async () => {
    await pair.pauseReplay()
    try {
      // A booking is no change of what pages show.
      await primary.db.execute(sql`select pg_logical_emit_message(true, 'sun', 'a booking')`)
      await replica.check()
      await search()
      expect(copied.length).toBeGreaterThan(0)
      copied = []
      time += 1_001
      await search()
      expect(copied).toEqual([])
      await replica.check()
      expect(warnings).toEqual([expect.stringContaining('passed over')])
    } finally {
      await pair.resumeReplay()
    }
    await upToDate()
    expect(warnings.at(-1)).toContain('read again')
  })

  it('has no part in quotes and holds: the last car is seen to be gone at once', async () => {
    await pair.pauseReplay()
    try {
      for (const status of [201, 201, 409]) {
        const rental = rentalOf(slug, 60, 2)
        const post = (url: string, payload: object, headers = {}) =>
          app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${TOKEN}`, ...headers } })
        const { data } = (await post('/sun/v2/quote', rental)).json()
        const held = await post('/sun/v2/bookings', holdRequest(rental, data.quoteToken), {
          'idempotency-key': newKey(),
        })
        expect([held.statusCode, copied]).toEqual([status, []])
      }
    } finally {
      await pair.resumeReplay()
    }
  })

  it('that dies costs no reader an error', async () => {
    await search()
    await pair.killReplica()
    expect((await search()).items.length).toBeGreaterThan(5)
    expect((await news()).length).toBeGreaterThan(0)
    expect(warnings).toEqual([expect.stringContaining('passed over')])
    await replica.check()
    await pair.restartReplica()
    await upToDate()
    copied = []
    await search()
    expect(copied.length).toBeGreaterThan(0)
  })

  it('that was promoted is no replica any more', async () => {
    await pair.promote()
    await replica.check()
    await replica.check()
    expect(
      await replica.read(
        0,
        async () => 'replica',
        async () => 'primary',
      ),
    ).toBe('primary')
  })
})
