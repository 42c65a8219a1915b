import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pagePolicy } from '@/lib/routing/content-security-policy'
import { POLICY_REPORTS_PATH } from '@/lib/routing/policy-reports'
import { createPolicyReports, type Violation } from '@/server/front/policy-reports'

const OLD = 'application/csp-report'
const NEW = 'application/reports+json'
const SECRET = 'https://rent.example/booking-online/?key=secret&phone=79990000001'

let server: Server
let counts: Violation[] = []
let visitors = 0

beforeEach(async () => {
  counts = []
  visitors += 1
  const address = `198.51.100.${visitors}`
  const count = (violation: Violation) => void counts.push(violation)
  const answer = createPolicyReports({ siteUrl: 'https://rent.example', security: { 'x-own': '1' }, count })
  server = createServer((asked, response) => {
    if (!answer(asked, response, address)) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Sending = { type?: string; method?: string; path?: string }

function send(body: unknown, { type = OLD, method = 'POST', path = POLICY_REPORTS_PATH }: Sending = {}) {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': type }
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.once('error', reject).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

const old = (directive: string, blocked: string) => ({
  'csp-report': { 'document-uri': SECRET, 'effective-directive': directive, 'blocked-uri': blocked },
})

it('a page’s policy names the address where its violations are counted', () => {
  expect(pagePolicy('n', '/contacts/')).toContain(`; report-uri ${POLICY_REPORTS_PATH}`)
})

it.each([
  ['inline', 'inline'],
  ['https://evil.example/a.js?key=secret', 'evil.example'],
  ['https://rent.example/a.js?key=secret', 'self'],
  ['chrome-extension://abcdef/content.js', 'extension'],
  ['somebody-types-here', 'unreadable'],
  ['javascript:alert(1)', 'another scheme'],
  ['', 'unreadable'],
])('of what was stopped, «%s», the host is counted and nothing else: %s', async (blocked, host) => {
  expect(await send(old('script-src-elem', blocked))).toBe(204)
  expect(counts).toEqual([{ directive: 'script-src-elem', host }])
})

it('the violations of one page that come together are all counted; other reports are not', async () => {
  const report = (type: string, effectiveDirective: string) => ({
    type,
    url: SECRET,
    body: { documentURL: SECRET, effectiveDirective, blockedURL: 'https://evil.example/' },
  })
  const reports = [report('csp-violation', 'img-src'), report('deprecation', 'x'), report('csp-violation', 'made-up')]
  expect(await send(reports, { type: NEW })).toBe(204)
  expect(counts).toEqual([
    { directive: 'img-src', host: 'evil.example' },
    { directive: 'another rule', host: 'evil.example' },
  ])
  expect(JSON.stringify(counts)).not.toContain('secret')
})

it.each([
  ['another type', '{}', { type: 'text/plain' }, 415],
  ['another method', '', { method: 'PUT' }, 405],
  ['no JSON', 'x', {}, 400],
  ['another JSON', '{"a":1}', {}, 400],
  [
    'more reports than a page has',
    JSON.stringify(Array(21).fill({ type: 'csp-violation', body: {} })),
    { type: NEW },
    400,
  ],
  ['a long body', JSON.stringify(old('img-src', 'a'.repeat(20_000))), {}, 413],
  ['another address', '{}', { path: '/api/other/' }, 404],
])('%s is rejected', async (_name, body, sending, status) => {
  expect(await send(body, sending)).toBe(status)
  expect(counts).toEqual([])
})

it('somebody who makes hosts up gets fifty names, and then is one among others', async () => {
  for (let batch = 0; batch < 4; batch += 1) {
    const reports = Array.from({ length: 20 }, (_, index) => ({
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: `https://h${batch * 20 + index}.example/` },
    }))
    expect(await send(reports, { type: NEW })).toBe(204)
  }
  expect(new Set(counts.map(({ host }) => host)).size).toBe(51)
  expect(counts.filter(({ host }) => host === 'another host')).toHaveLength(30)
})

it('one network reports sixty times in ten minutes', async () => {
  const statuses = []
  for (let round = 0; round < 62; round += 1) statuses.push(await send(old('img-src', 'data')))
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(counts).toHaveLength(60)
})
