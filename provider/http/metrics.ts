import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { createDurations, statusClassOf } from '@/telemetry/durations'
import type { AdmissionQueue } from './concurrency-limit'
import type { ProviderServer } from './server'

const SECOND_MS = 1_000
/** A scrape waits no longer for what the database says. */
const READING_DEADLINE_MS = 1_000

/** Waiting messages of the outbox by what becomes of them, and how long the oldest due one has been due. */
export type OutboxFigures = {
  counts: Record<'due' | 'later' | 'repeated', number>
  oldestDueSeconds: number
}

/** Messages that this process delivered or gave up, since its start. */
export type DeliveryFigures = Record<'sent' | 'postponed' | 'failed', number>

type PoolFigures = { totalCount: number; idleCount: number; waitingCount: number }

type Sources = {
  /** By the name of the database that it leads to. */
  pools: Record<string, PoolFigures>
  /** By how much the machine's clock is ahead of the database's. */
  clockDifferenceMs: () => number
  readOutbox: () => Promise<OutboxFigures>
  deliveries: () => DeliveryFigures
}

export type ProviderMetrics = ReturnType<typeof createProviderMetrics>

/** What the provider measures; one registry each, so that a test can have several. */
export function createProviderMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const queues = new Map<string, AdmissionQueue>()
  collectDefaultMetrics({ register: registry })
  measureQueues(registers, queues)
  return {
    registry,
    watchQueue: (name: string, queue: AdmissionQueue) => void queues.set(name, queue),

    /** Measures every response by the pattern of its route; an unknown address has none. */
    measure(app: ProviderServer): void {
      const durations = createDurations(
        registry,
        'provider_request_duration_seconds',
        'Time of a response, from its request to its last byte.',
      )
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none'
        const status = statusClassOf(reply.raw)
        const labels = () => ({ method, route, status })
        durations.observe(`${method} ${route} ${status}`, labels, reply.elapsedTime / SECOND_MS)
      })
    },

    watch({ pools, clockDifferenceMs, readOutbox, deliveries }: Sources): void {
      measurePools(registers, pools)
      measureOutbox(registers, readOutbox, deliveries)
      new Gauge({
        name: 'provider_clock_difference_seconds',
        help: 'By how much the clock of this machine is ahead of the database’s; 0 up to two seconds.',
        registers,
        collect() {
          this.set(clockDifferenceMs() / SECOND_MS)
        },
      })
    },
  }
}

function measureQueues(registers: Registry[], queues: Map<string, AdmissionQueue>): void {
  const labelNames = ['queue'] as const
  new Gauge({
    name: 'provider_queue_requests',
    help: 'Requests in a queue of the concurrency limit, running or waiting.',
    labelNames: ['queue', 'state'] as const,
    registers,
    collect() {
      for (const [queue, { figures }] of queues) {
        const { running, waiting } = figures()
        this.set({ queue, state: 'running' }, running)
        this.set({ queue, state: 'waiting' }, waiting)
      }
    },
  })
  new Counter({
    name: 'provider_queue_rejected_total',
    help: 'Requests that a queue rejected, because too many waited or for too long.',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const [queue, { figures }] of queues) this.inc({ queue }, figures().rejected)
    },
  })
}

function measurePools(registers: Registry[], pools: Sources['pools']): void {
  new Gauge({
    name: 'provider_pool_connections',
    help: 'Connections to the database, in use or idle.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  new Gauge({
    name: 'provider_pool_waiting',
    help: 'Requests that wait for a connection to the database.',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount)
    },
  })
}

/**
 * While the database does not answer, the outbox has no figures: old ones would look like good ones. Gauges are collected side
 * by side, and share one reading.
 */
function measureOutbox(
  registers: Registry[],
  readOutbox: Sources['readOutbox'],
  deliveries: Sources['deliveries'],
): void {
  let reading: Promise<OutboxFigures | null> | null = null
  const read = () => {
    reading ??= withinDeadline(readOutbox()).finally(() => {
      reading = null
    })
    return reading
  }
  new Gauge({
    name: 'provider_outbox_messages',
    help: 'Messages that wait: due now, later for the first time, or repeated after a failure.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const figures = await read()
      this.reset()
      for (const [state, count] of Object.entries(figures?.counts ?? {})) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'provider_outbox_oldest_due_seconds',
    help: 'How long the oldest due message has been due; 0 without one.',
    registers,
    async collect() {
      const figures = await read()
      if (figures) this.set(figures.oldestDueSeconds)
      else this.remove()
    },
  })
  new Gauge({
    name: 'provider_database_up',
    help: 'Whether the database answered this scrape within a second.',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  new Counter({
    name: 'provider_outbox_deliveries_total',
    help: 'Attempts to deliver a message by what became of them: sent, postponed after a failure, failed for good.',
    labelNames: ['result'] as const,
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(deliveries())) this.inc({ result }, count)
    },
  })
}

/** Null for work that fails or is late; it ends by the limits of its own connection. */
async function withinDeadline<Result>(work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), READING_DEADLINE_MS)
  })
  return await Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer))
}
