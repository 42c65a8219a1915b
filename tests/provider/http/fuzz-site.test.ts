import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DoorPolicy } from '@/lib/api/doors/door-policy'
import { Failure } from '@/provider/contract/envelope'
import { isFailureCode, STATUS_OF } from '@/provider/contract/rules/failure-codes'
import { doorOf } from '@/tests/setup/fuzz/act-samples'
import { applyMutations, type FuzzRequest } from '@/tests/setup/fuzz/apply-mutations'
import { FUZZ } from '@/tests/setup/fuzz/fuzz-form'
import { type FuzzedProvider, openFuzzedProvider } from '@/tests/setup/fuzz/open-fuzzed-provider'
import { makeWorld } from '@/tests/setup/fuzz/provider-samples'
import { reachedBodies, unreachedOf } from '@/tests/setup/fuzz/reached'
import { faultFinder, LONGEST_MS } from '@/tests/setup/fuzz/rejection-faults'
import {
  brokenLimits,
  type FuzzResponse,
  type FuzzTarget,
  messageOf,
  replay,
  reportLines,
  runFuzz,
} from '@/tests/setup/fuzz/run-fuzz'
import { siteSamples } from '@/tests/setup/fuzz/site-samples'
import { schemaOf } from '@/tests/setup/fuzz/site-schemas'
import { TOKEN } from '@/tests/setup/open-provider'
import { DOOR_REQUESTS } from '@/tests/setup/sample-doors'

type Handler = ((request: NextRequest, route: { params: Promise<Record<string, string>> }) => Promise<Response>) & {
  policy: DoorPolicy
}

const PROVIDER = 'http://provider.example'
const SITE = 'http://localhost:3000'
/** In the objects of every response of the provider: a field that the contract has not. */
const FOREIGN = 'of-no-contract'
/**
 * Left as they are: the first three are schemas of requests too, which reject a foreign field; the others are lists of names that
 * the contract leaves open.
 */
const AS_THEY_ARE = ['driver', 'meeting', 'options', 'extraDrivers', 'fields', 'details', 'notices']
/** Why the provider said 503 last: the site's own 503 does not tell it. */
let outage = 'the site itself'

// What they allow is another test's.
vi.mock('@/lib/limits/count-attempt', () => ({ countAttempt: async () => null, countCodes: async () => null }))
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'ru',
  getTranslations: async () => (key: string) => key,
}))
// A busy machine is slower than its deadline; what the provider would then still write is not the next request's.
vi.mock('@/lib/api/provider/call-budget', () => ({
  callBudget: () => ({ signal: new AbortController().signal, during: <Answer>(call: () => Answer) => call() }),
}))
// Tries again after some seconds, beside other requests.
vi.mock('@/lib/api/auth-late-logouts', () => ({ logOutLater: () => undefined }))

describe('the route handlers of the site', () => {
  let provider: FuzzedProvider
  let target: FuzzTarget
  const handlers = new Map<string, Handler>()

  beforeAll(async () => {
    provider = await openFuzzedProvider()
    const faultOf = await faultFinder(provider.db, shapeFault)
    vi.stubEnv('PROVIDER_TOKEN', TOKEN)
    vi.stubEnv('SITE_URL', SITE)
    vi.stubEnv('PROVIDER_URL', PROVIDER)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', askProvider(provider))
    // Or they would have what another file replaced.
    vi.resetModules()
    for (const door of Object.keys(DOOR_REQUESTS)) {
      const [method = '', folder = ''] = door.split(' ')
      handlers.set(door, (await import(/* @vite-ignore */ join(process.cwd(), 'app/api', folder, 'route.ts')))[method])
    }
    target = {
      open: async () => {
        const samples = siteSamples(await makeWorld(provider), SITE)
        return Object.fromEntries(
          Object.entries(samples).map(([door, sample]) => [
            door,
            { sample, schema: schemaOf(handlers.get(doorOf(door))?.policy) },
          ]),
        )
      },
      causeOf: () => outage,
      send: (request, door) => {
        outage = 'the site itself'
        return callHandler(handlers.get(doorOf(door)), doorOf(door), request)
      },
      faultOf,
    }
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    await provider.close()
  })

  it(
    'have a sample each, which passes the schema of its door',
    async () => {
      const doors = await target.open()
      const unread: unknown[] = []
      for (const [name, { sample, schema }] of Object.entries(doors)) {
        const response = await target.send(applyMutations(sample, [], schema), name)
        const text = response.body.toString()
        if (
          response.status >= 400 &&
          /invalid_\w+|unsupported_media_type|unauthenticated|forbidden|key_missing|No such booking\./.test(text)
        )
          unread.push([name, text])
      }
      expect(unread).toEqual([])
    },
    LONGEST_MS,
  )

  it(
    'have every property of every schema in a sample, or in what is made of it',
    async () => {
      const doors = Object.entries(await target.open())
      const unreached = [...handlers].flatMap(([name, { policy }]) => {
        const schema = schemaOf(policy)
        const { body } = policy
        if (!schema.body || body === undefined || body === 'stream') return []
        const samples = doors.filter(([door]) => doorOf(door) === name).map(([, { sample }]) => sample.body)
        const reached = reachedBodies(samples, schema, (one) => body.safeParse(one).success)
        return unreachedOf(schema, reached).map((path) => `${name} ${path}`)
      })
      expect(unreached).toEqual([])
    },
    LONGEST_MS,
  )

  it(
    'answer every request with what the contract has, and keep nothing of a rejected one',
    async () => {
      const report = FUZZ.replay ? await replay(target, FUZZ.replay) : await runFuzz(target, FUZZ)
      console.log(reportLines('site', FUZZ.seed, report).join('\n'))
      expect(report.faults).toEqual([])
      if (FUZZ.isMeasured) expect(brokenLimits(report)).toEqual([])
    },
    LONGEST_MS,
  )
})

async function callHandler(handler: Handler | undefined, door: string, request: FuzzRequest): Promise<FuzzResponse> {
  if (!handler) throw new Error(`no handler of ${door}`)
  const [method = '', folder = ''] = door.split(' ')
  const whole = URL.canParse(request.path) ? new URL(request.path).pathname : `/${request.path}`
  const path = request.path.startsWith('/') ? request.path : whole
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (!/[^\t\x20-\x7e\x80-\xff]/.test(value)) headers.set(name, value)
  const hasBody = request.payload !== null && method !== 'GET'
  const incoming = new NextRequest(`${SITE}${path}`, {
    method,
    headers,
    ...(hasBody ? { body: Buffer.from(request.payload ?? '', 'latin1') } : {}),
  })
  const response = await handler(incoming, { params: Promise.resolve(paramsOf(folder, path)) })
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** As Next reads them from the address. */
function paramsOf(folder: string, path: string): Record<string, string> {
  const segments = path.replace(/\?.*/s, '').split('/').slice(2)
  return Object.fromEntries(
    folder.split('/').flatMap((part, index) => {
      const name = /^\[(\w+)\]$/.exec(part)?.[1]
      return name ? [[name, decoded(segments[index] ?? '')]] : []
    }),
  )
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The provider of this test in place of `fetch`, with a foreign field in each object of its responses. */
function askProvider(provider: FuzzedProvider): typeof fetch {
  const { fetch } = globalThis
  return async (url, init) => {
    const { origin, pathname, search } = new URL(String(url))
    // The provider’s own call of its test cashier.
    if (origin !== PROVIDER) return fetch(url, init)
    const { body } = init ?? {}
    const bytes = body instanceof ReadableStream ? Buffer.from(await new Response(body).arrayBuffer()) : body
    const response = await provider.send({
      ...{
        method: init?.method ?? 'GET',
        path: `${pathname}${search}`,
        headers: Object.fromEntries(new Headers(init?.headers)),
      },
      payload: bytes ? Buffer.from(bytes as string).toString('latin1') : null,
    })
    if (response.status === 503) outage = messageOf(response)
    const type = response.header('content-type') ?? ''
    const isJson = type.startsWith('application/json') && response.body.length > 0
    const text = isJson
      ? JSON.stringify(withForeignFields(JSON.parse(response.body.toString())))
      : new Uint8Array(response.body)
    return new Response(response.status === 204 ? null : text, {
      status: response.status,
      headers: Object.fromEntries(
        ['content-type', 'content-disposition', 'retry-after'].flatMap((name) => {
          const value = response.header(name)
          return value === undefined ? [] : [[name, value]]
        }),
      ),
    })
  }
}

function withForeignFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withForeignFields)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    AS_THEY_ARE.includes(name) ? inner : withForeignFields(inner),
  ])
  return { ...Object.fromEntries(fields), [FOREIGN]: FOREIGN }
}

function shapeFault({ status, header, body }: FuzzResponse): string | null {
  if (status === 503 && header('retry-after') === undefined) return '503 without retry-after'
  if (status === 503 && body.includes('"fault"')) return '503: the site could not read the provider'
  if (status >= 500 && status !== 503) return `${status} ${body.toString().slice(0, 200)}`
  if (body.includes(FOREIGN)) return `${status} passes a field on that no contract has`
  if (status >= 300 && status < 400) return header('location') ? null : `${status} without a location`
  const isJson = header('content-type')?.startsWith('application/json')
  if (status < 300) return isJson && JSON.parse(body.toString()).status !== 'success' ? `${status} is no success` : null
  const failure = Failure.safeParse(isJson ? JSON.parse(body.toString()) : null)
  if (!failure.success) return `${status} is no failure of the contract`
  const { code } = failure.data.error
  return isFailureCode(code) && STATUS_OF[code] === status ? null : `${status} with the code ${code}`
}
