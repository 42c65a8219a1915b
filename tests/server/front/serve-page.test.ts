import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseEncoding, encodings } from '@/server/front/encodings'
import { servePage } from '@/server/front/serve-page'
import type { StoredPage } from '@/server/front/stored-page'
import { visitCookie } from '@/server/front/visit-cookie'

const TEXT = '<p>Владивосток</p>'.repeat(200)
let page: StoredPage
let server: Server
let port = 0
/** Of the next answers. */
let given = { isShared: true, cookie: null as string | null }

beforeAll(async () => {
  page = {
    status: 200,
    headers: { 'content-type': 'text/html', vary: 'rsc, Accept-Encoding' },
    body: await encodings(TEXT),
    etag: 'W/"abc"',
    tags: [],
  }
  server = createServer((request, response) => servePage(request, response, { page, headers: {}, ...given }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

async function get(headers: Record<string, string>, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve) => ask({ port, headers, method }, resolve).end())
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

describe('answerPage', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
  ])('packs for «%s» as %s, with its length', async (accepted, encoding, unpack) => {
    const { headers, body } = await get({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(unpack(body).toString()).toBe(TEXT)
  })

  it.each(['W/"abc"', '"abc"', '"x", W/"abc"', '*'])('says "you have it" to %s', async (known) => {
    const { status, body, headers } = await get({ 'if-none-match': known })
    expect([status, body.length, headers.etag]).toEqual([304, 0, 'W/"abc"'])
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('lets caches on the way keep it, and makes browsers ask', async () => {
    const { headers } = await get({})
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['cdn-cache-control']).toMatch(/^public, s-maxage=60, /)
    expect(headers.vary).toBe('rsc, Accept-Encoding')
  })

  it('lets nobody keep an answer with a cookie, or one that stands in for the page', async () => {
    for (const one of [
      { isShared: true, cookie: 'a=b' },
      { isShared: false, cookie: null },
    ]) {
      given = one
      const { headers } = await get({ 'if-none-match': one.cookie ? '"other"' : 'W/"abc"' })
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['cdn-cache-control']).toBeUndefined()
      expect(headers['set-cookie']).toEqual(one.cookie ? ['a=b'] : undefined)
    }
    given = { isShared: true, cookie: null }
  })

  it('sends headers alone to HEAD', async () => {
    const { headers, body } = await get({ 'accept-encoding': 'br' }, 'HEAD')
    expect([headers['content-length'], body.length]).toEqual([String(page.body.br.length), 0])
  })
})

describe('chooseEncoding', () => {
  it.each([
    ['*', 'br'],
    ['gzip;q=1.0, *;q=0', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.000', 'identity'],
    ['deflate', 'identity'],
  ])('%s → %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))
})

describe('visitCookie', () => {
  const host = 'rent.example'

  it('keeps the first foreign referrer for a day, and no other', () => {
    const cookie = visitCookie({ host, referer: 'https://yandex.ru/a?b=ё;c' }, 'https://rent.example')
    expect(cookie).toBe(
      'initial_referer=https%3A%2F%2Fyandex.ru%2Fa%3Fb%3D%D1%91%3Bc; Path=/; Max-Age=86400; Secure; SameSite=lax',
    )
    expect(visitCookie({ host, referer: 'https://rent.example/' }, 'https://rent.example')).toBeNull()
    expect(
      visitCookie({ host, referer: 'https://a.b/', cookie: 'x=1; initial_referer=y' }, 'https://rent.example'),
    ).toBeNull()
    expect(visitCookie({ host, referer: 'not an address' }, 'https://rent.example')).toBeNull()
    expect(visitCookie({ host }, 'https://rent.example')).toBeNull()
  })
})
