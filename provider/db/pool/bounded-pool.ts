import pg from 'pg'
import { isUnavailable, UnreachableError } from '@/provider/db/errors'
import { serverOf } from './guided-client'
import type { Primary } from './primary'

type Connected = Parameters<pg.Pool['connect']>[0]

/** A pool for which only so many may wait, and which hands out no connection to a server that stopped to be the primary. */
export class BoundedPool extends pg.Pool {
  constructor(
    private readonly config: pg.PoolConfig,
    private readonly waitingMax: number,
    private readonly primary: Primary | null,
  ) {
    super(config)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const isFull = this.waitingCount >= this.waitingMax
    const error = new UnreachableError('Too many wait for a connection to the database.')
    if (isFull && !connected) return Promise.reject(error)
    if (isFull) return void connected?.(error, undefined, () => undefined)
    if (this.primary) return this.connectToPrimary(this.primary, connected)
    return connected ? void super.connect(connected) : super.connect()
  }

  private connectToPrimary(primary: Primary, connected?: Connected): Promise<pg.PoolClient> | undefined {
    const checkedOut = this.checkOut(primary)
    if (!connected) return checkedOut
    checkedOut.then(
      (client) => connected(undefined, client, client.release),
      (error) => connected(error, undefined, () => undefined),
    )
    return undefined
  }

  private async checkOut(primary: Primary): Promise<pg.PoolClient> {
    const client = await this.connectTwice()
    const server = serverOf(client)
    if (!server || primary.isPresent(server)) return client
    client.release(true)
    return this.checkOut(primary)
  }

  /** The first attempt may meet a server that has just died; the second one looks for another. */
  private async connectTwice(): Promise<pg.PoolClient> {
    const began = performance.now()
    const connect = () => super.connect()
    return connect().catch((error: unknown) => {
      const hasTime = performance.now() - began < (this.config.connectionTimeoutMillis ?? 0) / 2
      if (!hasTime || !isUnavailable(error)) throw error
      return connect()
    })
  }
}
