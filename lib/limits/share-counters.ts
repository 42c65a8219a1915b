import { createHmac } from 'node:crypto'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { AttemptCounter, AttemptLimit } from './attempt-counter'
import { countWith, isRejection } from './count-attempt'
import { createMemoryCounter } from './memory-counter'

/** What an attempt waits for the store. A silent one is left at once: nobody else waits for it. */
const RESPONSE_DEADLINE_MS = 500
/** A start waits so long for the store, and then goes on without it. */
const START_DEADLINE_MS = 1_000
const CONNECT_DEADLINE_MS = 1_000
/** Without a sign of the store for so long a connection is dead, or was never taken up. */
const SILENCE_DEADLINE_MS = 5_000
const PING_INTERVAL_MS = 2_000
const LONGEST_RETRY_MS = 2_000
const STEP_MS = 50
/** Of each limit, for a process that counts alone: two instances let pass no more than with the store. */
const ALONE_SHARE = 0.5

type Options = {
  url: string
  /** Of all instances the same. */
  secret: string
  onChange: (isUp: boolean, reason: string) => void
  /** An attempt was counted by this process alone. */
  onAloneCount: () => void
}

/**
 * Counts attempts in a Valkey or Redis that all instances share, by its clock. While it is away each process counts alone,
 * up to a share of the limits. Keys are keyed hashes: the store learns no address and no promo code.
 */
export async function shareCounters({ url, secret, onChange, onAloneCount }: Options): Promise<{ close: () => void }> {
  // Loaded where it is used: it takes 20 MB.
  const { createClient } = await import('@redis/client')
  const hashKey = createHmac('sha256', secret).update('keys of attempts').digest()
  let isUp: boolean | null = null
  let changedAt = 0

  const client = createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_DEADLINE_MS,
      socketTimeout: SILENCE_DEADLINE_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_RETRY_MS),
    },
  })
  client.on('ready', () => setUp(true, 'connected'))
  client.on('error', (error) => setUp(false, error.message))
  await inTime(connect(), START_DEADLINE_MS).catch(() => setUp(false, 'no connection'))
  countWith(createCounter)
  return { close: () => client.destroy() }

  function createCounter(name: string, limit: AttemptLimit): AttemptCounter {
    const shared = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `sun:attempts:${name}`,
      // A visitor over the limit costs the store nothing, and stays out when the store goes away.
      inMemoryBlockOnConsumed: limit.points,
      ...limit,
    })
    const alone = createMemoryCounter(`${name} alone`, { ...limit, points: Math.ceil(limit.points * ALONE_SHARE) })
    const hash = (key: string) => createHmac('sha256', hashKey).update(`${name} ${key}`).digest('base64url')
    // Not the library's `insuranceLimiter`: it does not say why the store was passed over.
    const count = async <Result>(run: (counter: AttemptCounter) => Promise<Result>) => {
      try {
        const result = await inTime(run(shared), RESPONSE_DEADLINE_MS)
        // Not at once: a store that is full, say, still responds to reads.
        if (performance.now() - changedAt > LONGEST_RETRY_MS) setUp(true, 'responds')
        return result
      } catch (error) {
        if (isRejection(error)) throw error
        noteFailure(error)
        return run(alone)
      }
    }
    return {
      consume: (key) => count((counter) => counter.consume(hash(key))),
      get: (key) => count((counter) => counter.get(hash(key))),
      set: (key, points, seconds) => count((counter) => counter.set(hash(key), points, seconds)),
    }
  }

  function noteFailure(error: unknown): void {
    onAloneCount()
    if (!client.isReady) return
    setUp(false, error instanceof Error ? error.message : String(error))
    if (!(error instanceof DeadlineError)) return
    client.destroy()
    void connect()
  }

  /** Tries until there is a connection. */
  async function connect(): Promise<void> {
    // Its errors come as events; it rejects when the client is left.
    await client.connect().catch(() => undefined)
  }

  function setUp(next: boolean, reason: string): void {
    if (isUp === next) return
    isUp = next
    changedAt = performance.now()
    onChange(next, reason)
  }
}

class DeadlineError extends Error {}

/** Time is taken in steps: a process that is busy has not read yet what has come meanwhile. */
function inTime<Result>(work: Promise<Result>, deadlineMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    const fail = () => reject(new DeadlineError(`no response within ${deadlineMs} ms`))
    const wait = (steps: number) => {
      timer = setTimeout(() => (steps > 1 ? wait(steps - 1) : setImmediate(fail)), STEP_MS)
    }
    wait(deadlineMs / STEP_MS)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
