import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { openDatabase } from '@/provider/db/database'
import { startEmbedded } from '@/provider/db/embedded'
import { mannWhitneyP } from './mann-whitney'
import { median } from './measure'
import type { Row } from './report'

const PORT = 4393
const TOKEN = 'token-of-the-bench-token-of-the-bench'
const PAIRS = 500
const WARM_UP = 50
/** A difference that chance makes less often than this is one that tells clients from strangers. */
const P_LIMIT = 0.01

type Ask = { metric: string; path: string; body: (phone: string) => object; status: number }

const ASKS: Ask[] = [
  {
    metric: 'login, known or unknown phone: p',
    path: '/auth-client/login',
    body: (phone) => ({ phone, password: 'not the password of it' }),
    status: 401,
  },
  {
    metric: 'code, known or unknown phone: p',
    path: '/auth-client/code',
    body: (phone) => ({ purpose: 'registration', phone }),
    status: 200,
  },
]

/** `npm run bench -- --enumeration`: whether the time of an answer tells that a phone is a client's. */
export async function benchEnumeration(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-bench-'))
  const postgres = await startEmbedded({ dataDir })
  const provider = await startReference(postgres.url)
  try {
    await addClients(postgres.url)
    const rows: Row[] = []
    for (const ask of ASKS) rows.push(await comparePairs(ask))
    return rows
  } finally {
    provider.kill('SIGKILL')
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Each phone is asked once: budgets and throttles of a phone play no part. The order within a pair is tossed. */
async function comparePairs({ metric, path, body, status }: Ask): Promise<Row> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let pair = 0; pair < WARM_UP + PAIRS; pair++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const start = performance.now()
      await post(path, body(phoneOf(kind, pair)), status)
      if (pair >= WARM_UP) times[kind].push(performance.now() - start)
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const detail = `Mann–Whitney, ${PAIRS} pairs; medians ${known.toFixed(2)} and ${unknown.toFixed(2)} ms`
  return { metric, value: mannWhitneyP(times.known, times.unknown), unit: '', limit: P_LIMIT, better: 'high', detail }
}

/** Both of one prefix. */
function phoneOf(kind: 'known' | 'unknown', index: number): string {
  return `+79777${kind === 'known' ? 1 : 2}${String(index).padStart(5, '0')}`
}

/** Registered ones, with the demo's password; and a branch that sends as many codes as are asked for. */
async function addClients(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 1, console.error)
  await db.execute(sql`
    insert into clients (station, phone, first_name, language, created_at, password_hash, registered_at)
    select station, '+797771' || lpad(n::text, 5, '0'), first_name, language, created_at, password_hash, registered_at
    from clients, generate_series(0, ${WARM_UP + PAIRS - 1}::int) n where phone = '+79990000001'`)
  await db.execute(sql`update settings set data = jsonb_set(data, '{signIn}',
    data->'signIn' || '{"codesPerPrefixPerDay": 100000, "codesPerDay": 100000}')`)
  await db.execute(sql`vacuum analyze clients`)
  await close()
}

async function post(path: string, body: object, wanted: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status !== wanted) throw new Error(`${path}: ${answer.status} ${text}`)
}

async function startReference(databaseUrl: string): Promise<ChildProcess> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, BENCH_PORT: String(PORT), BENCH_TOKEN: TOKEN }
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/reference-provider.ts'], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the provider of the bench ended early')))
  died.catch(() => undefined)
  await Promise.race([once(child.stdout ?? child, 'data'), died])
  return child
}
