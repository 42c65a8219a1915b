import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { pageScope } from '@/lib/routing/status-scope'
import { openSite } from './open-site'

const LIVE = {
  SUN_MODE: 'live',
  SITE_URL: 'https://rent.example',
  PROVIDER_TOKEN: 'x'.repeat(32),
  TRUSTED_PROXY: 'none',
}

const ok = (_request: unknown, response: { end(text: string): unknown }) => void response.end('ok')

describe('the site server', () => {
  let site: Awaited<ReturnType<typeof openSite>>
  afterEach(() => site.close())

  it.each(['/', '/api/cars/', '/assets/cars/sprite.svg', '/healthz', `/${'a'.repeat(5000)}`])(
    'gives %.20s the security headers',
    async (path) => {
      site = await openSite(ok)
      const { headers } = await site.get(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
      expect(headers['strict-transport-security'] ?? headers['x-powered-by']).toBeUndefined()
    },
  )

  it.each([
    ['text/plain', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
    ['text/x-component', 'text/x-component'],
    ['application/json', 'application/json'],
  ])('says how a text is written: %s is sent as %s', async (type, sent) => {
    site = await openSite((_request, response) => response.setHeader('content-type', type).end('ok'))
    expect((await site.get('/')).headers['content-type']).toBe(sent)
  })

  it('lets a page know who asks, for its searches', async () => {
    site = await openSite((_request, response) => response.end(pageScope()?.address), { TRUSTED_PROXY: '127.0.0.1' })
    expect((await site.get('/', { 'x-forwarded-for': '203.0.113.9', 'x-client-ip': '192.0.2.1' })).body).toBe(
      '203.0.113.9',
    )
  })

  it('keeps the policy that a page brought, and promises https only on https', async () => {
    site = await openSite(
      (_request, response) => response.setHeader('content-security-policy', "script-src 'self'").end('ok'),
      { SITE_URL: 'https://rent.example' },
    )
    const { headers } = await site.get('/')
    expect(headers['content-security-policy']).toBe("script-src 'self'")
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('promises https for a year and every host below, in errors, redirects and files too', async () => {
    site = await openSite(
      ({ url }, response) => {
        if (url === '/broken/') throw new Error('broken')
        if (url?.startsWith('/moved')) return response.writeHead(308, { location: '/rent/' }).end()
        return response.writeHead(url?.startsWith('/missing') ? 404 : 200, { 'content-type': 'text/html' }).end('ok')
      },
      { SITE_URL: 'https://rent.example' },
    )
    const paths = ['/', '/moved/', '/missing/', '/broken/', '/assets/x.svg', '/api/cars/', '/healthz', '/photos/x.webp']
    const answers = await Promise.all([...paths, `/${'a'.repeat(5000)}`].map((path) => site.get(path)))
    answers.push(await site.get('/rent/', {}, 'POST'), await site.get('/', {}, 'TRACE'))
    expect(answers.map(({ status }) => status)).toEqual([200, 308, 404, 500, 200, 200, 200, 200, 414, 405, 405])
    for (const { headers } of answers)
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it.each([
    { path: '/assets/cars/sprite.svg?v=3f2a', caching: 'public, max-age=31536000, immutable' },
    { path: '/assets/cars/sprite.svg?v=', caching: 'no-cache' },
    { path: '/assets/cars/sprite.svg', caching: 'no-cache' },
    { path: '/rent/?v=1', caching: 'public, max-age=0' },
  ])('$path is cached as $caching', async ({ path, caching }) => {
    site = await openSite((_request, response) => response.setHeader('cache-control', 'public, max-age=0').end('ok'))
    expect((await site.get(path)).headers['cache-control']).toBe(caching)
  })

  it.each(['/assets/x.svg', '/assets/x.svg?v=3f2a'])('lets nobody keep that %s is missing', async (path) => {
    site = await openSite((_request, response) =>
      response.writeHead(404, { 'cache-control': 'public, max-age=60', 'content-type': 'text/html' }).end('<html>'),
    )
    const { status, headers, body } = await site.get(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toBe(headers['x-request-id'])
    // Somebody asked for what was never there: no error of ours, no line for whoever keeps watch.
    expect(site.failures).toEqual([])
  })

  it('answers a range beyond the end of a file with 416 and its length, where Next says 500', async () => {
    site = await openSite((_request, response) => {
      response.setHeader('content-range', 'bytes */4975').setHeader('content-type', 'image/svg+xml')
      response.statusCode = 500
      response.end('Internal Server Error')
    })
    const { status, headers, body } = await site.get('/assets/cars/suv.svg', { range: 'bytes=9999999-' })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */4975'])
    expect(body).not.toContain('Error')
    expect(headers['cache-control']).toContain('no-store')
    expect(site.failures).toEqual([])
  })

  it('tells Next who asks and drops what a visitor may not say', async () => {
    let seen: IncomingHttpHeaders = {}
    site = await openSite((request, response) => {
      seen = request.headers
      response.end()
    })
    const lies = [
      'x-client-ip',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-real-ip',
      'x-middleware-subrequest',
      'x-request-id',
    ]
    await site.get('/', Object.fromEntries(lies.map((name) => [name, '9.9.9.9'])))
    expect(seen['x-client-ip']).toBe('127.0.0.1')
    expect(JSON.stringify(seen)).not.toContain('9.9.9.9')
  })

  it('believes a listed proxy', async () => {
    site = await openSite((request, response) => response.end(request.headers['x-client-ip']), {
      TRUSTED_PROXY: '127.0.0.1',
    })
    expect((await site.get('/', { 'x-forwarded-for': '1.1.1.1, 203.0.113.5' })).body).toBe('203.0.113.5')
  })

  it.each([
    { name: 'demo', env: {}, client: '127.0.0.1' },
    { name: 'live, no proxy', env: LIVE, client: '0.0.0.0' },
    { name: 'live, a proxy elsewhere', env: { ...LIVE, TRUSTED_PROXY: '10.0.0.1' }, client: '0.0.0.0' },
    { name: 'live, a listed proxy', env: { ...LIVE, TRUSTED_PROXY: '127.0.0.1' }, client: '203.0.113.5' },
  ])('$name: a request of this machine that says for whom it comes is of $client', async ({ env, client }) => {
    site = await openSite((request, response) => response.end(request.headers['x-client-ip']), env)
    const headers = {
      'x-forwarded-for': '203.0.113.5',
      host: env === LIVE || 'SITE_URL' in env ? 'rent.example' : 'localhost',
    }
    expect((await site.get('/', headers)).body).toBe(client)
  })

  it.each(['/', '/api/bookings/', '/assets/x.svg'])('rejects two names of a host at %s', async (path) => {
    site = await openSite(ok)
    const hosts = (second: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${second}connection: close\r\n\r\n`
    expect(await speak(site.port, hosts(''))).toMatch(/^HTTP\/1.1 200 /)
    for (const second of ['Host: localhost\r\n', 'hOST: evil.example\r\n', 'host:\r\n'])
      expect(await speak(site.port, hosts(second))).toMatch(/^HTTP\/1.1 400 /)
  })

  it.each([
    { path: '/account/history/', caching: 'private, no-store' },
    { path: '/en/account/', caching: 'private, no-store' },
    { path: '/support/', caching: undefined },
  ])('lets nobody keep where a soft navigation to $path is led', async ({ path, caching }) => {
    site = await openSite((_request, response) => response.writeHead(307, { location: '/account/login/' }).end())
    const { status, headers } = await site.get(path, { rsc: '1' })
    expect([status, headers['cache-control']]).toEqual([307, caching])
  })

  it('in live mode answers only to its own name, to health checks under any', async () => {
    site = await openSite(ok, LIVE)
    expect((await site.get('/', { host: 'evil.example' })).status).toBe(421)
    expect((await site.get('/', { host: 'rent.example' })).status).toBe(200)
    expect((await site.get('/healthz', { host: '10.0.0.7' })).status).toBe(200)
  })

  it.each([
    { path: `/${'a'.repeat(5000)}`, method: 'GET', status: 414 },
    { path: '/api/bookings/', method: 'TRACE', status: 405 },
    { path: 'http://evil.example/', method: 'GET', status: 400 },
  ])('rejects $method %.20s with $status', async ({ path, method, status }) => {
    site = await openSite(ok)
    expect((await site.get(path, {}, method)).status).toBe(status)
  })

  it.each([
    ['GET', 'transfer-encoding: chunked', 400],
    ['HEAD', 'transfer-encoding: chunked', 400],
    ['OPTIONS', 'transfer-encoding: chunked', 400],
    ['DELETE', 'transfer-encoding: chunked', 400],
    ['GET', 'content-length: 5', 400],
    ['POST', 'transfer-encoding: gzip, chunked', 400],
    ['DELETE', 'content-length: 0', 200],
    ['POST', 'transfer-encoding: chunked', 200],
  ])('takes a body only where there is one: %s with %s is answered with %i', async (method, header, status) => {
    site = await openSite(ok)
    const text = await speak(
      site.port,
      `${method} /api/cars/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${header}\r\n\r\n${header.endsWith('0') ? '' : '0\r\n\r\n'}`,
    )
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('rejects an upgrade', async () => {
    site = await openSite(ok)
    const text = await speak(
      site.port,
      'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    )
    expect(text).toMatch(/^HTTP\/1.1 400 /)
    expect(text).toContain('x-content-type-options: nosniff')
  })

  it.each([
    { name: 'broken text', sent: 'nonsense\r\n\r\n', status: 400 },
    {
      name: 'headers that are too long',
      sent: `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}`,
      status: 431,
    },
  ])('answers $name with $status and the security headers', async ({ sent, status }) => {
    site = await openSite(ok)
    const text = await speak(site.port, sent)
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(text).toContain('x-content-type-options: nosniff')
    expect(text).toContain("content-security-policy: default-src 'none'")
  })

  it('writes no rejection into the middle of an answer', async () => {
    site = await openSite((_request, response) => void response.write('half'))
    const socket = connect(site.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    let text = ''
    for await (const chunk of socket) {
      text += chunk
      if (text.includes('half')) socket.write('nonsense\r\n\r\n')
    }
    expect(text).toContain('half')
    expect(text).not.toContain('HTTP/1.1 400')
  })

  it('gives a request one response, also when the rest of its body cannot be read', async () => {
    site = await openSite(ok)
    const socket = connect(site.port, '127.0.0.1')
    socket.write('POST /api/cars/ HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n')
    let text = ''
    for await (const chunk of socket) {
      text += chunk
      if (text.includes('ok')) socket.write('zz\r\nnothing')
    }
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('takes no %s on a page, and says what it takes', async (method) => {
    site = await openSite(ok)
    const { status, headers } = await site.get('/rent/', { 'next-action': 'x' }, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect((await site.get('/api/bookings/', {}, method)).status).toBe(200)
  })

  it.each([
    { headers: {}, told: undefined },
    { headers: { rsc: '1' }, told: '/ru/rent' },
  ])('keeps how a rewrite works inside; told to $headers: $told', async ({ headers, told }) => {
    site = await openSite((_request, response) =>
      response.setHeader('x-middleware-rewrite', '/ru/rent').setHeader('x-nextjs-rewritten-path', '/ru/rent').end('ok'),
    )
    const answer = await site.get('/rent/', headers)
    expect(answer.headers['x-middleware-rewrite']).toBeUndefined()
    expect(answer.headers['x-nextjs-rewritten-path']).toBe(told)
  })

  it('says within a second that it is not ready while its provider is frozen, and at once that it lives', async () => {
    // As the system does for a frozen process: connections are taken, nothing is said.
    const provider = createServer(() => undefined)
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', () => resolve()))
    const address = provider.address()
    const port = typeof address === 'object' && address ? address.port : 0
    site = await openSite(ok, { PROVIDER_URL: `http://127.0.0.1:${port}` })
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 1_000).unref())
    const statuses = Promise.all(['/readyz', '/healthz'].map(async (path) => (await site.get(path)).status))
    expect(await Promise.race([late, statuses])).toEqual([503, 200])
    provider.closeAllConnections()
    provider.close()
  })

  it('is ready while its provider answers and it is not stopping', async () => {
    const provider = createServer((_request, response) => response.end('{}'))
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', () => resolve()))
    const address = provider.address()
    const port = typeof address === 'object' && address ? address.port : 0
    site = await openSite(ok, { PROVIDER_URL: `http://127.0.0.1:${port}` })
    expect((await site.get('/readyz')).status).toBe(200)
    site.state.isDraining = true
    expect((await site.get('/readyz')).status).toBe(503)
    site.state.isDraining = false
    provider.closeAllConnections()
    provider.close()
    expect((await site.get('/readyz')).status).toBe(503)
    expect((await site.get('/healthz')).status).toBe(200)
  })
})

/** Everything that the site says on a socket until it closes it. */
async function speak(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}
