import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { bookAway, openBooker } from '@/tests/setup/faults/book-away'
import { testFault } from '@/tests/setup/faults/fault'
import { type OwnPostgres, startOwnPostgres } from '@/tests/setup/faults/own-postgres'
import { TOKEN } from '@/tests/setup/open-provider'
import { bundleProvider, type ProviderProcess } from '@/tests/setup/provider-process'
import { NO_PROOF_ASKED } from '@/tests/setup/unproved-bounds'

const KILLS = 3
const WRITERS = 4
/** Bookings between two kills: a control with nothing to lose would show nothing. */
const BOOKED_BETWEEN = 8
/** SECURITY §9; the start of the server is in it. */
const RECOVERY_MS = 10_000
/** What a call to a database that stands still may take: two seconds, on a busy machine. */
const ANSWER_MS = 5_000

describe('the database of its own', () => {
  let postgres: OwnPostgres
  let program: Awaited<ReturnType<typeof bundleProvider>>
  let provider: ProviderProcess
  beforeAll(async () => {
    postgres = await startOwnPostgres()
    program = await bundleProvider()
    provider = await program.start(postgres.url, { DATABASE_WAIT_MS: '1800' })
    const everybody = JSON.stringify(NO_PROOF_ASKED)
    await onServer((client) => client.query('update settings set data = data || $1', [everybody]))
  }, 180_000)
  afterAll(async () => {
    await program?.remove()
    await postgres?.close()
  })

  const get = async (path: string) => {
    const response = await fetch(provider.origin + path, { headers: { authorization: `Bearer ${TOKEN}` } })
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
  }

  testFault({
    number: 7,
    fault: `PostgreSQL is killed ${KILLS} times while ${WRITERS} visitors book`,
    expected: '503 with Retry-After meanwhile, well within 10 s, no booking is lost that was acknowledged',
    control: { without: 'a database that acknowledges before it writes', unmet: ['nothing is lost'] },
    timeout: 240_000,
    inject: async (isGuarded) => {
      await setDurable(isGuarded)
      const acknowledged: string[] = []
      const meanwhile: string[] = []
      const recoveries: number[] = []
      let isOver = false
      const booker = await openBooker(provider.origin)
      const writing = Array.from({ length: WRITERS }, () =>
        bookAway(booker, { isOver: () => isOver, acknowledged, meanwhile }),
      )
      for (let kill = 0; kill < KILLS; kill++) {
        const before = acknowledged.length
        while (acknowledged.length < before + BOOKED_BETWEEN) await pause(20)
        const began = performance.now()
        postgres.kill()
        await pause(300)
        meanwhile.push(statusText(await get('/sun/v2/places?language=ru')))
        await postgres.startAgain()
        while ((await get('/readyz')).status !== 200) await pause(20)
        recoveries.push(performance.now() - began)
        // Each has to lose something in the control: of later kills it would be known only together.
        if (!isGuarded) break
      }
      isOver = true
      await Promise.all(writing)
      const stored = await numbersOf(acknowledged)
      await setDurable(true)
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((number) => !stored.has(number)).length,
        slowestMs: Math.round(Math.max(...recoveries)),
        meanwhile: [...new Set(meanwhile)],
      }
    },
    judge: ({ acknowledged, lost, slowestMs, meanwhile }) => ({
      'bookings were acknowledged': acknowledged >= BOOKED_BETWEEN,
      'nothing is lost': lost === 0,
      'it is well in time': slowestMs < RECOVERY_MS,
      'meanwhile 503 with Retry-After': meanwhile.every((text) => text === '503 retry'),
    }),
    tell: ({ acknowledged, lost, slowestMs }) =>
      `${KILLS} kills, ${acknowledged} acknowledged, ${lost} lost, well after ${(slowestMs / 1000).toFixed(1)} s at most`,
  })

  testFault({
    number: 9,
    fault: 'PostgreSQL stands still (SIGSTOP)',
    expected: 'calls end in time with 503, not ready but alive, and well again by itself',
    control: { without: 'a client of the database without limits of time', unmet: ['a read ends in time'] },
    timeout: 120_000,
    inject: async (isGuarded) => {
      postgres.hold()
      const read = isGuarded ? get('/sun/v2/places?language=ru').then(statusText) : askPlainly(postgres.url)
      const answer = await Promise.race([read, pause(ANSWER_MS, 'late', { ref: false })])
      const [ready, health] = [await get('/readyz'), await get('/healthz')]
      postgres.release()
      let after = 0
      for (const end = performance.now() + RECOVERY_MS; performance.now() < end && after !== 200; await pause(50))
        after = (await get('/sun/v2/places?language=ru')).status
      return { answer, ready: ready.status, health: health.status, after }
    },
    judge: ({ answer, ready, health, after }) => ({
      'a read ends in time': answer === '503 retry',
      'it is not ready': ready === 503,
      'it is alive': health === 200,
      'it is well again': after === 200,
    }),
  })

  async function setDurable(isDurable: boolean): Promise<void> {
    await onServer(async (client) => {
      await client.query(`alter system set synchronous_commit = ${isDurable ? 'on' : 'off'}`)
      await client.query(`alter system set wal_writer_delay = '${isDurable ? '200ms' : '10s'}'`)
      await client.query('select pg_reload_conf()')
    })
  }

  function numbersOf(numbers: string[]): Promise<Set<string>> {
    return onServer(async (client) => {
      const { rows } = await client.query('select number from bookings where number = any($1)', [numbers])
      return new Set(rows.map(({ number }) => String(number)))
    })
  }

  async function onServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: postgres.directUrl() })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
})

function statusText({ status, retryAfter }: { status: number; retryAfter: number }): string {
  return `${status}${retryAfter > 0 ? ' retry' : ''}`
}

async function askPlainly(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select 1')
  await client.end()
  return '200'
}
