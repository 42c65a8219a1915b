import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { createDurations, statusClassOf } from '@/telemetry/durations'
import { isApiAddress } from '../page-address'
import type { LimitState } from '../share-limits'
import type { CacheState } from './page-cache'

export type Metrics = ReturnType<typeof createMetrics>

type ResponseState = CacheState | 'unshared' | 'passed' | 'busy' | 'away'

type Sizes = () => { pages: number; bytes: number }

/** What the front counts; one registry a front, so that a test can have several. */
export function createMetrics(sizes: Record<'page' | 'data', Sizes>, isRendererUp: () => boolean) {
  const registry = new Registry()
  const registers = [registry]
  // Counted by hand: a labelled counter takes as long as the rest of an answer from the cache.
  const counts = new Map<ResponseState, number>()
  new Counter({
    name: 'front_answers_total',
    help: 'Answers by how they came about.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.reset()
      for (const [state, count] of counts) this.inc({ state }, count)
    },
  })
  const renderings = new Counter({ name: 'front_renderings_total', help: 'Pages asked of the renderer.', registers })
  const deaths = new Counter({ name: 'front_renderer_deaths_total', help: 'Renderers that died.', registers })
  const forwarded = new Counter({
    name: 'front_forwarded_unlisted_total',
    help: 'Requests that say for whom they come, from somebody whom TRUSTED_PROXY does not name; and those of a listed proxy that names no address.',
    registers,
  })
  const violations = new Counter({
    name: 'front_policy_violations_total',
    help: 'What browsers say a page has tried against its policy. Anybody may write such a report.',
    labelNames: ['directive', 'host'] as const,
    registers,
  })
  new Gauge({
    name: 'front_cache_bytes',
    help: 'Bytes of pages that are kept.',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      for (const [kind, readSizes] of Object.entries(sizes)) this.set({ kind }, readSizes().bytes)
    },
  })
  new Gauge({
    name: 'front_cache_pages',
    help: 'Pages that are kept.',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      for (const [kind, readSizes] of Object.entries(sizes)) this.set({ kind }, readSizes().pages)
    },
  })
  new Gauge({
    name: 'front_renderer_up',
    help: 'Whether the renderer answers.',
    registers,
    collect() {
      this.set(isRendererUp() ? 1 : 0)
    },
  })
  return {
    countResponse: (state: ResponseState) => void counts.set(state, (counts.get(state) ?? 0) + 1),
    rendered: () => renderings.inc(),
    died: () => deaths.inc(),
    forwardedUnlisted: () => forwarded.inc(),
    policyViolation: (violation: { directive: string; host: string }) => violations.inc(violation),
    limits: createLimitMetrics(registers),
    registry,
  }
}

const PROBES = ['/healthz', '/readyz']
const FILES = /^\/(_next\/|assets\/|photos\/|opengraph\/|favicon\.|robots\.txt$|sitemap\.xml$)/

/**
 * Measures every response of the front, and its process. Only where somebody reads it: a response from the page cache takes
 * some microseconds.
 *
 * @returns a function to call with each request before it is served
 */
export function measureResponses({ registry }: Pick<Metrics, 'registry'>) {
  collectDefaultMetrics({ register: registry })
  const durations = createDurations(
    registry,
    'front_request_duration_seconds',
    'Time of a response, from its request to its last byte.',
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now()
    const kind = kindOf(request)
    response.once('close', () => {
      const status = statusClassOf(response)
      durations.observe(`${kind} ${status}`, () => ({ kind, status }), (performance.now() - began) / 1000)
    })
  }
}

/** A bounded name of an address. `data`: of a soft navigation · `api`: a route handler · `file`: anything that is no page of a visitor. */
export function kindOf({ url = '/', headers }: IncomingMessage): 'probe' | 'api' | 'file' | 'data' | 'page' {
  const path = url.split('?')[0] ?? '/'
  if (PROBES.includes(path)) return 'probe'
  if (isApiAddress(url)) return 'api'
  if (FILES.test(path)) return 'file'
  return headers.rsc === undefined ? 'page' : 'data'
}

/** Where the programs of the site count attempts. */
function createLimitMetrics(registers: Registry[]) {
  const labelNames = ['program'] as const
  const storeUp = new Gauge({
    name: 'front_limit_store_up',
    help: 'Whether a program of the site counts attempts in the store of all instances; only with REDIS_URL.',
    labelNames,
    registers,
  })
  const aloneCounts = new Counter({
    name: 'front_attempts_counted_alone_total',
    help: 'Attempts that a program of the site counted without the store of all instances, which was away.',
    labelNames,
    registers,
  })
  return (program: 'front' | 'renderer', { isUp, aloneCount }: LimitState) => {
    storeUp.set({ program }, isUp ? 1 : 0)
    aloneCounts.inc({ program }, aloneCount)
  }
}
