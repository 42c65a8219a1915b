import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { UnreachableError } from '@/provider/db/errors'
import { insideOf } from './inside-client'

const RECHECK_MS = 500

export type Patience = {
  /** Time without a response to a statement after which the database is tried on another connection. */
  suspectMs: number
  /** How long the database may take to accept that connection. */
  probeMs: number
  /** A statement without a response for this time ends its connection, even when the database accepts others. */
  silenceMs: number
}

/**
 * Ends connections whose peer is gone without closing them (a frozen server, a cable, a firewall): their statements
 * fail with `UnreachableError`, and the pool makes new ones. A slow statement of a database that takes connections is left
 * to `statement_timeout`.
 *
 * @param urlOf the server that a connection was made to, which is tried
 * @param config of the connection that is tried, without its address
 * @returns a function to call with every new connection
 */
export function watchSilence(
  urlOf: (client: pg.PoolClient) => string | undefined,
  config: pg.ClientConfig,
  patience: Patience,
): (client: pg.PoolClient) => void {
  const streams = new Map<Socket, string | undefined>()
  const checks = new Map<string | undefined, Promise<boolean>>()

  /** Checks a server once at a time, however many connections are silent. */
  function checkServer(url: string | undefined): Promise<boolean> {
    const check = checks.get(url) ?? isReachable(url).finally(() => checks.delete(url))
    checks.set(url, check)
    return check
  }

  /** A busy server may accept no new connection but still send bytes on some of the others. */
  async function isReachable(url: string | undefined): Promise<boolean> {
    const own = [...streams].filter(([, server]) => server === url)
    const received = own.map(([stream]) => ({ stream, bytes: stream.bytesRead }))
    const isOpen = await probe({ ...config, connectionString: url }, patience.probeMs)
    return isOpen || received.some(({ stream, bytes }) => stream.bytesRead !== bytes)
  }

  return (client) => {
    const { stream } = insideOf(client).connection
    const url = urlOf(client)
    streams.set(stream, url)
    stream.once('close', () => streams.delete(stream))
    // The socket's own timer, which every byte in either direction resets: costs nothing per statement.
    stream.setTimeout(patience.suspectMs)
    stream.on('timeout', () => void suspect())

    async function suspect(): Promise<void> {
      const { bytesRead } = stream
      const since = performance.now() - patience.suspectMs
      const isSilent = () => isWaiting(client) && stream.bytesRead === bytesRead && !stream.destroyed
      while (isSilent()) {
        const isGone = !(await checkServer(url))
        if (!isSilent()) return
        if (isGone || performance.now() - since >= patience.silenceMs) {
          stream.destroy(new UnreachableError('The database does not answer a statement.'))
          return
        }
        await pause(RECHECK_MS, undefined, { ref: false })
      }
    }
  }
}

/**
 * Returns whether the database responds to a new connection, an error included. No statement is sent: behind a pooler
 * whose connections are all in use it would wait, and slow statements of a working database would be cut off.
 */
async function probe(config: pg.ClientConfig, deadlineMs: number): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: deadlineMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    // Not awaited: a peer that is gone never closes.
    client.end().catch(() => undefined)
  }
}

/** Returns whether the connection waits for a response of the server. */
function isWaiting(client: object): boolean {
  return insideOf(client).readyForQuery !== true
}
