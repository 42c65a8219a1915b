import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { listenForChanges, type Pause, pollForChanges } from '@/provider/db/change-signals'
import { listChanges } from '@/provider/modules/page-changes/list-changes'
import { config, TOKEN } from '@/tests/setup/open-provider'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

/** Time that passes only when the test says so. */
function openTime() {
  const pauses: { ms: number; end: () => void }[] = []
  const pause: Pause = (ms) => new Promise<void>((resolve) => pauses.push({ ms, end: resolve }))
  return {
    pause,
    pauses,
    /** Resolves when somebody waits. */
    started: () => expect.poll(() => pauses.length).toBeGreaterThan(0),
    pass: () => {
      for (const { end } of pauses.splice(0)) end()
    },
  }
}

describe('signals of changes', () => {
  let test: TestDatabase
  let time: ReturnType<typeof openTime>
  let signals: ReturnType<typeof listenForChanges>
  const warnings: string[] = []
  beforeEach(async () => {
    test = await openTestDatabase('sun_seeded')
    time = openTime()
    warnings.length = 0
    const warn = (_: unknown, text: string) => warnings.push(text)
    signals = listenForChanges({ directUrl: test.url, db: test.db, warn, pause: time.pause })
    await signals.check()
  })
  afterEach(async () => {
    signals.close()
    await test.close()
  })

  const list = (after?: number, own: Pick<typeof signals, 'wait'> = signals) =>
    listChanges({ db: test.db, now: () => new Date(), isDraining: () => false, signals: own }, after)
  const change = () => test.db.execute(sql`update places set fee_kop = fee_kop`)
  const endListener = () =>
    test.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`)

  it('end the waiting at the commit, while no time passes', async () => {
    const { last } = await list()
    const waiting = list(last)
    await time.started()
    expect(time.pauses.map(({ ms }) => ms > 15_000)).toEqual([true])
    await change()
    expect((await waiting).tags).toEqual(['places'])
  })

  it('that are lost delay a change until the time is over, and lose none', async () => {
    const { last } = await list()
    const waiting = list(last)
    await time.started()
    await test.db.execute(sql`insert into page_changes (tag) values ('places')`)
    time.pass()
    expect((await waiting).tags).toEqual(['places'])
  })

  it('of a connection that broke are trusted no more until another one has proved itself', async () => {
    const { last } = await list()
    const waiting = list(last)
    await time.started()
    await endListener()
    await expect.poll(() => signals.isProven()).toBe(false)
    // Woken by the loss, it looks for itself from now on.
    await expect.poll(() => time.pauses.at(-1)?.ms).toBe(250)
    await change()
    time.pass()
    expect((await waiting).tags).toEqual(['places'])

    await signals.check()
    expect([signals.isProven(), warnings]).toEqual([true, []])
    const next = list((await list()).last)
    await change()
    expect((await next).tags).toEqual(['places'])
  })

  it('are missing at a place where nobody answers, which is logged once', async () => {
    const warn = (_: unknown, text: string) => warnings.push(text)
    const nowhere = listenForChanges({ directUrl: 'postgresql://sun@127.0.0.1:9/sun', db: test.db, warn })
    await nowhere.check()
    await nowhere.check()
    expect([nowhere.isProven(), warnings.length]).toEqual([false, 1])
  })

  it('are not needed: a provider that does not listen looks for itself', async () => {
    const { last } = await list()
    const waiting = list(last, pollForChanges(time.pause))
    await time.started()
    expect(time.pauses.map(({ ms }) => ms)).toEqual([250])
    await change()
    time.pass()
    expect((await waiting).tags).toEqual(['places'])
  })

  it('end all waiting when the provider stops', async () => {
    const app = createProvider({ db: test.db, now: () => new Date(), config, signals })
    const headers = { authorization: `Bearer ${TOKEN}` }
    const { last } = await list()
    const waiting = app.inject({ url: `/sun/v2/page-changes?after=${last}`, headers })
    await time.started()
    await app.close()
    expect((await waiting).json().data).toEqual({ last, tags: [], everything: false })
  })
})
