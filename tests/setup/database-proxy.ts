import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

export type DatabaseProxy = Awaited<ReturnType<typeof openDatabaseProxy>>

/** A network between a provider and its database, which fails as the test wants. */
export async function openDatabaseProxy(databaseUrl: string) {
  const pairs = new Set<readonly [Socket, Socket]>()
  const silenced = new Set<readonly [Socket, Socket]>()
  const state = { isFrozen: false, isRefusing: false, dropAfter: [] as RegExp[], target: databaseUrl }

  const server = createServer((client) => {
    if (state.isRefusing) return void client.resetAndDestroy()
    const database = dialDatabase(state.target)
    const pair = [client, database] as const
    let isDropping = false
    pairs.add(pair)
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.on('end', () => to.end())
    }
    client.on('data', (bytes) => {
      database.write(bytes)
      if (!state.dropAfter[0]?.test(bytes.toString('latin1'))) return
      state.dropAfter.shift()
      if (state.dropAfter.length > 0) return
      isDropping = true
    })
    database.on('data', (bytes) => {
      // The database has done it; what it says no longer arrives.
      if (isDropping) client.resetAndDestroy()
      else if (!client.destroyed) client.write(bytes)
    })
    client.once('close', () => pairs.delete(pair))
    if (state.isFrozen) hold(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.search = ''
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  return {
    url: url.toString(),
    /** Nothing goes through any more, nothing is rejected: a frozen server, a cable that was pulled. */
    freeze(): void {
      state.isFrozen = true
      for (const pair of pairs) hold(pair)
    },
    /**
     * Connections of before stay silent for ever, as behind a firewall that forgot them; new ones go through.
     *
     * @param isFrozen new ones as little, until all heals
     */
    silence(isFrozen = false): void {
      for (const pair of pairs) {
        hold(pair)
        silenced.add(pair)
      }
      pairs.clear()
      state.isFrozen = isFrozen
    },
    /** Every connection is reset, and whoever comes, too. */
    refuse(): void {
      state.isRefusing = true
      for (const [client] of pairs) client.resetAndDestroy()
    },
    /** After statements like these, one after another, the answer to the last one gets lost with its connection. */
    dropResponseAfter(...statements: RegExp[]): void {
      state.dropAfter = statements
    },
    /** All is as it was; what waited arrives. */
    heal(): void {
      state.isFrozen = false
      state.isRefusing = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    /** A server that was started anew at another place. */
    leadTo(otherUrl: string): void {
      state.target = otherUrl
    },
    async close(): Promise<void> {
      for (const [client, database] of [...pairs, ...silenced]) {
        client.destroy()
        database.destroy()
      }
      server.close()
    },
  }
}

function hold(pair: readonly [Socket, Socket]): void {
  for (const socket of pair) socket.pause()
}

function dialDatabase(databaseUrl: string): Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  return folder ? dial(`${folder}/.s.PGSQL.${port || 5432}`) : dial(Number(port || 5432), hostname)
}
