import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { CodePurpose } from '@/provider/contract/rules/auth/codes'
import { openDatabase } from '@/provider/db/database'
import { startEmbedded } from '@/provider/db/embedded/embedded'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { NEWEST_HEADER } from '@/tests/setup/newest-consents'
import { ensureBuilt } from '../scripts/ensure-built.mjs'
import { ROOT, startStack } from '../scripts/stack.mjs'
import { mannWhitneyP } from './mann-whitney'
import { median } from './measure'
import { startReference, TOKEN } from './reference'
import type { Row } from './report'

const PORT = 4393
const SITE_PORT = 4395
const PROVIDER = `http://127.0.0.1:${PORT}`
const SITE = `http://127.0.0.1:${SITE_PORT}`
/** `--pairs=20`: to see whether it runs. */
const PAIRS = Number(process.argv.find((argument) => argument.startsWith('--pairs='))?.slice(8) ?? 500)
const WARM_UP = Math.min(50, PAIRS)
/** A difference that is rarer by chance than this shows who is a client. */
const P_LIMIT = 0.01

type Probe = {
  metric: string
  url: string
  /** Runs before the clock starts; its result is part of the body. */
  before?: (phone: string) => Promise<object>
  body: (phone: string) => object
  /** Status and body of the expected response. */
  wanted: RegExp
}

const MADE = /^200 /
const REJECTED = /^401 .*"credentials_not_found"/
const WRONG = /^422 .*"code_wrong"/

const wrongPassword = (phone: string) => ({ phone, password: 'not the password of it' })
const wrongCode = (phone: string) => ({ phone, code: '000000', password: 'a new password of it' })
const codeOf = (purpose: CodePurpose) => (phone: string) => ({ purpose, phone })
const requestOf = (purpose: CodePurpose) => async (phone: string) => {
  const { data } = JSON.parse(await post(`${PROVIDER}/auth-client/code`, codeOf(purpose)(phone), MADE))
  return { request: data.request }
}

const PROBES: Probe[] = [
  { metric: 'login', url: `${PROVIDER}/auth-client/login`, body: wrongPassword, wanted: REJECTED },
  { metric: 'login by the door of the site', url: `${SITE}/api/auth/login/`, body: wrongPassword, wanted: REJECTED },
  { metric: 'code to register', url: `${PROVIDER}/auth-client/code`, body: codeOf('registration'), wanted: MADE },
  { metric: 'code to renew', url: `${PROVIDER}/auth-client/code`, body: codeOf('renew_password'), wanted: MADE },
  {
    metric: 'registration, wrong code',
    url: `${PROVIDER}/auth-client/registration`,
    before: requestOf('registration'),
    body: wrongCode,
    wanted: WRONG,
  },
  {
    metric: 'renewal, wrong code',
    url: `${PROVIDER}/auth-client/renew_password`,
    before: requestOf('renew_password'),
    body: wrongCode,
    wanted: WRONG,
  },
]

/** `npm run bench -- --enumeration`: tells whether the time of a response shows that a phone is a client's. */
export async function benchEnumeration(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-bench-'))
  await ensureBuilt(ROOT, process.env, console.log)
  const postgres = await startEmbedded({ dataDir: join(dataDir, 'postgres') })
  const provider = await startReference(postgres.url, PORT)
  // A reverse proxy names the visitors: each comes from an address of his own.
  const env = { PROVIDER_URL: PROVIDER, PROVIDER_TOKEN: TOKEN, TRUSTED_PROXY: '127.0.0.1', HOST: '127.0.0.1' }
  const site = await startStack({ port: SITE_PORT, providerPort: PORT, dataDir: join(dataDir, 'site'), env })
  try {
    await addClients(postgres.url)
    const rows: Row[] = []
    for (const [index, probe] of PROBES.entries()) rows.push(await comparePairs(probe, index))
    return rows
  } finally {
    await site.stop()
    provider.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Each phone is asked once: budgets and throttles of a phone play no part. The order within a pair is tossed. */
async function comparePairs({ metric, url, before, body, wanted }: Probe, probe: number): Promise<Row> {
  const times: Record<'client' | 'stranger', number[]> = { client: [], stranger: [] }
  for (let pair = 0; pair < WARM_UP + PAIRS; pair++) {
    const order = Math.random() < 0.5 ? (['client', 'stranger'] as const) : (['stranger', 'client'] as const)
    for (const kind of order) {
      const phone = phoneOf(kind, probe * (WARM_UP + PAIRS) + pair)
      const sent = { ...(await before?.(phone)), ...body(phone) }
      const start = performance.now()
      await post(url, sent, wanted)
      if (pair >= WARM_UP) times[kind].push(performance.now() - start)
    }
  }
  const [client, stranger] = [median(times.client), median(times.stranger)]
  const detail = `Mann–Whitney, ${PAIRS} pairs; medians ${client.toFixed(2)} and ${stranger.toFixed(2)} ms`
  return {
    metric: `${metric}, known or unknown phone: p`,
    value: mannWhitneyP(times.client, times.stranger),
    unit: '',
    limit: P_LIMIT,
    better: 'high',
    detail,
  }
}

/** All of one prefix: 5,000 of each kind. */
function phoneOf(kind: 'client' | 'stranger', index: number): string {
  return `+7977700${String(index * 2 + (kind === 'client' ? 0 : 1)).padStart(4, '0')}`
}

/** Registered ones, with the demo's password; and a branch that sends as many codes as are asked for. */
async function addClients(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 1, console.error, true, WORK_LIMITS)
  await db.execute(sql`
    insert into clients (station, phone, first_name, language, created_at, password_hash, registered_at)
    select station, '+7977700' || lpad((n * 2)::text, 4, '0'), first_name, language, created_at, password_hash, registered_at
    from clients, generate_series(0, ${PROBES.length * (WARM_UP + PAIRS) - 1}::int) n where phone = '+79990000001'`)
  await db.execute(sql`update settings set data = jsonb_set(data, '{signIn}',
    data->'signIn' || '{"codesPerPrefixPerDay": 100000, "codesPerDay": 100000}')`)
  await db.execute(sql`vacuum analyze clients`)
  await close()
}

let visitors = 0
async function post(url: string, body: object, wanted: RegExp): Promise<string> {
  visitors += 1
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'x-consents': NEWEST_HEADER,
      'x-forwarded-for': `10.${[16, 8, 0].map((bits) => (visitors >> bits) & 255).join('.')}`,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!wanted.test(`${response.status} ${text}`)) throw new Error(`${url}: ${response.status} ${text}`)
  return text
}
