import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from './open-site'

describe('pictures of shared links', () => {
  let folder: string
  let site: Awaited<ReturnType<typeof openSite>>
  const asked: unknown[] = []
  const open = async () => {
    site = await openSite((request, response) => void response.end(String(asked.push(request.url))), {}, folder)
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    writeFileSync(join(folder, 'suv.white.png'), 'drawn')
    writeFileSync(join(folder, 'secret'), 'secret')
  })
  afterEach(() => {
    site.close()
    expect(asked).toEqual([])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['/opengraph/suv.white.png?v=3f2a', 'public, max-age=31536000, immutable'],
    ['/opengraph/suv.white.png', 'no-cache'],
  ])('%s is the file that the build drew, without Next, cached as %s', async (path, caching) => {
    await open()
    const { status, headers, body } = await site.get(path)
    expect([status, body]).toEqual([200, 'drawn'])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '5',
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(await site.get(path, {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  it.each([
    '/opengraph/x',
    '/opengraph/',
    '/opengraph/suv.pink.png?v=3f2a',
    '/opengraph/secret',
    '/opengraph/../secret',
    '/opengraph/%2e%2e/status/success/?promo=X',
    '/opengraph/suv.white.png/',
  ])('%s is none, costs no page, and nobody keeps that', async (path) => {
    await open()
    const { status, headers } = await site.get(path)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      404,
      'no-store',
      'text/plain; charset=utf-8',
    ])
    expect(site.failures).toEqual([])
  })
})
