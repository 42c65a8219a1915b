import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { programOf } from '@/e2e/setup/processes'
import { freePort } from '@/e2e/setup/start-stack'
import { Failure } from '@/provider/contract/envelope'
import { isFailureCode, STATUS_OF } from '@/provider/contract/rules/failure-codes'
import { openDatabase } from '@/provider/db/database'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { randomFrom } from '@/provider/demo/seeded-random'
import { startStack } from '@/scripts/stack.mjs'
import { doorOf, providerRequests } from '@/tests/setup/fuzz/act-samples'
import type { DoorSchema, Sample } from '@/tests/setup/fuzz/apply-mutations'
import { FUZZ } from '@/tests/setup/fuzz/fuzz-form'
import { schemasOf } from '@/tests/setup/fuzz/open-fuzzed-provider'
import { pageSamples } from '@/tests/setup/fuzz/page-samples'
import { makeWorld, type SampleProvider } from '@/tests/setup/fuzz/provider-samples'
import { sendRaw } from '@/tests/setup/fuzz/raw-request'
import { brokenLimits, type FuzzResponse, type FuzzTarget, reportLines, runFuzz } from '@/tests/setup/fuzz/run-fuzz'
import { siteSamples } from '@/tests/setup/fuzz/site-samples'
import { siteSchemas } from '@/tests/setup/fuzz/site-schemas'
import { holdConsents, holdRequest, TOKEN } from '@/tests/setup/open-provider'
import { makeQuickFolder } from '@/tests/setup/quick-folder'
import { NO_PROOF_ASKED } from '@/tests/setup/unproved-bounds'

const LONGEST_MS = 24 * 60 * 60 * 1000
const TRUSTED = '127.0.0.1'
const PROGRAMS = ['provider', 'front', 'renderer'] as const
type Stack = Awaited<ReturnType<typeof startStack>>

describe('a running site and its provider', () => {
  const folder = makeQuickFolder('sun-fuzz-')
  let stack: Stack
  let provider: SampleProvider
  let ofProvider: Record<string, DoorSchema>
  let ofSite: Record<string, DoorSchema>
  let closeDatabase: () => Promise<void>

  beforeAll(async () => {
    const [port, providerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
    const memory = new URL('../../setup/fuzz/memory.mjs', import.meta.url)
    const env = {
      ...{ PROVIDER_TOKEN: TOKEN, TRUSTED_PROXY: TRUSTED },
      ...{ NODE_OPTIONS: `--import ${memory.href}`, FUZZ_HEAPS_FOLDER: folder },
    }
    stack = await startStack({ port, providerPort, sandboxPort, dataDir: folder, env })
    const { db, close } = openDatabase(stack.databaseUrl ?? '', 2, () => undefined, true, WORK_LIMITS)
    closeDatabase = close
    await db.execute(`update settings set data = data || '${JSON.stringify(NO_PROOF_ASKED)}'`)
    provider = overHttp(stack, db)
    ofProvider = schemasOf(await (await fetch(`${stack.providerUrl}/openapi.json`)).json())
    ofSite = await siteSchemas()
  }, 600_000)
  afterAll(async () => {
    await closeDatabase?.()
    await stack?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'answer every request within two seconds, with no error of their own',
    async () => {
      const random = randomFrom(FUZZ.seed)
      const target: FuzzTarget = {
        open: async () => {
          const world = await makeWorld(provider)
          const none = { query: {}, definitions: {} }
          const withSchemas = (kind: string, samples: Record<string, Sample>, of: Record<string, DoorSchema>) =>
            Object.entries(samples).map(([name, sample]) => [
              `${kind} ${name}`,
              { sample, schema: of[doorOf(name)] ?? none },
            ])
          return Object.fromEntries([
            ...withSchemas(
              'site',
              { ...siteSamples(world, stack.siteUrl), ...pageSamples(world, stack.siteUrl) },
              ofSite,
            ),
            ...withSchemas('provider', providerRequests(world), ofProvider),
          ])
        },
        send: (request, door) => {
          const isSite = door.startsWith('site ')
          // Each visitor of an address of his own: limits are another test's.
          const visitor = `198.${18 + Math.floor(random() * 2)}.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`
          const headers = isSite ? { 'x-forwarded-for': visitor, ...request.headers } : request.headers
          return sendRaw(isSite ? stack.siteUrl : stack.providerUrl, { ...request, headers })
        },
        faultOf: shapeFault,
        heaps: async () => {
          const sizes: number[] = []
          for (const name of PROGRAMS) sizes.push(await collectedHeapOf(name, folder))
          return sizes
        },
      }
      const report = await runFuzz(target, FUZZ)
      console.log(reportLines(`http (heaps of ${PROGRAMS.join('/')})`, FUZZ.seed, report).join('\n'))
      expect(report.faults).toEqual([])
      if (FUZZ.isMeasured) expect(brokenLimits(report)).toEqual([])
    },
    LONGEST_MS,
  )
})

/** A running provider as samples are made with it. */
function overHttp(stack: Stack, db: SampleProvider['db']): SampleProvider {
  const call = async (method: string, url: string, payload?: object, headers: object = {}) => {
    const response = await fetch(`${stack.providerUrl}${url}`, {
      method,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        ...(payload ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(payload ? { body: JSON.stringify(payload) } : {}),
    })
    const body = await response.text()
    return { statusCode: response.status, body, json: () => JSON.parse(body) }
  }
  const clock = {
    get now() {
      return new Date()
    },
  }
  return {
    db,
    clock,
    call: call as unknown as SampleProvider['call'],
    hold: ((request: object, key: string) =>
      call('POST', '/sun/v2/bookings', request, { 'idempotency-key': key })) as unknown as SampleProvider['hold'],
    async requestFor(rental, changes = {}) {
      const { quoteToken } = (await call('POST', '/sun/v2/quote', rental)).json().data
      return { ...holdRequest(rental, quoteToken, changes), consents: holdConsents(clock.now) }
    },
  }
}

function shapeFault({ status, header, body, beyond }: FuzzResponse): string | null {
  if (beyond) return `${status} and ${beyond} bytes more`
  if (status === 503) return header('retry-after') === undefined ? '503 without retry-after' : null
  if (status === 0) return 'no response'
  // The specification's status of a client's page that is not the visitor's.
  if (status === 500 && header('x-refusal') === 'account') return null
  // Node.js itself says so of a version that it does not speak.
  if (status >= 500 && status !== 505) return `${status} ${body.toString().slice(0, 200)}`
  if (status < 400 || !header('content-type')?.startsWith('application/json') || body.length === 0) return null
  const failure = Failure.safeParse(JSON.parse(unpacked(body, header('content-encoding')).toString()))
  if (!failure.success) return `${status} is no failure of the contract: ${body.toString().slice(0, 200)}`
  const { code } = failure.data.error
  return isFailureCode(code) && STATUS_OF[code] === status ? null : `${status} with the code ${code}`
}

/** A request may have asked for a packed response. */
function unpacked(body: Buffer, encoding = 'identity'): Buffer {
  const unpack = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[encoding]
  return unpack ? unpack(body) : body
}

/** The heap of a program after a collection, in MB: memory.mjs in it says so in a file. */
async function collectedHeapOf(name: (typeof PROGRAMS)[number], folder: string): Promise<number> {
  const pid = programOf(process.pid, name)
  if (pid === null) throw new Error(`no ${name} runs`)
  const file = join(folder, String(pid))
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  return await vi.waitFor(
    () => {
      const size = Number.parseFloat(readFileSync(file, 'utf8'))
      expect(size).toBeGreaterThan(0)
      return size
    },
    { timeout: 10_000 },
  )
}
