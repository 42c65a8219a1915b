import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSiteEnv } from '@/lib/config/site-env'
import { createFrontServer } from '@/server/front/front-server'

const CROWD = '203.0.113.50'
const VISITOR = '198.51.100.77'
/** What the front lets in at a time, and lets wait. */
const [INSIDE, WAITING] = [4, 64]
const SEARCH = '/booking-online/?from=2027-01-01&to=2027-01-05'

type Deps = Parameters<typeof createFrontServer>[0]
type Question = { path: string; request: IncomingMessage; response: ServerResponse }

const room = mkdtempSync(join(tmpdir(), 'own-pages-'))
const agent = new Agent({ keepAlive: true })
const servers: Server[] = []
/** Pages that the renderer is at work with. */
let rendering: Question[] = []
let rendered: string[] = []
let port = 0

/** The front before a renderer that answers doors at once, and a page when `finish` says so. */
beforeEach(async () => {
  rendering = []
  rendered = []
  const socketPath = join(room, `${performance.now()}.sock`)
  const renderer = createServer((asked, response) => {
    const path = asked.url ?? ''
    if (path.startsWith('/api/') && !path.includes('..')) return void response.end('door')
    rendered.push(path)
    rendering.push({ path, request: asked, response })
  }).listen(socketPath)
  const front = createFrontServer({
    config: readSiteEnv({ PROVIDER_TOKEN: 'token', PROVIDER_URL: 'http://127.0.0.1:9', TRUSTED_PROXY: '127.0.0.1' }),
    folders: { pictures: 'no-such-folder', files: 'no-such-folder' },
    socketPath,
    caches: {} as Deps['caches'],
    requestRendering: async () => Promise.reject(new Error('away')),
    limiter: { run: (_waiting, work) => work(), join: () => undefined },
    metrics: new Proxy({}, { get: () => () => undefined }) as Deps['metrics'],
    isRendererUp: () => true,
    isDraining: () => false,
    warnOfProxy: () => undefined,
  }).listen(0, '127.0.0.1')
  servers.push(renderer, front)
  await Promise.all([once(renderer, 'listening'), once(front, 'listening')])
  port = (front.address() as AddressInfo).port
})

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => rmSync(room, { recursive: true, force: true }))

function ask(path: string, address: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ port, path, agent, method, headers: { 'x-forwarded-for': address, ...headers } })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  )
  sent.end()
  return {
    answered,
    abort: () => sent.destroy(),
    async read() {
      const response = await answered
      let text = ''
      for await (const chunk of response) text += chunk
      return { status: response.statusCode, headers: response.headers, text }
    },
  }
}

const askMany = (count: number, address: string, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ask(path(index), address).read())

const untilRendering = (count: number) => expect.poll(() => rendering.length).toBe(count)

function finish(): void {
  rendering.shift()?.response.end('page')
}

/** Ends whatever is at work, and what comes after it, until all of them are answered. */
async function finishAll<Answer>(answers: Promise<Answer>[]): Promise<Answer[]> {
  const timer = setInterval(() => {
    while (rendering.length > 0) finish()
  }, 1)
  return Promise.all(answers).finally(() => clearInterval(timer))
}

/** All places are taken, and the row too: one has been refused, the others wait for `finish`. */
async function crowd() {
  const asked = askMany(INSIDE + WAITING + 1, CROWD, (index) => `${SEARCH}&place=${index}`)
  let refusals = 0
  for (const answer of asked)
    void answer.then(({ status }) => {
      if (status === 503) refusals += 1
    })
  const untilRefused = (many: number) => expect.poll(() => refusals).toBe(many)
  await untilRefused(1)
  await untilRendering(INSIDE)
  return { asked, untilRefused }
}

const count = (answers: { status: number | undefined }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('pages that are rendered for one visitor alone', () => {
  it.each([
    ['searches', (index: number) => `${SEARCH}&place=${index}`],
    ['unknown pages', (index: number) => `/nothing-${index}/`],
    ['pages of payments', (index: number) => `/en/payment/?number=${index}`],
    ['addresses that climb out of the doors', (index: number) => `/api/../nothing-${index}/`],
  ])('are rendered a few at a time, as %s', async (_name, path) => {
    const answers = askMany(3 * INSIDE, CROWD, path)
    for (let left = 3 * INSIDE; left > 0; left -= 1) {
      await untilRendering(Math.min(INSIDE, left))
      // Whatever has come by now is with the renderer, or waits for its turn.
      expect(await ask('/api/quotes/', VISITOR).read()).toMatchObject({ status: 200 })
      expect(rendering.length).toBe(Math.min(INSIDE, left))
      finish()
    }
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(3 * INSIDE).fill(200))
  })

  it('beyond the row are refused with 503: come again', async () => {
    const { asked } = await crowd()
    const refused = await Promise.race(asked)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['content-type']).toContain('text/html')
    const answers = await finishAll(asked)
    expect([count(answers, 200), count(answers, 503)]).toEqual([INSIDE + WAITING, 1])
  })

  it('of one network keep nobody else waiting: he comes next, and the crowd gives him a place', async () => {
    const { asked, untilRefused } = await crowd()
    const visitor = ask('/account/', VISITOR, { cookie: 'session=one' }).read()
    await untilRefused(2)
    // The next two: one of each network.
    finish()
    finish()
    await untilRendering(INSIDE)
    expect(rendering.at(-1)).toMatchObject({ path: '/account/', request: { headers: { cookie: 'session=one' } } })
    const [first, ...others] = await finishAll([visitor, ...asked])
    expect(first?.status).toBe(200)
    expect(count(others, 503)).toBe(2)
  })

  it('keep no door waiting, neither of others nor of who renders, nor of a page that asks one before it ends', async () => {
    const { asked } = await crowd()
    for (const address of [VISITOR, CROWD]) {
      for (const [method, path] of [
        ['POST', '/api/quotes/'],
        ['POST', '/api/bookings/'],
        ['GET', '/api/payments/1/'],
      ] as const)
        expect(await ask(path, address, {}, method).read()).toMatchObject({ status: 200, text: 'door' })
    }
    const [page] = rendering
    const door = await ask('/api/quotes/', '127.0.0.1').read()
    page?.response.end(door.text)
    rendering.shift()
    expect((await finishAll(asked)).filter(({ text }) => text === 'door')).toHaveLength(1)
  })

  it('come as they are written, with the headers of soft navigation', async () => {
    const asked = ask('/account/history/?_rsc=abc', VISITOR, { rsc: '1', 'next-url': '/account' })
    await untilRendering(1)
    const [{ request: seen, response } = rendering[0] as never] = rendering as [Question]
    expect([seen.headers.rsc, seen.headers['next-url']]).toEqual(['1', '/account'])
    response.writeHead(200, { 'content-type': 'text/x-component' }).write('first')
    const answer = await asked.answered
    expect(String((await once(answer, 'data'))[0])).toBe('first')
    response.end('last')
    expect(String((await once(answer, 'data'))[0])).toBe('last')
  })

  it('hold no place for a visitor who does not read them', async () => {
    const sockets = Array.from({ length: INSIDE }, () => connect(port, '127.0.0.1').pause())
    for (const socket of sockets)
      socket.write(`GET ${SEARCH} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${CROWD}\r\n\r\n`)
    await untilRendering(INSIDE)
    for (const { response } of rendering.splice(0)) response.end(Buffer.alloc(32 * 1024 * 1024))
    const visitor = ask(SEARCH, VISITOR).read()
    await untilRendering(1)
    finish()
    expect((await visitor).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  it('hold their place until they are rendered, though the visitor has gone: the renderer does not stop', async () => {
    const gone = Array.from({ length: INSIDE }, () => ask(SEARCH, CROWD))
    for (const { answered } of gone) answered.catch(() => undefined)
    await untilRendering(INSIDE)
    // One has got its beginning, one more than he read.
    rendering[0]?.response.write('beginning')
    await Promise.race(gone.map(({ answered }) => answered))
    for (const { abort } of gone) abort()
    const visitor = ask(SEARCH, VISITOR).read()
    expect(await ask('/api/quotes/', VISITOR).read()).toMatchObject({ status: 200 })
    expect(rendering).toHaveLength(INSIDE)
    expect(rendering.every(({ response }) => !response.destroyed)).toBe(true)
    for (let index = 0; index < INSIDE; index += 1) finish()
    await untilRendering(1)
    finish()
    expect((await visitor).status).toBe(200)
  })

  it('are not rendered, and hold no place, when the visitor has gone while he waited', async () => {
    const { asked, untilRefused } = await crowd()
    const gone = Array.from({ length: INSIDE }, () => ask('/gone/', VISITOR))
    for (const { answered } of gone) answered.catch(() => undefined)
    await untilRefused(1 + INSIDE)
    for (const { abort } of gone) abort()
    const after = ask('/after/', '192.0.2.1').read()
    await untilRefused(2 + INSIDE)
    await finishAll([...asked, after])
    expect(rendered).toContain('/after/')
    expect(rendered).not.toContain('/gone/')
  })

  it('give their place back when the renderer hangs up', async () => {
    const answers = askMany(2 * INSIDE, CROWD, () => SEARCH)
    await untilRendering(INSIDE)
    for (const { request: asked } of rendering.splice(0)) asked.socket.destroy()
    await untilRendering(INSIDE)
    const statuses = (await finishAll(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(INSIDE).fill(200), ...Array(INSIDE).fill(503)])
  })
})
