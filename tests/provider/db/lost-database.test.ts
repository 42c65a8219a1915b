import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { type OpenDatabase, openDatabase } from '@/provider/db/database'
import { REQUEST_LIMITS } from '@/provider/db/pool/open-pool'
import { type DatabaseProxy, openDatabaseProxy } from '@/tests/setup/database-proxy'
import {
  addModel,
  config,
  count,
  newKey,
  openProvider,
  rentalOf,
  type TestProvider,
  TOKEN,
} from '@/tests/setup/open-provider'

/** As a provider has them, but for the time that a test has. */
const HASTY = { ...REQUEST_LIMITS, waitMs: 500, suspectMs: 200, probeMs: 300, silenceMs: 1_000 }
const RECOVERY = { timeout: 5_000 }
const POOL = 3

describe('a provider without its database', () => {
  let branch: TestProvider
  let proxy: DatabaseProxy
  let open: OpenDatabase
  let app: ReturnType<typeof createProvider>

  beforeAll(async () => {
    branch = await openProvider()
  })
  afterAll(() => branch.close())
  beforeEach(async () => {
    proxy = await openDatabaseProxy(branch.url)
    open = openDatabase(proxy.url, POOL, () => undefined, true, HASTY)
    app = createProvider({ db: open.db, now: () => branch.clock.now, config })
    await app.ready()
  })
  afterEach(async () => {
    proxy.heal()
    await app.close()
    await open.close()
    await proxy.close()
  })

  const get = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } })
  const search = () => get(`/sun/v2/cars?${new URLSearchParams({ df: RENTAL.df, dt: RENTAL.dt })}`)
  const RENTAL = rentalOf('toyota-vitz')
  const holdCar = async (slug: string, key = newKey()) => {
    const payload = await branch.requestFor(rentalOf(slug))
    const headers = { authorization: `Bearer ${TOKEN}`, 'idempotency-key': key }
    return () => app.inject({ method: 'POST', url: '/sun/v2/bookings', headers, payload })
  }

  it.each([
    { fault: 'frozen', begin: () => proxy.freeze() },
    { fault: 'unreachable', begin: () => proxy.refuse() },
    { fault: 'unreachable, with connections that stay dead', begin: () => proxy.silence(true) },
  ])('that is $fault answers 503 with Retry-After, and is well again after it', async ({ begin }) => {
    const hold = await holdCar(await addModel(branch, newKey(), 1))
    expect((await search()).statusCode).toBe(200)
    begin()
    // More than there are connections: some are in use, the others wait for one.
    const responses = await Promise.all([...Array.from({ length: 3 * POOL }, search), hold()])
    for (const response of responses) expectUnavailable(response)
    expectUnavailable(await get('/readyz'))
    expect((await get('/healthz')).statusCode).toBe(200)

    proxy.heal()
    await expect.poll(async () => (await search()).statusCode, RECOVERY).toBe(200)
    expect((await Promise.all(Array.from({ length: 3 * POOL }, search))).map(({ statusCode }) => statusCode)).toEqual(
      Array(3 * POOL).fill(200),
    )
    expect((await get('/readyz')).statusCode).toBe(200)
    expect((await hold()).statusCode).toBe(201)
  })

  it('says within a second that it is alive but not ready', async () => {
    const patient = openDatabase(proxy.url, 1, () => undefined)
    const usual = createProvider({ db: patient.db, now: () => branch.clock.now, config })
    expect((await usual.inject('/readyz')).statusCode).toBe(200)
    proxy.freeze()
    const late = pause(1_000, null, { ref: false })
    expect((await Promise.race([late, usual.inject('/readyz')]))?.statusCode).toBe(503)
    expect((await Promise.race([late, usual.inject('/healthz')]))?.statusCode).toBe(200)
    proxy.heal()
    await expect.poll(async () => (await usual.inject('/readyz')).statusCode, RECOVERY).toBe(200)
    await usual.close()
    await patient.close()
  })

  it('notices by itself that its connections are broken', async () => {
    expect((await search()).statusCode).toBe(200)
    proxy.silence()
    // One dead connection after another, each by its own silence.
    await expect.poll(async () => (await search()).statusCode, { timeout: 20_000 }).toBe(200)
  })

  it('never repeats a commit whose response was lost: the same key finds the booking', async () => {
    const hold = await holdCar(await addModel(branch, 'lost-answer', 1))
    const before = await count(branch, 'bookings')
    proxy.dropResponseAfter(/insert into "bookings"/, /\bcommit\0/)
    expectUnavailable(await hold())
    expect(await count(branch, 'bookings')).toBe(before + 1)
    const again = await hold()
    expect([again.statusCode, await count(branch, 'bookings')]).toEqual([201, before + 1])
  })

  it('logs each job once when it fails, and once when it works again', async () => {
    const lines: { msg: string; missed?: number }[] = []
    const working = createProvider({
      db: open.db,
      now: () => branch.clock.now,
      config: { ...config, logLevel: 'info' },
      ...{ jobIntervalMs: 20, deliveryIntervalMs: 20, reconciliationIntervalMs: 20 },
      logTo: { write: (line) => lines.push(JSON.parse(line)) },
    })
    await working.ready()
    proxy.refuse()
    const linesOf = (text: string) => lines.filter(({ msg }) => msg === text)
    const jobs = ['the outbox', 'the sweep of holds', 'the sweep of miles', 'the reconciler of payments']
    for (const job of jobs) await expect.poll(() => linesOf(`${job} failed`).length, RECOVERY).toBe(1)
    proxy.heal()
    for (const job of jobs) {
      await expect.poll(() => linesOf(`${job} works again`).length, RECOVERY).toBe(1)
      expect(linesOf(`${job} failed`)).toHaveLength(1)
    }
    await working.close()
  })

  it.each([
    { code: '53100', what: 'has no place on its disk' },
    { code: '53200', what: 'has no memory' },
    { code: '58030', what: 'cannot read its disk' },
    { code: '25006', what: 'may not write any more' },
    { code: '57P05', what: 'ended an idle session' },
  ])('or $what ($code) answers 503 with Retry-After, and keeps nothing of it', async ({ code }) => {
    const hold = await holdCar(await addModel(branch, `fault-${code.toLowerCase()}`, 1))
    const before = await count(branch, 'bookings')
    await branch.db.execute(
      sql.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file' using errcode = '${code}'; end $$;
      create trigger refuse before insert on bookings for each row execute function refuse();`),
    )
    try {
      expectUnavailable(await hold())
      expect(await count(branch, 'bookings')).toBe(before)
    } finally {
      await branch.db.execute(sql`drop function refuse() cascade`)
    }
    expect((await hold()).statusCode).toBe(201)
  })

  function expectUnavailable({ statusCode, headers, body }: LightMyRequestResponse): void {
    expect([statusCode, JSON.parse(body).error?.code]).toEqual([503, 'unavailable'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})
