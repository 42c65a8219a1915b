import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '@/provider/db/database'
import { attemptKey } from './code-secret'

const TABLE = 'login_attempts'
const WINDOW_SECONDS = 15 * 60
/** Failed logins within the window. A network: a hotel's guests share one. */
const LIMITS = { phoneFromNetwork: 5, network: 50, phone: 50 }

/** Whose attempt it is. Null: the machine's own address, which names no visitor. */
export type Attempt = { phone: string; network: string | null }

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/**
 * Counters of failed logins in PostgreSQL, shared by all providers. Each attempt is counted before the password is
 * looked at and taken back when it was right, so parallel guesses cannot slip through. Nobody is locked out: a phone that
 * is attacked from everywhere still has one attempt from each network, so its owner enters at once from his own.
 */
export function createLoginAttempts(db: Database, secret: string) {
  const limiter = (name: keyof typeof LIMITS): RateLimiterAbstract =>
    new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      // The sweep does it: a timer of the library would outlive the pool.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: LIMITS[name],
      duration: WINDOW_SECONDS,
    })
  const limiters = {
    phoneFromNetwork: limiter('phoneFromNetwork'),
    network: limiter('network'),
    phone: limiter('phone'),
  }
  const keysOf = ({ phone, network }: Attempt) => ({
    phoneFromNetwork: attemptKey([phone, network ?? ''], secret),
    network: network === null ? null : attemptKey([network], secret),
    phone: attemptKey([phone], secret),
  })

  return {
    /** Counts one attempt. @returns seconds to wait, or null when it may be made. */
    async begin(attempt: Attempt): Promise<number | null> {
      const keys = keysOf(attempt)
      const own = await consume(limiters.phoneFromNetwork, keys.phoneFromNetwork)
      if (own.wait !== null) return own.wait
      const network = keys.network === null ? null : await consume(limiters.network, keys.network)
      if (network && network.wait !== null) return network.wait
      const phone = await consume(limiters.phone, keys.phone)
      return phone.wait !== null && own.used > 1 ? own.until : null
    },

    /** The password was right. */
    async forgive(attempt: Attempt): Promise<void> {
      const keys = keysOf(attempt)
      await limiters.phoneFromNetwork.delete(keys.phoneFromNetwork)
      await limiters.phone.delete(keys.phone)
      if (keys.network !== null) await limiters.network.reward(keys.network)
    },

    async sweep(): Promise<void> {
      await db.$client.query(`delete from ${TABLE} where expire < $1`, [Date.now()])
    },
  }
}

type Consumed = { wait: number | null; used: number; until: number }

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Consumed> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter.consume(key)
    return { wait: null, used: consumedPoints, until: seconds(msBeforeNext) }
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    const until = seconds(refusal.msBeforeNext)
    return { wait: until, used: refusal.consumedPoints, until }
  }
}

function isRefusal(thrown: unknown): thrown is { msBeforeNext: number; consumedPoints: number } {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}
