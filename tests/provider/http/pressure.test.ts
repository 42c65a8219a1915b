import { describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { config } from '@/tests/setup/open-provider'
import { openTestDatabase } from '@/tests/setup/test-database'

/** The event loop is never as punctual as that. */
const IMPOSSIBLE_MS = Number.MIN_VALUE

describe('a busy provider', () => {
  it('rejects requests as unavailable beyond its limit, and none without a limit', { tags: '@wide' }, async () => {
    const { db, close } = await openTestDatabase('sun_seeded')
    const deps = { db, now: () => new Date(), config }
    const busy = createProvider({ ...deps, maxEventLoopDelayMs: IMPOSSIBLE_MS })
    const patient = createProvider({ ...deps, maxEventLoopDelayMs: null })
    await Promise.all([busy.ready(), patient.ready()])
    const statusOf = async () => (await busy.inject('/healthz')).statusCode
    await expect.poll(statusOf, { timeout: 20_000 }).toBe(503)
    expect((await busy.inject('/healthz')).json().error.code).toBe('unavailable')
    expect((await patient.inject('/healthz')).statusCode).toBe(200)
    await Promise.all([busy.close(), patient.close()])
    await close()
  })
})
