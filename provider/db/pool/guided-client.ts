import pg from 'pg'
import { UnreachableError } from '@/provider/db/errors'
import { insideOf } from './inside-client'
import { isWritable, type Primary, type Server } from './primary'

const CHECK_MS = 1_000
/** A server that became a read-only copy, or that a proxy replaced by one. */
const READ_ONLY = '25006'
/** The server stops or starts. */
const STOPPING = new Set(['57P01', '57P02', '57P03'])

const servers = new WeakMap<object, Server>()

/** Returns the server that a connection was made to; undefined: the address names only one. */
export function serverOf(client: object): Server | undefined {
  return servers.get(client)
}

/**
 * Returns a client that connects to the primary of several servers, not to the server of its own address, and reports to
 * `primary` what its connection tells of that server.
 */
export function guidedClient(Client: typeof pg.Client, primary: Primary): typeof pg.Client {
  const connect = Client.prototype.connect as (this: pg.Client) => Promise<pg.Client>
  class GuidedClient extends Client {}
  GuidedClient.prototype.connect = function (this: pg.Client, callback?: (error: Error | null) => void) {
    const connected = connectToPrimary(this)
    if (!callback) return connected
    connected.then(() => callback(null), callback)
    return undefined
  } as pg.Client['connect']
  return GuidedClient

  async function connectToPrimary(client: pg.Client): Promise<void> {
    const server = await primary.find()
    const { connection } = insideOf(client)
    // A pool that lost its patience meanwhile has ended the client.
    if (connection.stream.destroyed) throw new UnreachableError('The primary was found too late.')
    const { host, port } = new pg.Client({ connectionString: server.url })
    Object.assign(client, { host, port })
    try {
      await connect.call(client)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || STOPPING.has(error.code ?? '')) primary.doubt(server)
      throw error
    }
    servers.set(client, server)
    client.on('error', () => primary.doubt(server))
    connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code === READ_ONLY) primary.demote(server)
      if (STOPPING.has(code ?? '')) primary.doubt(server)
    })
    if (primary.needsPrimary) await requirePrimary(client, server)
  }

  async function requirePrimary(client: pg.Client, server: Server): Promise<void> {
    const isPrimary = await isWritable(client, CHECK_MS).catch(() => null)
    if (isPrimary) return
    // Not awaited: a peer that is gone never closes.
    client.end().catch(() => undefined)
    if (isPrimary === false) primary.demote(server)
    else primary.doubt(server)
    throw new UnreachableError('The server takes no writes.')
  }
}
