import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { createProvider } from '@/provider/app'
import { sessionOf } from '@/tests/setup/client-session'
import { testFault } from '@/tests/setup/faults/fault'
import {
  addModel,
  config,
  newKey,
  openProvider,
  rentalOf,
  START,
  type TestProvider,
  TOKEN,
} from '@/tests/setup/open-provider'
import { bundleProvider } from '@/tests/setup/provider-process'
import { openCommands } from '@/tests/setup/run-command'
import { jpeg } from '@/tests/setup/sample-files'
import { openTestDatabase } from '@/tests/setup/test-database'

const BACKUP_KEY = 'key-of-the-fault-tests'
const CLIENT = 1
const RTO_MS = 10 * 60 * 1000
const TABLES = ['bookings', 'booking_status_history', 'clients', 'cars', 'payments', 'settings', 'files', 'consents']
/** So many programs for each core do nothing but count. */
const STARVING = 6
/** A balancer that asks for health is this patient. */
const HEALTH_MS = 5_000
const CROWD = 60

describe('yesterday’s backup', () => {
  let provider: TestProvider
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sun-restore-'))
    provider = await openProvider(undefined, { files: { ...config.files, folder: join(folder, 'files') } })
  })
  afterAll(async () => {
    await provider?.close()
    await rm(folder, { recursive: true, force: true })
  })

  testFault({
    number: 34,
    fault: 'the machine is lost, and yesterday’s backup is restored on another one',
    expected: 'every row and every sum of yesterday, a scan opens, a car can be booked, within ten minutes',
    control: { without: 'a row that changed in the backup’s database after it', unmet: ['all rows are there'] },
    timeout: 240_000,
    inject: async (isGuarded) => {
      const scan = await uploadScan()
      const archive = join(folder, `${newKey()}.sunb`)
      const env = (files: string) => ({ BACKUP_KEY, FILES_DIR: join(folder, files) })
      const made = await openCommands(provider.url)(['backup', 'make', archive], env('files'))
      const before = await sumsOf(provider.url)
      const target = await openTestDatabase('template0')
      const files = newKey()
      const began = performance.now()
      const restored = await openCommands(target.url)(['backup', 'restore', archive], env(files))
      const app = createProvider({
        db: target.db,
        now: () => START,
        config: { ...config, files: { ...config.files, folder: join(folder, files) } },
      })
      await app.ready()
      const opened = await openScan(app, scan)
      const tookMs = performance.now() - began
      if (!isGuarded)
        await target.db.$client.query(`update bookings set language = 'en' where id = (select max(id) from bookings)`)
      const after = await sumsOf(target.url)
      const held = await app.inject({
        method: 'POST',
        url: '/sun/v2/bookings',
        headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': newKey() },
        payload: await provider.requestFor(
          rentalOf(await addModel(target, 'after-restore', 1).then(() => 'honda-fit'), 300),
        ),
      })
      await app.close()
      await target.close()
      return { codes: [made.code, restored.code], isEqual: before === after, opened, held: held.statusCode, tookMs }
    },
    judge: ({ codes, isEqual, opened, held, tookMs }) => ({
      'the commands succeed': codes.join() === '0,0',
      'all rows are there': isEqual,
      'a scan opens': opened > 1_000,
      'a car can be booked': held === 201,
      'it took less than ten minutes': tookMs < RTO_MS,
    }),
    tell: ({ tookMs, opened }) => `restored in ${(tookMs / 1000).toFixed(1)} s, a scan of ${opened} bytes opens`,
  })

  async function uploadScan(): Promise<string> {
    const session = await sessionOf(provider, CLIENT, { provedBy: 'code' })
    const response = await provider.app.inject({
      ...{ method: 'POST', url: '/auth-client/files?kind=passport', payload: await jpeg() },
      headers: { ...session, 'content-type': 'application/octet-stream' },
    })
    const { id } = response.json().data
    sessions.set(id, session)
    return id
  }

  /** @returns how many bytes it has */
  async function openScan(app: TestProvider['app'], id: string): Promise<number> {
    const session = sessions.get(id) ?? {}
    const link = await app.inject({ method: 'POST', url: `/auth-client/files/${id}/link`, headers: session })
    const { authorization: _, ...headers } = session
    const file = await app.inject({ url: `/auth-client/files/download/${link.json().data?.token}`, headers })
    return file.statusCode === 200 ? file.rawPayload.length : 0
  }
  const sessions = new Map<string, Record<string, string>>()

  async function sumsOf(url: string): Promise<string> {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`set timezone = 'UTC'`)
    const parts = TABLES.map(
      (name) =>
        `select '${name}' as name, count(*)::int as n, md5(string_agg(t::text, '' order by t::text)) from ${name} t`,
    )
    const { rows } = await client.query(`${parts.join(' union all ')} order by name`)
    await client.end()
    return JSON.stringify(rows)
  }
})

describe('a starved machine', () => {
  let branch: TestProvider
  let program: Awaited<ReturnType<typeof bundleProvider>>
  beforeAll(async () => {
    branch = await openProvider()
    program = await bundleProvider()
  }, 120_000)
  afterAll(async () => {
    await program?.remove()
    await branch?.close()
  })

  testFault({
    number: 34,
    fault: `${STARVING} busy programs for each core, and a crowd that searches`,
    expected: 'health answers, what is too much gets 503, and no request fails otherwise',
    control: { without: 'a server that works in its event loop', unmet: ['health answers in time'] },
    timeout: 240_000,
    inject: async (isGuarded) => {
      const provider = await program.start(branch.url, { DATABASE_WAIT_MS: '1800' })
      const blocked = await openBlockedServer()
      const origin = isGuarded ? provider.origin : blocked.origin
      const busy = starve()
      const { df, dt } = rentalOf('honda-fit', 30, 4, new Date())
      const search = `${provider.origin}/sun/v2/cars?${new URLSearchParams({ df, dt })}`
      const headers = { authorization: `Bearer ${TOKEN}` }
      const crowd = Array.from({ length: CROWD }, () =>
        fetch(search, { headers }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      const load = isGuarded ? null : fetch(`${origin}/work`).catch(() => null)
      const health: boolean[] = []
      for (let index = 0; index < 5; index++)
        health.push(
          await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(HEALTH_MS) }).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
      const statuses = await Promise.all(crowd)
      for (const child of busy) child.kill('SIGKILL')
      blocked.close()
      await load
      provider.child.kill('SIGKILL')
      return { health, statuses: [...new Set(statuses)].sort() }
    },
    judge: ({ health, statuses }) => ({
      'health answers in time': health.every(Boolean),
      'every answer is one of ours': statuses.every((status) => status === 200 || status === 503),
    }),
    tell: ({ statuses }) => `health 5 of 5, searches: ${statuses.join(' and ')}`,
  })

  function starve(): ChildProcess[] {
    return Array.from({ length: STARVING * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
    )
  }

  /** In another program, so that this one can ask it. It works longer than health may take. */
  async function openBlockedServer() {
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as AddressInfo
        probe.close(() => resolve(port))
      })
    })
    const source = `require('node:http').createServer((q, a) => { if (q.url === '/work') { const t = Date.now(); while (Date.now() - t < 60000); } a.end('ok') }).listen(${port}, '127.0.0.1', () => console.log('up'))`
    const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    return { origin: `http://127.0.0.1:${port}`, close: () => child.kill('SIGKILL') }
  }
})
