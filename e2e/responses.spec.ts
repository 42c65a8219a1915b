import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { type Answer, type Asking, ask } from './setup/ask'
import { type HttpsSite, startHttpsSite } from './setup/https-site'
import { stationDate } from './setup/site'

// No browser: what counts here are headers and bodies.
test.describe.configure({ mode: 'serial' })

let site: HttpsSite
test.beforeAll(async () => {
  site = await startHttpsSite()
})
test.afterAll(() => site?.stop())

/** Everything that was answered here. */
const answers: { path: string; answer: Answer }[] = []

const SECURITY = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*payment=\(\)/,
  'content-security-policy': /default-src 'none'|frame-ancestors 'none'/,
} as const

type Case = Asking & { name: string; path: string; status: number }

/** One of each kind of response, with the status that makes it one. */
const KINDS: Case[] = [
  { name: 'a page', path: '/', status: 200 },
  { name: 'a page of the cache', path: '/', status: 200 },
  { name: 'a page of its own visitor', path: '/payment/', status: 200 },
  { name: 'data of a page', path: '/en/rent/?_rsc', status: 200, headers: { rsc: '1' } },
  { name: 'a missing page', path: '/zzz/', status: 404 },
  { name: 'a missing car', path: '/en/rent/no-such-car/', status: 404 },
  { name: 'a denied page', path: '/account/1/', status: 500 },
  { name: 'a redirect of the site', path: '/ru/rent/', status: 308 },
  { name: 'a redirect of Next', path: '/rent', status: 308 },
  { name: 'a redirect for now', path: '/news/', status: 307 },
  { name: 'a secret link that is none', path: '/status/success/?booking=1&key=2', status: 303 },
  { name: 'a door', path: `/api/cars-calendar/days/?month=${stationDate(30).slice(0, 7)}&months=1`, status: 200 },
  { name: 'a rejection of a door', path: '/api/cars-calendar/days/?month=x', status: 400 },
  { name: 'a door for clients', path: '/api/auth/client/', status: 401 },
  { name: 'a door for another method', path: '/api/bookings/', status: 405 },
  { name: 'a foreign page at a door', path: '/api/quotes/', status: 403, ...foreignPost() },
  { name: 'a door that is none', path: '/api/zzz/', status: 404 },
  { name: 'a file', path: '/assets/boot.js', status: 200 },
  { name: 'a file with its version', path: '/assets/boot.js?v=1', status: 200 },
  { name: 'a drawing', path: '/icon.svg', status: 404 },
  { name: 'a missing file', path: '/assets/zzz.svg', status: 404 },
  { name: 'a missing script', path: '/_next/static/chunks/zzz.js', status: 404 },
  { name: 'a missing photo', path: '/photos/zzz.webp', status: 404 },
  { name: 'a missing picture', path: '/opengraph/zzz.png', status: 404 },
  { name: 'robots.txt', path: '/robots.txt', status: 200 },
  { name: 'the sitemap', path: '/sitemap.xml', status: 200 },
  { name: 'security.txt', path: '/.well-known/security.txt', status: 200 },
  { name: 'a report of a violation', path: '/api/policy-reports/', status: 415, method: 'POST', body: 'x' },
  { name: 'health', path: '/healthz', status: 200 },
  { name: 'readiness', path: '/readyz', status: 200 },
  { name: 'a long address', path: `/${'a'.repeat(5000)}`, status: 414 },
  { name: 'an unknown method', path: '/', status: 405, method: 'TRACE' },
  { name: 'a form at a page', path: '/rent/', status: 405, method: 'POST' },
  { name: 'another address in the line', path: 'http://evil.example/', status: 400 },
  { name: 'a broken path', path: '/%zz/', status: 404 },
]

test('every response has every security header, errors, redirects and files too', async () => {
  const found = []
  for (const { name, path, status: _, ...asking } of KINDS) {
    const answer = await get(path, asking)
    found.push(`${name}: ${answer.status}`)
    expect.soft(missingOf(answer), name).toEqual([])
    expect.soft(answer.headers['x-powered-by'], name).toBeUndefined()
    expect.soft(answer.headers.sourcemap, name).toBeUndefined()
  }
  expect(found).toEqual(KINDS.map(({ name, status }) => `${name}: ${status}`))
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(answers[0]?.answer.body ?? '') ?? []
  const [sheet = ''] = /\/_next\/static\/[^"]+\.css/.exec(answers[0]?.answer.body ?? '') ?? []
  for (const path of [script, sheet]) {
    const answer = await get(path)
    expect([path, answer.status, ...missingOf(answer)]).toEqual([path, 200])
    expect((await get(`${path}.map`)).status, path).toBe(404)
  }
})

test('what nobody can read is answered with every security header', async () => {
  const rest = `host: ${site.host}\r\nconnection: close\r\n`
  for (const { sent, status } of [
    { sent: 'nonsense\r\n\r\n', status: 400 },
    { sent: `GET / HTTP/1.1\r\n${rest}x: ${'a'.repeat(20_000)}\r\n\r\n`, status: 431 },
    { sent: `GET / HTTP/1.1\r\nhost: ${site.host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`, status: 400 },
  ]) {
    const text = await speak(sent)
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const [header, value] of Object.entries(SECURITY)) {
      const [, given = ''] = new RegExp(`^${header}: (.*)\r$`, 'm').exec(text) ?? []
      expect(given, `${status} ${header}`).toMatch(value)
    }
  }
})

const EVIL = ['//evil.example', '/\\evil.example', '/%5cevil.example', '/%2fevil.example', '/https:evil.example']
const EVIL_VALUES = ['https://evil.example/', '//evil.example', '/\\evil.example', '%0d%0alocation:%20//evil.example']
const PREFIXES = ['', '/ru', '/en', '/cn', '/zh-CN', '/rent', '/ru/rent', '/account', '/api', '/_next', '/assets']
const SUFFIXES = ['', '?x=//evil.example']
/** Addresses that lead on by themselves. */
const LEADING = [
  ...[
    '/account/',
    '/en/account/',
    '/ru/rent/',
    '/rent',
    '/news/winter/',
    '/en/support',
    '/status/success/?booking=1&key=2',
  ],
  `/long_term_rental/${encodeURIComponent('Е341НВ25')}/`,
]
const PARAMETERS = [
  'next',
  'return',
  'return_to',
  'redirect',
  'redirect_uri',
  'url',
  'to',
  'back',
  'locale',
  'callbackUrl',
]
type Probe = { path: string; headers?: Record<string, string> }
const AT_ONCE = 6
const LYING_HEADERS = [
  'x-forwarded-host',
  'x-forwarded-server',
  'x-original-url',
  'x-rewrite-url',
  'forwarded',
  'referer',
]

test('no redirect leads off the site, whatever the address, its query or a header asks', async () => {
  const paths = PREFIXES.flatMap((prefix) => EVIL.flatMap((evil) => SUFFIXES.map((suffix) => prefix + evil + suffix)))
  const queries = LEADING.flatMap((path) =>
    PARAMETERS.map(
      (name, index) => `${path}${path.includes('?') ? '&' : '?'}${name}=${EVIL_VALUES[index % EVIL_VALUES.length]}`,
    ),
  )
  const lies = LEADING.flatMap((path) => LYING_HEADERS.map((name) => ({ path, headers: { [name]: 'evil.example' } })))
  const probes: Probe[] = [...[...paths, ...queries].map((path) => ({ path })), ...lies]
  expect(probes.length).toBeGreaterThanOrEqual(200)
  let redirects = 0
  const look = async ({ path, headers = {} }: Probe) => {
    const answer = await get(path, { headers })
    expect.soft(answer.status, path).toBeLessThan(501)
    const { location, refresh } = answer.headers
    const [, inPage] = /http-equiv="refresh" content="[^"]*url=([^"]*)"/i.exec(answer.body) ?? []
    const targets = [location, refresh?.toString().replace(/^\d+;url=/, ''), inPage].filter((to) => to !== undefined)
    if (targets.length > 0) redirects += 1
    for (const target of targets) {
      // As a browser reads it that was at this address.
      expect.soft(new URL(target, `https://${site.host}/`).host, `${path} → ${target}`).toBe(site.host)
      expect.soft(target, path).not.toMatch(/[\r\n\\]/)
    }
  }
  while (probes.length > 0) await Promise.all(probes.splice(0, AT_ONCE).map(look))
  // Or nothing of it was tried.
  expect(redirects).toBeGreaterThan(100)
})

test('no response names a secret, the provider or the database, and its cookies go over https only', () => {
  const { E2E_PROVIDER_TOKEN = '', E2E_PROVIDER_URL = '', E2E_DATABASE_URL = '' } = process.env
  const database = new URL(E2E_DATABASE_URL)
  const secrets = [E2E_PROVIDER_TOKEN, new URL(E2E_PROVIDER_URL).host, E2E_DATABASE_URL, database.password]
  const canaries = secrets.filter((secret) => secret !== '')
  expect(canaries.length).toBeGreaterThanOrEqual(3)
  expect(answers.length).toBeGreaterThan(200)
  for (const { path, answer } of answers) {
    const text = JSON.stringify(answer.headers) + answer.body
    expect
      .soft(
        canaries.filter((canary) => text.includes(canary)),
        path,
      )
      .toEqual([])
    for (const cookie of answer.headers['set-cookie'] ?? []) expect.soft(cookie, path).toMatch(/; Secure/i)
  }
})

async function get(path: string, { headers = {}, ...asking }: Asking = {}): Promise<Answer> {
  const answer = await ask(path, { ...asking, site: site.url, headers: { host: site.host, ...headers } })
  answers.push({ path, answer })
  return answer
}

function missingOf({ headers }: Answer): string[] {
  return Object.entries(SECURITY).flatMap(([name, value]) =>
    value.test(String(headers[name] ?? '')) ? [] : [`${name}: ${headers[name]}`],
  )
}

function foreignPost(): Asking {
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  return { method: 'POST', headers, body: '{}' }
}

/** Everything that the site says on a socket until it closes it. */
async function speak(text: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}
