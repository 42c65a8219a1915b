import pg from 'pg'
import { type Addresses, readAddresses } from './addresses'
import { BoundedPool } from './bounded-pool'
import { guidedClient, serverOf } from './guided-client'
import { createPrimary } from './primary'
import { type Patience, watchSilence } from './silent-connections'

type PoolConfig = Omit<pg.PoolConfig, 'Client'> & { connectionString: string; Client?: typeof pg.Client }

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
 * it. No request waits longer than the limits. With several servers in the address, connections lead to the one that takes
 * writes.
 */
export function openPool(
  { connectionString, Client = pg.Client, ...plain }: PoolConfig,
  limits: PoolLimits,
  onError: (error: Error) => void,
): pg.Pool {
  const addresses = readAddresses(connectionString)
  const primary = isPlain(addresses) ? null : createPrimary(addresses, { ...KEEP_ALIVE, ...plain })
  const own = {
    Client: primary ? guidedClient(Client, primary) : Client,
    connectionString: addresses.urls[0],
    connectionTimeoutMillis: limits.waitMs,
  }
  const pool = new BoundedPool({ ...KEEP_ALIVE, ...plain, ...own }, limits.waitingMax, primary)
  const watch = watchSilence((client) => serverOf(client)?.url ?? addresses.urls[0], plain, limits)
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
  const { connectionString, ...plain } = { ...KEEP_ALIVE, ...config }
  const addresses = connectionString === undefined ? null : readAddresses(connectionString)
  const Client = addresses && !isPlain(addresses) ? guidedClient(pg.Client, createPrimary(addresses, plain)) : pg.Client
  const client = new Client({ ...plain, ...(addresses ? { connectionString: addresses.urls[0] } : {}) })
  client.on('error', () => undefined)
  return client
}

/** One server, which may be any. */
function isPlain({ urls, needsPrimary }: Addresses): boolean {
  return urls.length === 1 && !needsPrimary
}
