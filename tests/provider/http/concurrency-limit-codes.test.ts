import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openAuth } from '@/tests/setup/auth-guests'
import { count, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const RUSH = 200
/** Of the pool of the tests, which has ten. */
const CONNECTIONS_MAX = 2

describe('a rush for codes', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  it('is rejected at once as unavailable, the same for clients as for strangers, and nothing of it is stored', {
    tags: '@wide',
  }, async () => {
    const clientPhone = await auth.addClient()
    const settled: string[] = []
    const rush = Array.from({ length: RUSH }, async (_, index) => {
      const response = await auth.requestCode(index % 2 ? clientPhone : newPhone(), 'registration', `192.0.2.${index}`)
      settled.push(String(response.statusCode))
      return response
    })
    const responses = await Promise.all(rush)
    const rejected = responses.filter(({ statusCode }) => statusCode === 503)
    const made = responses.filter(({ statusCode }) => statusCode === 200)
    expect(made.length).toBeGreaterThanOrEqual(9)
    expect(rejected.length).toBeGreaterThanOrEqual(RUSH / 2)
    expect(await count(provider, 'codes')).toBe(made.length)
    for (const response of rejected) {
      const { requestId: _, ...error } = response.json().error
      expect(error).toEqual({ code: 'unavailable', message: 'Too many codes at once.' })
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(settled.slice(0, RUSH / 2)).toEqual(Array(RUSH / 2).fill('503'))
    expect(new Set(rejected.map((response) => responses.indexOf(response) % 2)).size).toBe(2)
  })

  it('uses two connections at most, and gives every place back', { tags: '@wide' }, async () => {
    const busy = async () => {
      const { rows } = await provider.db.execute<{ n: number }>(sql`select count(*)::int n from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
          and pid <> pg_backend_pid()`)
      return rows[0]?.n ?? 0
    }
    let requests: Promise<unknown> = Promise.resolve()
    await provider.db.transaction(async (rival) => {
      // Whoever asks for a code of this phone waits for its lock.
      await rival.execute(sql`select pg_advisory_xact_lock(hashtext('codes of phone'), hashtext('+79995550000'))`)
      requests = Promise.all(Array.from({ length: 18 }, () => auth.requestCode('+79995550000')))
      await expect.poll(busy).toBe(1 + CONNECTIONS_MAX)
      expect((await auth.requestCode(newPhone())).statusCode).toBe(503)
      expect((await provider.call('GET', '/sun/v2/cars')).statusCode).toBe(200)
    })
    await requests
    expect((await auth.requestCode(newPhone())).statusCode).toBe(200)
  })

  it('does not delay another phone of another network', async () => {
    await provider.db.transaction(async (rival) => {
      await rival.execute(sql`select pg_advisory_xact_lock(hashtext('codes of phone'), hashtext('+79995550001'))`)
      await rival.execute(sql`select pg_advisory_xact_lock(hashtext('codes of network'), hashtext('198.51.100.7'))`)
      expect((await auth.requestCode(newPhone(), 'registration', '198.51.100.8')).statusCode).toBe(200)
    })
  })
})
