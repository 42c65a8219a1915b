import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { type Dump, dumpTables } from '@/tests/setup/dump-tables'
import { startStack } from '../scripts/stack.mjs'
import { ask } from './setup/ask'
import { clientPages, DOORS, methodsOfDoor } from './setup/client-addresses'
import { DEMO_CLIENTS, query, signIn } from './setup/demo-clients'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { addressOfDoor, makeOwnThings } from './setup/own-things'
import { pagesOf, REFUSING } from './setup/pages'
import { freePort } from './setup/start-stack'

// The short form holds the same by two tests: tests/provider/http/reads.test.ts, and "no page asks the provider to change
// anything" of observatory.spec.ts.

/** When a session was used last: it ends by disuse, and its owner sees it in the list of his devices. */
const LEFT_OUT = { sessions: ['last_seen_at'] }

/** Asked without their own queries these would only be rejected. */
const QUERIES: Record<string, string> = {
  '/api/cars-calendar/days/': '?month=2027-01&months=1',
  '/api/bookings/[number]/voucher/': '?lang=ru',
}

const DATABASE = 'reads'

let stack: Awaited<ReturnType<typeof startStack>>
let dataDir = ''
const env = { SITE_URL: process.env.SITE_URL, E2E_DATABASE_URL: process.env.E2E_DATABASE_URL }

/** A copy of everything for this test alone: others change their database all the time. */
test.beforeAll(async () => {
  test.setTimeout(240_000)
  dataDir = mkdtempSync(join(tmpdir(), 'sun-e2e-reads-'))
  await query(`create database ${DATABASE}`, [])
  const url = new URL(env.E2E_DATABASE_URL ?? '')
  url.pathname = `/${DATABASE}`
  const [port, providerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  stack = await startStack({
    port,
    providerPort,
    sandboxPort,
    dataDir,
    env: { DATABASE_URL: url.href, METRICS_PORT: '' },
  })
  Object.assign(process.env, { SITE_URL: stack.siteUrl, E2E_DATABASE_URL: url.href })
})
test.afterAll(async () => {
  Object.assign(process.env, env)
  await stack?.stop()
  await query(`drop database ${DATABASE} with (force)`, [])
  rmSync(dataDir, { recursive: true, force: true })
})

test('no GET from a browser changes anything: every page and every door, in every language', WIDE, async () => {
  test.setTimeout(600_000)
  const owner = await signIn(DEMO_CLIENTS.rich)
  const things = await makeOwnThings(DEMO_CLIENTS.rich, owner, '127.0.0.1')
  const signedIn = { cookie: owner.cookie, authorization: `Bearer ${owner.token}` }
  const doors = Object.keys(DOORS)
    .filter((door) => methodsOfDoor(door).includes('GET'))
    .map((door) => addressOfDoor(door, things) + (QUERIES[door] ?? ''))
  const before = await settled()
  const statuses = new Map<number, number>()
  for (const language of LANGUAGES) {
    const own = clientPages(DEMO_CLIENTS.rich.id)
    const pages = [...own, ...REFUSING].map((path) => `${language.prefix}${path}`)
    for (const path of [...pagesOf(language), ...pages, ...doors])
      for (const headers of [{}, signedIn]) {
        const { status } = await ask(path, { headers: { ...headers, 'accept-language': language.id } })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
  }
  expect(statuses.get(200)).toBeGreaterThan(300)
  expect([...statuses.keys()].filter((status) => status > 500)).toEqual([])
  expect(await dump()).toEqual(before)
})

/** What the jobs had to do after the start is done: they run every half minute, so two equal sums lie further apart. */
async function settled(): Promise<Dump> {
  let last = await dump()
  await expect
    .poll(
      async () => {
        const [earlier, now] = [last, await dump()]
        last = now
        return JSON.stringify(earlier) === JSON.stringify(now)
      },
      { timeout: 240_000, intervals: [65_000] },
    )
    .toBe(true)
  return last
}

async function dump(): Promise<Dump> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return await dumpTables((statement) => client.query(statement), LEFT_OUT)
  } finally {
    await client.end()
  }
}
