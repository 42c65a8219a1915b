import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '@/provider/db/database'

const TABLE = 'login_attempts'
const WINDOW_SECONDS = 15 * 60
const FREE_WINDOW_SECONDS = 60 * 60
const DAY_SECONDS = 24 * 60 * 60

/** Wrong passwords of one session within a day, from any network, or wrong codes; after them the session ends. */
export const SESSION_GUESSES = 10

/** Failed logins within the window. Guests of a hotel share one network; `wide` is the /48 of an IPv6 network. */
const LIMITS = {
  phoneFromNetwork: 5,
  phoneFromWide: 20,
  phoneFromBrowser: 5,
  phoneFromBrowsers: 50,
  network: 50,
  wide: 200,
  phone: 50,
  /** An hour, beyond the limit of the phone: the first attempt of each network. */
  phoneFree: 200,
  session: SESSION_GUESSES,
  /** Apart from passwords: a guesser with the right password would else begin anew with codes. */
  sessionFactor: SESSION_GUESSES,
  /** Codes of an app after the right password, of one client: three of a million are right at any moment (decision 148). */
  factorFromNetwork: 5,
  /** A day. */
  factorFromBrowser: 20,
  factor: 30,
  /** Recovery codes are too long to guess: this bounds the work. */
  recoveryFromNetwork: 10,
  /** A day: sets of recovery codes of one client, each of which takes ten hashes. */
  recoverySet: 5,
  /** A day: phones that a client names for his drivers, of whom he has twenty at most. */
  driverPhone: 40,
}

type Counter = keyof typeof LIMITS

const OF_A_DAY: ReadonlySet<Counter> = new Set([
  'session',
  'sessionFactor',
  'factorFromBrowser',
  'factor',
  'recoverySet',
  'driverPhone',
])

/** `waitSeconds`: null when the attempt may be made; `resetSeconds`: until the window's end. */
type CounterState = { waitSeconds: number | null; used: number; resetSeconds: number }

/** Creates the counters of failed logins, and of other guesses, in PostgreSQL, which all providers share. */
export function createAttemptCounters(db: Database) {
  const limiters = new Map<Counter, RateLimiterAbstract>()

  return {
    async consume(counter: Counter, key: string): Promise<CounterState> {
      try {
        const { consumedPoints, msBeforeNext } = await limiterOf(counter).consume(key)
        return { waitSeconds: null, used: consumedPoints, resetSeconds: seconds(msBeforeNext) }
      } catch (rejection) {
        if (!isLimiterRejection(rejection)) throw rejection
        const resetSeconds = seconds(rejection.msBeforeNext)
        return { waitSeconds: resetSeconds, used: rejection.consumedPoints, resetSeconds }
      }
    },

    async clear(counter: Counter, key: string): Promise<void> {
      await limiterOf(counter).delete(key)
    },

    async uncount(counter: Counter, key: string): Promise<void> {
      await limiterOf(counter).reward(key)
    },

    async purgeExpired(): Promise<void> {
      await db.$client.query(`delete from ${TABLE} where expire < $1`, [Date.now()])
    },
  }

  function limiterOf(counter: Counter): RateLimiterAbstract {
    const limiter =
      limiters.get(counter) ??
      new RateLimiterPostgres({
        storeClient: db.$client,
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        // `purgeExpired` does it: a timer of the library would outlive the pool.
        clearExpiredByTimeout: false,
        keyPrefix: counter,
        points: LIMITS[counter],
        duration: durationOf(counter),
      })
    limiters.set(counter, limiter)
    return limiter
  }
}

function durationOf(counter: Counter): number {
  if (counter === 'phoneFree') return FREE_WINDOW_SECONDS
  return OF_A_DAY.has(counter) ? DAY_SECONDS : WINDOW_SECONDS
}

function isLimiterRejection(thrown: unknown): thrown is { msBeforeNext: number; consumedPoints: number } {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}
