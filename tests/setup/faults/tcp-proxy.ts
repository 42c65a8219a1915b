import { once } from 'node:events'
import {
  type AddressInfo,
  createServer,
  connect as dial,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net'

/** How a network treats what goes through it. */
export type Weather =
  | { kind: 'pass' }
  /** Every piece of an answer comes later. */
  | { kind: 'delay'; ms: number }
  /** An answer is no faster than this. */
  | { kind: 'throttle'; bytesPerSecond: number }
  /** After so many bytes of an answer the connection is closed as if all had been said. */
  | { kind: 'cut'; afterBytes: number }
  /** After so many bytes of an answer the connection is reset. */
  | { kind: 'reset'; afterBytes: number }
  /** Questions go through, answers do not: the way back is lost. */
  | { kind: 'half-open' }
  /** Connections are taken, and nothing goes through either way. */
  | { kind: 'blackhole' }
  /** Nobody listens. */
  | { kind: 'refuse' }

type Pair = { client: Socket; server: Socket; weather: Weather; answered: number }

/**
 * The network between two parts of the system. Its weather is of each connection that is open, and of each to come; `pass`
 * lets go on what was held back.
 */
export class TcpProxy {
  private weather: Weather = { kind: 'pass' }
  private readonly pairs = new Set<Pair>()
  private readonly timers = new Set<NodeJS.Timeout>()
  private readonly server: Server
  /** Connections that were taken since the start. */
  taken = 0

  private constructor(private target: NetConnectOpts) {
    this.server = createServer({ allowHalfOpen: true }, (client) => this.take(client))
  }

  static async to(target: NetConnectOpts): Promise<TcpProxy> {
    const proxy = new TcpProxy(target)
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  /** In front of a server that a URL names: http, redis, or PostgreSQL with `?host=/folder`. */
  static toUrl(url: string): Promise<TcpProxy> {
    return TcpProxy.to(targetOf(url))
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  /** The same URL, through this network. */
  through(url: string): string {
    const changed = new URL(url)
    changed.search = ''
    changed.host = `127.0.0.1:${this.port}`
    return changed.toString()
  }

  /** The server has come back at another place. */
  leadTo(url: string): void {
    this.target = targetOf(url)
  }

  set(weather: Weather): void {
    this.weather = weather
    for (const pair of this.pairs) this.apply(pair)
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer)
    for (const { client, server } of this.pairs) {
      client.destroy()
      server.destroy()
    }
    this.server.close()
    await once(this.server, 'close')
  }

  private take(client: Socket): void {
    if (this.weather.kind === 'refuse') return void client.resetAndDestroy()
    this.taken += 1
    const server = dial({ ...this.target, allowHalfOpen: true } as NetConnectOpts)
    const pair: Pair = { client, server, weather: this.weather, answered: 0 }
    this.pairs.add(pair)
    client.on('data', (bytes) => server.writable && server.write(bytes))
    server.on('data', (bytes) => this.answer(pair, bytes))
    client.on('end', () => server.end())
    server.on('end', () => this.later(pair, () => client.end()))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        // What is on its way goes out first.
        if (!other.destroyed) other.destroySoon()
        else this.pairs.delete(pair)
      })
    }
    this.apply(pair)
  }

  private apply(pair: Pair): void {
    pair.weather = this.weather
    const { client, server } = pair
    switch (this.weather.kind) {
      case 'refuse':
        client.resetAndDestroy()
        break
      case 'blackhole':
        client.pause()
        server.pause()
        break
      case 'half-open':
        client.resume()
        server.pause()
        break
      default:
        client.resume()
        server.resume()
    }
  }

  private answer(pair: Pair, bytes: Buffer): void {
    const { client, server, weather } = pair
    if (weather.kind !== 'cut' && weather.kind !== 'reset') {
      if (weather.kind === 'throttle') server.pause()
      this.later(
        pair,
        () => {
          if (client.writable) client.write(bytes)
          if (weather.kind === 'throttle') server.resume()
        },
        bytes.length,
      )
      return
    }
    const rest = weather.afterBytes - pair.answered
    if (rest > 0) client.write(bytes.subarray(0, rest))
    pair.answered += bytes.length
    if (pair.answered < weather.afterBytes) return
    // What was written goes out first; a reset would drop it.
    if (weather.kind === 'cut') client.end(() => server.destroy())
    else this.wait(20, () => client.resetAndDestroy())
  }

  /** Now, or as late as the weather wants it; one after the other. */
  private later({ weather }: Pair, work: () => void, length = 0): void {
    if (weather.kind === 'delay') this.wait(weather.ms, work)
    else if (weather.kind === 'throttle') this.wait((length / weather.bytesPerSecond) * 1000, work)
    else work()
  }

  private wait(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      work()
    }, ms)
    this.timers.add(timer)
  }
}

function targetOf(url: string): NetConnectOpts {
  const { protocol, hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  if (folder) return { path: `${folder}/.s.PGSQL.${port || 5432}` }
  return { host: hostname, port: Number(port || (protocol.startsWith('postgres') ? 5432 : 80)) }
}
