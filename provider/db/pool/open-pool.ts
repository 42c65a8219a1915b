import pg from 'pg'
import { UnreachableError } from '@/provider/db/errors'
import { type Patience, watchSilence } from './silent-connections'

export type PoolLimits = Patience & {
  /** How long a request waits for a connection, new or given back. */
  waitMs: number
  /** How many requests may wait at one time: the others fail at once. */
  waitingMax: number
}

/** Limits of requests: the site hangs up after 2 s. DATABASE_WAIT_MS replaces `waitMs`. */
export const REQUEST_LIMITS: PoolLimits = {
  waitMs: 1_800,
  waitingMax: 500,
  suspectMs: 1_000,
  probeMs: 800,
  // More than `statement_timeout`, which ends a statement first.
  silenceMs: 6_000,
}

/** Limits of work outside requests: commands, migrations, demo data. Its statements may take longer. */
export const WORK_LIMITS: PoolLimits = {
  waitMs: 10_000,
  waitingMax: Number.POSITIVE_INFINITY,
  suspectMs: 10_000,
  probeMs: 10_000,
  silenceMs: Number.POSITIVE_INFINITY,
}

const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * Opens a pool that survives its connections: `onError` gets the error of a broken one, used or idle, and the pool replaces
 * it. No request waits longer than the limits.
 */
export function openPool(config: pg.PoolConfig, limits: PoolLimits, onError: (error: Error) => void): pg.Pool {
  const { Client: _, ...plain } = config
  const pool = new BoundedPool({ ...KEEP_ALIVE, ...config, connectionTimeoutMillis: limits.waitMs }, limits.waitingMax)
  const watch = watchSilence(plain, limits)
  pool.on('connect', (client) => {
    // The pool itself listens only to idle connections; without a listener an error ends the process.
    client.on('error', onError)
    watch(client)
  })
  // The same errors, which the pool repeats of idle connections.
  pool.on('error', () => undefined)
  return pool
}

/** Opens a connection outside the pool. When it breaks, its statements are rejected and the process goes on. */
export function openClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ ...KEEP_ALIVE, ...config })
  client.on('error', () => undefined)
  return client
}

type Connected = Parameters<pg.Pool['connect']>[0]

class BoundedPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    private readonly waitingMax: number,
  ) {
    super(config)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const isFull = this.waitingCount >= this.waitingMax
    const error = new UnreachableError('Too many wait for a connection to the database.')
    if (!connected) return isFull ? Promise.reject(error) : super.connect()
    if (isFull) connected(error, undefined, () => undefined)
    else super.connect(connected)
    return undefined
  }
}
