import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { integerBetween, type Random, randomFrom } from '@/provider/demo/seeded-random'
import { argumentOf } from '../argument-of'
import { addBenchFleet } from '../bench-fleet'
import type { Row } from '../report'
import { growNetwork } from '../scale-fleet'
import { type Audit, audit } from './audit'
import { type BookingApi, sessionApi, siteApi } from './booking-apis'
import { countRow, giveUpRow, recoveryRows } from './kill-rows'
import { type PageWatch, watchPages } from './pages'
import { type KilledStack, type Recovery, startForKills, TARGETS, type Target } from './stack'
import { type Attempt, writeBookings } from './writers'

/**
 * `--count=200`: so many kills; `--seed=7`: in this order; `--bookings=25000`: spread over so many acknowledged bookings, most of
 * them by signed-in clients at the provider itself; `--control`: with a database that loses what it acknowledged.
 */
const COUNT = argumentOf('count', 40)
const BOOKINGS = argumentOf('bookings', 0)
const SEED = argumentOf('seed', 1996)
const IS_CONTROL = process.argv.includes('--control')
const SITE_WRITERS = BOOKINGS > 0 ? 1 : 6
const SESSION_WRITERS = BOOKINGS > 0 ? 12 : 0
/** The bookings are made among those of a network: its indexes are large, and a killed PostgreSQL has more to recover. */
const NETWORK = { cars: 20_000, bookingsPerCar: 15, isGuarded: true }
/**
 * Each program dies less often than five times in a minute, the launcher's limit: last in one round of the four and first
 * in the fourth after it, 13 kills lie between its first and its fifth death.
 */
const BETWEEN_KILLS_MS = 4_800
/** So long the next kill waits for the recovery of the last: a busy machine needs longer, and some kills meet others. */
const PATIENCE_MS = 8_000
const LEAST_AFTER_START_MS = 300
const RECOVERY_LIMIT_MS = 120_000
const POLL_MS = 20

/**
 * `npm run bench -- --kills`: visitors book while SIGKILL hits the provider, PostgreSQL, the front and
 * the renderer of a real `npm start` in a random order. Nothing that was acknowledged may be missing afterwards, nothing
 * sold twice, and pages that were shown once are shown while the provider is away.
 */
export async function benchKills(): Promise<Row[]> {
  const random = randomFrom(SEED)
  const stack = await startForKills()
  try {
    await addBenchFleet(stack.databaseUrl())
    if (BOOKINGS > 0) await growNetwork(stack.databaseUrl(), NETWORK)
    if (IS_CONTROL) await loseAcknowledged(stack.databaseUrl())
    const { attempts, recoveries, watch, providerDeaths } = await killUnderLoad(stack, random)
    const result = await audit(stack.databaseUrl(), attempts)
    return [
      ...rowsOf(result, attempts, watch),
      ...recoveryRows(recoveries),
      ...(IS_CONTROL ? [] : [giveUpRow(await killUntilGiveUp(stack, providerDeaths))]),
    ]
  } finally {
    await stack.stop()
  }
}

async function killUnderLoad(stack: KilledStack, random: Random) {
  let isOver = false
  let frontKills = 0
  const away = new Set<Target>()
  let booked = 0
  const apis = [...Array<BookingApi>(SITE_WRITERS).fill(siteApi(stack.siteUrl)), ...(await openSessions(stack))]
  const writing = apis.map((api, index) =>
    writeBookings(api, {
      ...{ random: randomFrom(SEED + index + 1), isOver: () => isOver },
      onAcknowledged: (kind) => {
        if (kind === 'booking') booked += 1
      },
    }),
  )
  const watching = watchPages(stack.siteUrl, {
    isOver: () => isOver,
    frontKills: () => frontKills,
    isProviderAway: () => away.has('provider'),
  })
  const recoveries: Recovery[] = []
  const providerDeaths: number[] = []
  const waits: Promise<void>[] = []
  for (let kill = 0, order: Target[] = []; kill < COUNT; kill++) {
    if (order.length === 0) order = shuffled(random)
    const target = order.pop() ?? 'provider'
    const next = performance.now() + BETWEEN_KILLS_MS
    await pause(LEAST_AFTER_START_MS + integerBetween(random, 0, 900))
    const pid = await pidOf(stack, target)
    process.kill(pid, 'SIGKILL')
    if (target === 'front') frontKills += 1
    if (target === 'provider') providerDeaths.push(performance.now())
    away.add(target)
    const recovered = recovery(stack, target, pid).then((ms) => {
      away.delete(target)
      recoveries.push({ target, ms })
    })
    waits.push(recovered)
    if ((kill + 1) % 10 === 0) console.log(`${kill + 1} kills, ${booked} acknowledged bookings`)
    await Promise.race([recovered, pause(PATIENCE_MS)])
    await pause(Math.max(0, next - performance.now()))
    await untilBooked((BOOKINGS * (kill + 1)) / COUNT, () => booked)
  }
  await Promise.all(waits)
  isOver = true
  const attempts = (await Promise.all(writing)).flat()
  return { attempts, recoveries, watch: await watching, providerDeaths }
}

/** @throws {Error} when nothing is booked any more */
async function untilBooked(wanted: number, booked: () => number): Promise<void> {
  let last = booked()
  let deadline = performance.now() + RECOVERY_LIMIT_MS
  while (booked() < wanted) {
    if (booked() > last) deadline = performance.now() + RECOVERY_LIMIT_MS
    if (performance.now() > deadline) throw new Error(`no booking is acknowledged: ${booked()} of ${wanted}`)
    last = booked()
    await pause(POLL_MS)
  }
}

async function openSessions(stack: KilledStack): Promise<BookingApi[]> {
  const apis: BookingApi[] = []
  while (apis.length < SESSION_WRITERS)
    apis.push(await sessionApi(stack.providerUrl, stack.providerToken, stack.databaseUrl()))
  return apis
}

/** Each once, in a random order: none is hit twice within three kills' time. */
function shuffled(random: Random): Target[] {
  const order: Target[] = [...TARGETS]
  for (let last = order.length - 1; last > 0; last--) {
    const other = integerBetween(random, 0, last)
    ;[order[last], order[other]] = [order[other] as Target, order[last] as Target]
  }
  return order
}

async function pidOf(stack: KilledStack, target: Target): Promise<number> {
  const deadline = performance.now() + RECOVERY_LIMIT_MS
  for (;;) {
    const pid = stack.pidOf(target)
    if (pid !== null) return pid
    if (performance.now() > deadline) throw new Error(`the ${target} did not come back:\n${stack.output()}`)
    await pause(POLL_MS)
  }
}

/** Milliseconds from the kill until another process does its work again. @throws {Error} when it never does */
async function recovery(stack: KilledStack, target: Target, killed: number): Promise<number> {
  const start = performance.now()
  const url = target === 'front' || target === 'renderer' ? `${stack.siteUrl}/readyz` : `${stack.providerUrl}/readyz`
  for (;;) {
    const pid = stack.pidOf(target)
    const isBack = pid !== null && pid !== killed && (await isReady(url))
    if (isBack) return performance.now() - start
    if (performance.now() - start > RECOVERY_LIMIT_MS)
      throw new Error(`the ${target} did not recover:\n${stack.output()}`)
    await pause(POLL_MS)
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** The provider dies as soon as it is there, until the launcher gives up. @param earlier deaths, in milliseconds */
async function killUntilGiveUp(stack: KilledStack, earlier: number[]) {
  const deaths = [...earlier]
  let killed: number | null = null
  let code: number | null = null
  stack.ended.then((exit) => {
    code = exit
  })
  const deadline = performance.now() + RECOVERY_LIMIT_MS
  while (code === null && performance.now() < deadline) {
    const pid = stack.pidOf('provider')
    if (pid !== null && pid !== killed) {
      process.kill(pid, 'SIGKILL')
      killed = pid
      deaths.push(performance.now())
    }
    await pause(POLL_MS * 10)
  }
  return { deaths, code, left: stack.processes().length, lastLine: stack.output().trim().split('\n').at(-1) ?? '' }
}

/** Acknowledges before anything is written: the drill must notice what a killed server then loses. */
async function loseAcknowledged(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('alter system set synchronous_commit = off')
  await client.query("alter system set wal_writer_delay = '10s'")
  await client.query('select pg_reload_conf()')
  await client.end()
}

function rowsOf(result: Audit, attempts: Attempt[], watch: PageWatch): Row[] {
  const retried = attempts.reduce((sum, { failures }) => sum + failures, 0)
  const rejected = attempts.flatMap(({ rejected }) => (rejected === null ? [] : [rejected]))
  const detail = `${attempts.length} bookings begun, ${result.confirmed} confirmed, ${result.cancelled} cancelled, ${result.replayed} requested again, ${retried} tries failed and were repeated, ${result.unknown} without an answer, ${rejected.length} rejected${rejected[0] ? ` (${rejected[0]})` : ''}`
  return [
    { metric: `kills, seed ${SEED}`, value: COUNT, unit: '', limit: null, better: 'high', detail: '' },
    {
      metric: 'acknowledged bookings',
      value: result.acknowledged,
      unit: '',
      limit: Math.max(1, BOOKINGS),
      better: 'high',
      detail,
    },
    countRow('lost', result.lost),
    countRow('double', result.double),
    countRow('wrong', result.wrong),
    {
      ...{
        metric: 'kept pages that failed',
        value: watch.failedServedBefore.length,
        unit: '',
        limit: 0,
        better: 'low',
      },
      detail: `${watch.served} pages, ${watch.servedWithoutProvider} of them while the provider was away; ${watch.failedCold} that a new front had not drawn yet; ${watch.withoutFront} while the front was away. ${watch.failedServedBefore.slice(0, 5).join(', ')}`,
    },
  ]
}
