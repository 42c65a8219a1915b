import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { UnreachableError } from '@/provider/db/errors'

const LOOK_AGAIN_MS = 500

export type Patience = {
  /** After so long without an answer to a statement another connection is tried. */
  suspectMs: number
  /** How long the database may take to take it. */
  probeMs: number
  /** A statement without an answer for so long ends its connection, whatever the database says elsewhere. */
  silenceMs: number
}

/**
 * Ends connections whose peer is gone without a word (a frozen server, a cable, a firewall that forgot): their statements
 * fail with `UnreachableError`, and the pool makes new ones. A slow statement of a database that takes connections is left
 * to `statement_timeout`.
 *
 * @param config of the connection that is tried, as a pool takes it
 * @returns what is to be told of every new connection
 */
export function watchSilence(config: pg.ClientConfig, patience: Patience): (client: pg.PoolClient) => void {
  const streams = new Set<Socket>()
  let asking: Promise<boolean> | null = null

  /** One question at a time, however many connections are silent. */
  function databaseAnswers(): Promise<boolean> {
    asking ??= answersAnybody().finally(() => {
      asking = null
    })
    return asking
  }

  /** A machine that is merely busy has no time for a newcomer, but for some of the others. */
  async function answersAnybody(): Promise<boolean> {
    const heard = [...streams].map((stream) => ({ stream, bytes: stream.bytesRead }))
    return (await probe(config, patience.probeMs)) || heard.some(({ stream, bytes }) => stream.bytesRead !== bytes)
  }

  return (client) => {
    const { stream } = connectionOf(client)
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
    // The socket's own clock, which every byte in either direction sets back: costs nothing per statement.
    stream.setTimeout(patience.suspectMs)
    stream.on('timeout', () => void suspect())

    async function suspect(): Promise<void> {
      const { bytesRead } = stream
      const since = performance.now() - patience.suspectMs
      const isSilent = () => isAsking(client) && stream.bytesRead === bytesRead && !stream.destroyed
      while (isSilent()) {
        const isAway = !(await databaseAnswers())
        if (!isSilent()) return
        if (isAway || performance.now() - since >= patience.silenceMs) {
          stream.destroy(new UnreachableError('The database does not answer a statement.'))
          return
        }
        await pause(LOOK_AGAIN_MS, undefined, { ref: false })
      }
    }
  }
}

/**
 * Whether the database says anything at all to a newcomer, be it that it has no place for one. Nothing is asked of it: behind
 * a pooler whose connections are all in use a question would wait, and slow statements of a living database be cut off.
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
    // Not waited for: a peer that is gone never says goodbye.
    client.end().catch(() => undefined)
  }
}

/** Properties that pg has and its types leave out. */
type Inside = { connection: { stream: Socket }; readyForQuery?: boolean }

function connectionOf(client: object): { stream: Socket } {
  return (client as Inside).connection
}

/** Whether the server owes this connection an answer. */
function isAsking(client: object): boolean {
  return (client as Inside).readyForQuery !== true
}
