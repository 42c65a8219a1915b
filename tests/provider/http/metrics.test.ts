import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { createProviderMetrics } from '@/provider/http/metrics'
import type { ProviderServer } from '@/provider/http/server'
import { config, START, TOKEN } from '@/tests/setup/open-provider'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const headers = { authorization: `Bearer ${TOKEN}` }

describe('the metrics of the provider', () => {
  const metrics = createProviderMetrics()
  let database: TestDatabase
  let app: ProviderServer
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    const clockFigures = () => ({ differenceMs: -3_500, warnings: 1 })
    app = createProvider({ db: database.db, now: () => START, clockFigures, config, metrics })
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const read = () => metrics.registry.metrics()
  const figure = (text: string, row: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${row} `))
    return line === undefined ? undefined : Number(line.slice(row.length + 1))
  }

  it('measure responses by the pattern of their route, never by address', async () => {
    const get = async (path: string, init = {}) => (await fetch(new URL(path, app.listeningOrigin), init)).text()
    for (const path of ['/healthz', '/sun/v2/bookings/7654321', '/secret-path/?k=1', '/sun/v2/cars/secret-slug'])
      await get(path, { headers })
    await get('/sun/v2/bookings/7654321')
    const text = await read()
    const count = (route: string, status: string) =>
      figure(text, `provider_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`)
    expect(count('/healthz', '2xx')).toBe(1)
    expect(count('/sun/v2/bookings/:number', '4xx')).toBe(2)
    expect(count('none', '4xx')).toBe(1)
    expect(text).not.toMatch(/secret-|7654321/)
  })

  it('show pool, clock, process and every queue of the concurrency limit', async () => {
    const text = await read()
    expect(figure(text, 'provider_pool_connections{pool="primary",state="idle"}')).toBeGreaterThan(0)
    expect(figure(text, 'provider_pool_waiting{pool="primary"}')).toBe(0)
    expect(figure(text, 'provider_clock_difference_seconds')).toBe(-3.5)
    expect(figure(text, 'provider_queue_requests{queue="/sun/v2/cars",state="waiting"}')).toBe(0)
    expect(figure(text, 'provider_queue_rejected_total{queue="car-calendar optional-session"}')).toBe(0)
    expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(figure(text, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(0)
  })

  it('show how many messages wait, and for how long the oldest due one has', async () => {
    await database.db.execute(sql`delete from outbox where state = 'waiting'`)
    await database.db.execute(sql`
      insert into outbox (station, kind, channel, phone, params, attempts, next_at, created_at)
      select 'vldk', 'booking_held', 'sms', '+79990000001', '{}', attempts, ${START}::timestamptz + late, ${START}
      from (values (0, interval '-90 seconds'), (2, interval '-5 seconds'), (0, interval '1 hour'), (1, interval '1 minute'))
        as one (attempts, late)`)
    const text = await read()
    expect(figure(text, 'provider_outbox_oldest_due_seconds')).toBe(90)
    const state = (name: string) => figure(text, `provider_outbox_messages{state="${name}"}`)
    expect(['due', 'later', 'repeated'].map(state)).toEqual([2, 1, 1])
    expect(figure(text, 'provider_outbox_deliveries_total{result="sent"}')).toBe(0)
    expect(figure(text, 'provider_database_up')).toBe(1)
  })

  it('have no figures of the outbox while the database is away, rather than old ones, and still answer', async () => {
    const away = createProviderMetrics()
    away.watch({
      pools: {},
      clockDifferenceMs: () => 0,
      readOutbox: () => Promise.reject(new Error('away')),
      deliveries: () => ({ sent: 3, postponed: 2, failed: 1 }),
    })
    const text = await away.registry.metrics()
    expect(figure(text, 'provider_database_up')).toBe(0)
    expect(text).not.toMatch(/^provider_outbox_(oldest_due_seconds|messages)[ {]/m)
    expect(figure(text, 'provider_outbox_deliveries_total{result="postponed"}')).toBe(2)
  })
})
