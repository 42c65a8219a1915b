import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { createProvider } from '@/provider/app'
import { openDatabase } from '@/provider/db/database'
import { type PoolLimits, REQUEST_LIMITS } from '@/provider/db/pool/open-pool'
import { openDatabaseProxy } from '@/tests/setup/database-proxy'
import { testFault } from '@/tests/setup/faults/fault'
import { addModel, config, count, newKey, rentalOf, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const POOL = 3
const CROWD = 40
/** What a crowd waits for a connection here, and within which time all of it must be sent away. */
const [WAIT_MS, SHED_MS] = [400, 3_000]

describe('the database', () => {
  const provider = useProvider()

  testFault({
    number: 8,
    fault: 'the connection dies after a commit, before its answer',
    expected: '503, and the same key finds the one booking',
    control: { without: 'a browser that repeats with another key', unmet: ['there is one booking'] },
    inject: async (isGuarded) => {
      const proxy = await openDatabaseProxy(provider.url)
      const { app, close } = await openOver(proxy.url, { waitMs: 5_000 })
      const payload = await provider.requestFor(rentalOf(await addModel(provider, newKey(), 2)))
      const key = newKey()
      const hold = (idempotencyKey: string) =>
        app.inject({
          ...{ method: 'POST', url: '/sun/v2/bookings', payload },
          headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': idempotencyKey },
        })
      const before = await count(provider, 'bookings')
      proxy.dropResponseAfter(/insert into "bookings"/, /\bcommit\0/)
      const first = await hold(key)
      const second = await hold(isGuarded ? key : newKey())
      const bookings = (await count(provider, 'bookings')) - before
      await close()
      await proxy.close()
      return { first: first.statusCode, second: second.statusCode, bookings }
    },
    judge: ({ first, second, bookings }) => ({
      'the first is 503': first === 503,
      'the second is the booking': second === 201,
      'there is one booking': bookings === 1,
    }),
    tell: ({ first, second, bookings }) => `${first}, then ${second}: ${bookings} booking`,
  })

  testFault({
    number: 10,
    fault: 'every connection of the pool is in use',
    expected: 'the others get 503 with Retry-After soon, and health answers',
    control: { without: 'a pool that lets everybody wait for a minute', unmet: ['the crowd is sent away'] },
    inject: async (isGuarded) => {
      const { app, open, close } = await openOver(provider.url, isGuarded ? {} : { waitMs: 60_000 })
      const busy = await Promise.all(Array.from({ length: POOL }, () => open.db.$client.connect()))
      const get = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } })
      const crowd = Array.from({ length: CROWD }, () => get('/sun/v2/places?language=ru'))
      const answers = Promise.all(crowd)
      const health = (await get('/healthz')).statusCode
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SHED_MS).unref())
      const shed = await Promise.race([answers, late])
      for (const client of busy) client.release()
      await answers
      const after = (await get('/sun/v2/places?language=ru')).statusCode
      await close()
      const rejected = shed?.map(({ statusCode, headers }) => statusCode === 503 && Number(headers['retry-after']) > 0)
      return { health, rejected: rejected ?? [], after }
    },
    judge: ({ health, rejected, after }) => ({
      'the crowd is sent away': rejected.length === CROWD && rejected.every(Boolean),
      'health answers': health === 200,
      'all is well after it': after === 200,
    }),
    tell: ({ rejected }) => `${rejected.length} × 503 with Retry-After within ${SHED_MS / 1_000} s`,
  })

  testFault({
    number: 11,
    fault: 'a deadlock (40P01), a serialisation failure (40001), an overlap (23P01)',
    expected: 'repeated up to five times, then "the car is taken" or 503; never 500',
    control: { without: 'an error that nobody repeats (P0001)', unmet: ['passing ones end in a booking', 'no 500'] },
    inject: async (isGuarded) => {
      const passing: number[] = []
      const lasting: string[] = []
      for (const code of isGuarded ? ['40P01', '40001', '23P01'] : ['P0001']) {
        passing.push(...(await holdWith(code, 2)).statuses)
        const { statuses, codes, tries } = await holdWith(code, 1_000)
        lasting.push(`${statuses[0]} ${codes[0]} after ${tries}`)
      }
      return { passing, lasting }
    },
    judge: ({ passing, lasting }) => ({
      'passing ones end in a booking': passing.every((status) => status === 201),
      'no 500': lasting.every((end) => /^(409 car_taken|503 unavailable) after [1-6]$/.test(end)),
    }),
    tell: ({ lasting }) => lasting.join(', '),
  })

  async function openOver(url: string, limits: Partial<PoolLimits>) {
    const open = openDatabase(url, POOL, () => undefined, true, { ...REQUEST_LIMITS, waitMs: WAIT_MS, ...limits })
    const app = createProvider({ db: open.db, now: () => provider.clock.now, config })
    await app.ready()
    const close = async () => {
      await app.close()
      await open.close()
    }
    return { app, open, close }
  }

  /** A hold while the database fails the first tries so. A sequence counts them: a rollback does not set it back. */
  async function holdWith(code: string, failures: number) {
    const request = await provider.requestFor(rentalOf(await addModel(provider, newKey(), 1)))
    await provider.db.execute(
      sql.raw(`
      create sequence tries;
      create function fail_first() returns trigger language plpgsql as $$ begin
        if nextval('tries') <= ${failures} then raise exception 'conflict' using errcode = '${code}'; end if;
        return new; end $$;
      create trigger fail_first before insert on bookings for each row execute function fail_first();`),
    )
    const response = await provider.hold(request)
    const { rows } = await provider.db.execute<{ n: number }>(sql`select last_value::int as n from tries`)
    await provider.db.execute(sql`drop function fail_first() cascade`)
    await provider.db.execute(sql`drop sequence tries`)
    return { statuses: [response.statusCode], codes: [response.json().error?.code], tries: rows[0]?.n }
  }
})
