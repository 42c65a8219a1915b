import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { UnreachableError } from '@/provider/db/errors'
import type { Addresses } from './addresses'

/** A server that does not take a connection within this time is passed over; less than a request waits. */
const PROBE_MS = 1_000
const IS_WRITABLE = `select not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean as "isWritable"`

export type Primary = ReturnType<typeof createPrimary>

/** `epoch`: what was connected in an earlier one may sit at a server that takes no writes any more. */
export type Server = { url: string; epoch: number }

/**
 * Knows the server that takes writes, of the several that an address names. It is looked for when nobody knows it, once at a
 * time for all who wait: every server is asked at the same time, and the first one that takes writes is it.
 *
 * @param config of a connection, without its address
 */
export function createPrimary({ urls, needsPrimary }: Addresses, config: pg.ClientConfig) {
  let present: string | null = null
  let epoch = 0
  let search: Promise<string> | null = null

  return {
    needsPrimary,

    /** @throws {UnreachableError} when none takes writes now, as in the seconds of a failover */
    async find(): Promise<Server> {
      if (present !== null) return { url: present, epoch }
      search ??= discover()
      return { url: await search, epoch }
    },

    /** Forgets the server unless another one was found since: the next connection looks for it again. */
    doubt(server: Server): void {
      if (present === server.url) present = null
    },

    /** A server that was the primary refuses writes: all connections that were made before this are worth nothing. */
    demote(server: Server): void {
      if (server.epoch !== epoch) return
      epoch += 1
      present = null
    },

    /** Returns whether a connection made to this server may still be used. */
    isPresent: (server: Server): boolean => server.epoch === epoch && (present === null || present === server.url),
  }

  async function discover(): Promise<string> {
    try {
      present = await Promise.any(urls.map(requireServer))
      return present
    } catch (cause) {
      throw new UnreachableError('No server of the database takes writes now.', { cause })
    } finally {
      search = null
    }
  }

  async function requireServer(url: string): Promise<string> {
    const client = new pg.Client({ ...config, connectionString: url, connectionTimeoutMillis: PROBE_MS })
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (needsPrimary && !(await isWritable(client, PROBE_MS))) throw new Error('it takes no writes')
      return url
    } finally {
      // Not awaited: a peer that is gone never closes.
      client.end().catch(() => undefined)
    }
  }
}

/**
 * Returns whether this connection leads to a server that takes writes.
 *
 * @throws {UnreachableError} when it says nothing in this time
 */
export async function isWritable(client: Pick<pg.Client, 'query'>, patienceMs: number): Promise<boolean> {
  const stop = new AbortController()
  const late = pause(patienceMs, null, { signal: stop.signal }).then(() => {
    throw new UnreachableError('The server does not answer.')
  })
  // Aborted, or too late to matter.
  late.catch(() => undefined)
  try {
    const { rows } = await Promise.race([client.query<{ isWritable: boolean }>(IS_WRITABLE), late])
    return rows[0]?.isWritable === true
  } finally {
    stop.abort()
  }
}
