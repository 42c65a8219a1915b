import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { INTERNAL_HEADER, internalToken } from '@/lib/routing/internal-pages'
import { markStatus, noteOutage } from '@/lib/routing/status-scope'
import { openSite } from './open-site'

type Site = Awaited<ReturnType<typeof openSite>>

const page = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)

describe('status of a page', () => {
  let site: Site
  afterEach(() => site.close())

  it('is what the page marked, with its own body', async () => {
    site = await openSite(async (_request, response) => {
      markStatus(404)
      await Promise.resolve()
      page(response, 200, '<h1>Нет такой машины</h1>')
    })
    const answer = await site.get('/rent/no-such/')
    expect(answer).toMatchObject({ status: 404, body: '<h1>Нет такой машины</h1>' })
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  })

  it('does not leak into a request that runs at the same time', async () => {
    let release: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    site = await openSite(async ({ url }, response) => {
      if (url === '/missing-one/') {
        markStatus(404)
        await waiting
      } else release()
      page(response, 200, 'page')
    })
    const [missing, found] = await Promise.all([site.get('/missing-one/'), site.get('/rent/')])
    expect([missing.status, found.status]).toEqual([404, 200])
  })

  it('marks nothing outside a request', () => {
    expect(() => markStatus(404)).not.toThrow()
  })

  it('tells a rejection from an error', async () => {
    site = await openSite((_request, response) => {
      markStatus(500, 'account')
      page(response, 200, 'refused')
    })
    const answer = await site.get('/account/1/')
    expect(answer.status).toBe(500)
    expect(answer.headers['x-refusal']).toBe('account')
    expect(site.failures).toEqual([])
  })
})

describe('data for a soft navigation', () => {
  let site: Site
  afterEach(() => site.close())

  /** As Next sends it: headers first, then what the page turns out to be. */
  const stream = async (response: ServerResponse, turnOut: () => void) => {
    response.setHeader('content-type', 'text/x-component')
    response.setHeader('cache-control', 'private, no-cache, no-store')
    response.flushHeaders()
    response.write('0:"shell"\n')
    await Promise.resolve()
    turnOut()
    response.write('1:"rest"\n')
    response.end('2:"end"\n')
  }
  const body = '0:"shell"\n1:"rest"\n2:"end"\n'

  it.each(['/account/1/?_rsc=1', '/en/account/history/', '/zh-CN/account/history/1/', '/%61ccount/1/'])(
    'is refused like the page: %s',
    async (path) => {
      site = await openSite((_request, response) => stream(response, () => markStatus(500, 'account')))
      const answer = await site.get(path, { rsc: '1' })
      expect(answer).toMatchObject({ status: 500, body })
      expect(answer.headers).toMatchObject({ 'x-refusal': 'account', 'cache-control': 'private, no-store' })
      expect(site.failures).toEqual([])
    },
  )

  it('reaches the client whole', async () => {
    site = await openSite((_request, response) => stream(response, () => undefined))
    const answer = await site.get('/account/1/', { rsc: '1' })
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['x-refusal']).toBeUndefined()
  })

  it('of other pages is not waited for', async () => {
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    site = await openSite(async (_request, response) => {
      response.setHeader('content-type', 'text/x-component')
      response.write('0:"shell"\n')
      await arrived
      response.end()
    })
    const answer = await fetch(`http://127.0.0.1:${site.port}/booking-online/`, { headers: { rsc: '1' } })
    arrive()
    expect(await answer.text()).toBe('0:"shell"\n')
  })
})

describe('a blank error document of Next', () => {
  let site: Site
  afterEach(() => site.close())

  const blank = (response: ServerResponse, status: number) => {
    response.setHeader('link', '</_next/x.css>; rel=preload')
    response.setHeader('set-cookie', 'a=b')
    response.statusCode = status
    response.setHeader('content-type', 'text/html')
    response.flushHeaders()
    response.write('<html id="__next_error__">')
    response.end('</html>')
  }

  it.each([
    { url: '/rent/', failure: '/failure/' },
    { url: '/en/rent/?from=2026-12-01', failure: '/en/failure/' },
    { url: '/cn/', failure: '/cn/failure/' },
  ])('$url shows $failure under the same status', async ({ url, failure }) => {
    site = await openSite((request, response) => {
      if (request.url !== failure) return blank(response, 500)
      markStatus(500)
      response.setHeader('content-security-policy', "default-src 'self'")
      response.setHeader('cross-origin-embedder-policy', 'require-corp')
      page(response, 200, `<h1>${request.headers['x-request-id']}</h1>`)
    })
    const answer = await site.get(url)
    expect(answer.status).toBe(500)
    expect(answer.body).toBe(`<h1>${answer.headers['x-request-id']}</h1>`)
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
    expect(answer.headers['cross-origin-embedder-policy']).toBe('require-corp')
    expect(answer.headers['set-cookie'] ?? answer.headers.link).toBeUndefined()
    expect(site.failures).toMatchObject([{ path: url.split('?')[0], status: 500 }])
  })

  it.each([
    { url: '/rent/', text: 'На главную', home: 'href="/"' },
    { url: '/en/rent/', text: 'Home page', home: 'href="/en/"' },
    { url: '/cn/rent/', text: '返回首页', home: 'href="/cn/"' },
  ])('$url is constant text when the failure page fails too', async ({ url, text, home }) => {
    site = await openSite((_request, response) => blank(response, 404))
    const { status, body, headers } = await site.get(url)
    expect(status).toBe(404)
    expect(body).toContain(text)
    expect(body).toContain(home)
    expect(body).not.toMatch(/__next_error__|<script|style=/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is a 503 that says when to come again, when the provider was away', async () => {
    site = await openSite((request, response) => {
      noteOutage()
      if (request.url !== '/en/failure/') return blank(response, 500)
      markStatus(500)
      page(response, 200, '<h1>We will be back</h1>')
    })
    const { status, headers, body } = await site.get('/en/rent/')
    expect({ status, body }).toEqual({ status: 503, body: '<h1>We will be back</h1>' })
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' })
    expect(site.failures).toMatchObject([{ path: '/en/rent/', status: 503 }])
  })

  it('is no 503 where the page did without the provider', async () => {
    site = await openSite((_request, response) => {
      noteOutage()
      page(response, 200, 'from the last good copy')
    })
    expect((await site.get('/rentalterms/')).status).toBe(200)
  })

  it('is replaced behind a rewrite of middleware, which puts the inner token into the headers', async () => {
    site = await openSite((request, response) => {
      if (request.url === '/failure/') return page(response, 200, '<h1>failure</h1>')
      request.headers[INTERNAL_HEADER] = internalToken()
      return response.writeHead(500).end('Internal Server Error')
    })
    expect(await site.get('/status/success/')).toMatchObject({ status: 500, body: '<h1>failure</h1>' })
  })

  it('costs no rendered page where a program asked', async () => {
    site = await openSite((_request, response) => blank(response, 404))
    const { status, headers } = await site.get('/api/nope/')
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(site.failures).toEqual([])
  })

  it('is replaced when the handler throws as well', async () => {
    site = await openSite(() => {
      throw new Error('boom')
    })
    expect((await site.get('/en/')).body).toContain('Home page')
  })

  it('sends a HEAD no body', async () => {
    site = await openSite((_request, response) => blank(response, 500))
    expect(await site.get('/', {}, 'HEAD')).toMatchObject({ status: 500, body: '' })
  })

  it('cannot be asked for from outside by naming the header', async () => {
    const seen: unknown[] = []
    site = await openSite((request, response) => {
      seen.push(request.headers['x-internal-page'])
      page(response, 200, 'page')
    })
    await site.get('/failure/', { 'x-internal-page': 'guess' })
    expect(seen).toEqual([undefined])
  })

  it("leaves middleware's marked answer alone and strips the mark", async () => {
    site = await openSite((_request, response) => {
      response.setHeader('x-page-status', '404')
      page(response, 404, '<h1>404</h1>')
    })
    const { status, body, headers } = await site.get('/nowhere/')
    expect({ status, body }).toEqual({ status: 404, body: '<h1>404</h1>' })
    expect(headers['x-page-status']).toBeUndefined()
  })
})
