import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { createPhotoServer } from '@/server/front/photos'
import type { Rendered } from '@/server/front/renderer-client'
import { securityHeaders } from '@/server/security-headers'

const NAME = `${'a'.repeat(32)}-480.avif`
const FOREVER = 'public, max-age=31536000, immutable'

let server: Server
afterEach(() => server.close())

async function open(render: (path: string) => Promise<Rendered>) {
  const asked: string[] = []
  const serve = createPhotoServer({
    requestRendering: (path) => {
      asked.push(path)
      return render(path)
    },
    security: securityHeaders('http://localhost'),
    pageCacheMb: 1,
  })
  server = createServer(async (incoming, response) => {
    if (!(await serve(incoming, response, incoming.headers['x-network']?.toString() ?? '198.51.100.1')))
      response.end('not a photo')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const get = (path: string, method = 'GET', headers = {}) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
        let body = ''
        for await (const chunk of response) body += chunk
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
        .once('error', reject)
        .end()
    })
  return { get, asked }
}

const renderPhoto = async (): Promise<Rendered> => ({
  status: 200,
  headers: { 'content-type': 'image/avif', 'cache-control': FOREVER, 'set-cookie': ['a=b'] },
  body: Buffer.from('photo'),
})

it('a photo is asked for once, however many want it, and kept by browsers for ever', async () => {
  const { get, asked } = await open(renderPhoto)
  const responses = await Promise.all([get(`/photos/${NAME}`), get(`/photos/${NAME}`), get(`/photos/${NAME}?utm=1`)])
  for (const { status, headers, body } of responses) {
    expect([status, body]).toEqual([200, 'photo'])
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': FOREVER,
      'content-length': '5',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect((await get(`/photos/${NAME}`, 'HEAD')).body).toBe('')
  expect(asked).toEqual([`/photos/${NAME}`])
})

it('one network that asks for ever new photos keeps no photo from another one', async () => {
  const opens: Array<() => void> = []
  let isOpen = false
  const { get, asked } = await open(async () => {
    if (!isOpen) await new Promise<void>((resolve) => opens.push(resolve))
    return renderPhoto()
  })
  const names = Array.from({ length: 8 + 512 + 1 }, (_, index) => `${index.toString(16).padStart(32, '0')}-480.avif`)
  let refused = 0
  const crowd = names.map(async (name) => {
    const { status } = await get(`/photos/${name}`, 'GET', { 'x-network': '203.0.113.50' })
    if (status === 503) refused += 1
  })
  await vi.waitFor(() => expect([asked.length, refused], 'every place is taken').toEqual([8, 1]), 10_000)
  const other = get(`/photos/${NAME}`)
  await vi.waitFor(() => expect(refused, 'a place of the crowd is given to the other one').toBe(2), 10_000)
  isOpen = true
  for (const end of opens) end()
  expect((await other).status).toBe(200)
  await Promise.all(crowd)
})

it.each([
  '/photos/',
  '/photos/x',
  '/photos/../secret',
  `/photos/${NAME}/`,
  `/photos/%2e%2e/${NAME}`,
  `/photos/${'a'.repeat(32)}-480.svg`,
  `/photos/${'a'.repeat(32)}-0.avif`,
])('%s is none, and nobody is asked', async (path) => {
  const { get, asked } = await open(renderPhoto)
  const { status, headers } = await get(path)
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(asked).toEqual([])
})

it('a photo that is gone is 404, one that cannot be had now is 503, and neither is kept', async () => {
  const answers: (Rendered | null)[] = [{ status: 404, headers: {}, body: Buffer.alloc(0) }, null]
  const { get } = await open(async () => {
    const answer = answers.length > 0 ? answers.shift() : await renderPhoto()
    if (!answer) throw new Error('no renderer')
    return answer
  })
  expect((await get(`/photos/${NAME}`)).status).toBe(404)
  const away = await get(`/photos/${NAME}`)
  expect([away.status, away.headers['cache-control']]).toEqual([503, 'no-store'])
  expect((await get(`/photos/${NAME}`)).status).toBe(200)
})

it('anything else is left to others', async () => {
  const { get } = await open(renderPhoto)
  expect((await get('/photosets/')).body).toBe('not a photo')
})
