import type { Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { scorePage, scriptsWithoutHash } from '@/tests/setup/observatory'
import { type Answer, ask } from './setup/ask'
import { clientPages } from './setup/client-addresses'
import { DEMO_CLIENTS, DEMO_PASSWORD } from './setup/demo-clients'
import { type HttpsSite, startHttpsSite } from './setup/https-site'
import { LANGUAGES } from './setup/languages'
import { IS_LONG } from './setup/long-form'
import { pagesOf, REFUSING } from './setup/pages'
import { freePort } from './setup/start-stack'
import { openProxy } from './setup/watched-renderer'

/** Of the HTTP Observatory: nothing is lost, and all extra credit is earned. */
const SCORE = 155
/** The page with the map must let in what another site has not released. */
const MAP_SCORE = 145

// No browser: the rules ask for headers and script tags.
test.describe.configure({ mode: 'serial' })

/** What pages ask by POST because it is too long for an address: both only count a price (tests/provider/http/reads.test.ts). */
const READS_BY_POST = ['POST /sun/v2/quote', 'POST /sun/v2/transfers/quote']

let site: HttpsSite
let proxy: Server
const calls: string[] = []
test.beforeAll(async () => {
  const port = await freePort()
  proxy = await openProxy(process.env.E2E_PROVIDER_URL ?? '', port, (call) => calls.push(call))
  site = await startHttpsSite(`http://127.0.0.1:${port}`)
})
test.afterAll(async () => {
  await site?.stop()
  proxy?.closeAllConnections()
  proxy?.close()
})

const CHOSEN = LANGUAGES.filter(({ id }) => IS_LONG || id === 'ru')

for (const { id, prefix } of CHOSEN)
  test(`every page scores ${SCORE} in the Observatory: ${id}`, async () => {
    const paths = [...pagesOf({ id, prefix }), ...REFUSING.map((path) => `${prefix}${path}`)]
    for (const path of paths) {
      expectScore(path, await get(path))
      // As the page cache gives it from now on.
      if (path.endsWith('/')) expectScore(path, await get(path))
    }
  })

test(`every page of a client scores ${SCORE} in the Observatory`, async () => {
  const cookie = await signInThere()
  for (const path of clientPages(DEMO_CLIENTS.rich.id)) {
    const answer = await get(path, { cookie })
    expect(answer.status, path).toBe(200)
    expectScore(path, answer)
  }
})

test('no page asks the provider to change anything', () => {
  const questions = calls.map((call) => call.split(/[ ?]/).slice(0, 2).join(' '))
  // Signing in above is no page.
  const others = questions.filter((call) => !call.startsWith('GET ') && call !== 'POST /auth-client/login')
  expect(questions.length).toBeGreaterThan(100)
  expect(others.filter((call) => !READS_BY_POST.includes(call))).toEqual([])
  expect(questions).not.toContain('GET /auth-client/logout')
})

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(path, { site: site.url, headers: { host: site.host, ...headers } })
}

function expectScore(path: string, { headers, body }: Answer): void {
  const { score, findings } = scorePage({ headers, html: body })
  expect(score, `${path}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(
    path.endsWith('/contacts/') ? MAP_SCORE : SCORE,
  )
  expect(scriptsWithoutHash(body), path).toEqual([])
}

async function signInThere(): Promise<string> {
  const { status, headers } = await ask('/api/auth/login/', {
    method: 'POST',
    site: site.url,
    headers: { host: site.host, origin: `https://${site.host}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: DEMO_CLIENTS.rich.phone, password: DEMO_PASSWORD }),
  })
  expect(status).toBe(200)
  return headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? ''
}
