import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { freshness, RETRY_SECONDS, STALE_IF_ERROR_SECONDS } from '@/server/front/freshness'
import { TooBusy } from '@/server/front/limiter'
import { createPageCache } from '@/server/front/page-cache'
import { createPurges } from '@/server/front/purges'
import type { Rendered } from '@/server/front/renderer-client'

const SECOND = 1000
const NONCE = 'bm9uY2U='

function rendered(
  text: string,
  { status = 200, tags = 'settings', ...headers }: Record<string, unknown> = {},
): Rendered {
  return {
    status: Number(status),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'self' 'nonce-${NONCE}'`,
      'x-page-tags': String(tags),
      link: `</a.css>; nonce="${NONCE}"`,
      ...headers,
    },
    body: Buffer.from(`<body>${text}<script nonce="${NONCE}">1</script></body>`),
  }
}

function openCache() {
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const purges = createPurges(now)
  const cache = createPageCache({ purges, now, maxBytes: 1_000_000 })
  const pass = (seconds: number) => {
    clock.now += seconds * SECOND
  }
  const textOf = async (key: string, render: () => Promise<Rendered>) => {
    const answer = await cache.get(key, render)
    if (answer.kind !== 'page') return answer.kind
    return `${answer.state}: ${/<body>(.*?)<script/.exec(answer.page.body.identity.toString())?.[1]}`
  }
  return { cache, purges, pass, textOf }
}

const down = async (): Promise<Rendered> => {
  throw new Error('ECONNREFUSED')
}

describe('the page cache', () => {
  it('renders a page once for a hundred who ask at the same time', async () => {
    const { textOf } = openCache()
    const render = vi.fn(async () => rendered('one'))
    const answers = await Promise.all(Array.from({ length: 100 }, () => textOf('/', render)))
    expect(new Set(answers)).toEqual(new Set(['miss: one']))
    expect(render).toHaveBeenCalledTimes(1)
    expect(await textOf('/', down)).toBe('hit: one')
  })

  it('does not try again before the provider wants to be asked, a minute at most', async () => {
    const busy = (seconds: string) => vi.fn(async () => rendered('busy', { status: 503, 'retry-after': seconds }))
    for (const [told, waited] of [
      ['17', 17],
      ['1', RETRY_SECONDS],
      ['900', 60],
      ['soon', RETRY_SECONDS],
    ] as const) {
      const { textOf, pass } = openCache()
      const render = busy(told)
      await textOf('/', async () => rendered('one'))
      pass(400)
      expect(await textOf('/', render)).toBe('stand-in: one')
      pass(waited - 1)
      expect(await textOf('/', render)).toBe('stand-in: one')
      expect(render).toHaveBeenCalledTimes(1)
      pass(1)
      await textOf('/', render)
      expect(render).toHaveBeenCalledTimes(2)
    }
  })

  it('gives an older page at once and renders a newer one behind it', async () => {
    const { textOf, pass } = openCache()
    await textOf('/', async () => rendered('one'))
    pass(61)
    expect(await textOf('/', async () => rendered('two'))).toBe('stale: one')
    await vi.waitFor(async () => expect(await textOf('/', down)).toBe('hit: two'))
  })

  it('renders a page first when it is too old for that', async () => {
    const { textOf, pass } = openCache()
    await textOf('/', async () => rendered('one'))
    pass(400)
    expect(await textOf('/', async () => rendered('two'))).toBe('miss: two')
  })

  it('gives an old page for a day while nothing can be rendered, and asks again only now and then', async () => {
    const { textOf, pass } = openCache()
    await textOf('/', async () => rendered('one'))
    pass(4_000)
    const failing = vi.fn(down)
    expect(await textOf('/', failing)).toBe('stand-in: one')
    expect(await textOf('/', failing)).toBe('stand-in: one')
    expect(failing).toHaveBeenCalledTimes(1)
    pass(RETRY_SECONDS)
    expect(await textOf('/', async () => rendered('x', { status: 503 }))).toBe('stand-in: one')
    pass(RETRY_SECONDS)
    expect(await textOf('/', async () => rendered('half', { 'x-page-outage': '1' }))).toBe('stand-in: one')
    pass(STALE_IF_ERROR_SECONDS)
    await expect(textOf('/', down)).rejects.toThrow('ECONNREFUSED')
  })

  it('lets the next visitor have a page rendered for which one network found no place', async () => {
    const { textOf, purges, pass } = openCache()
    await textOf('/', async () => rendered('one'))
    pass(1)
    purges.purge(['settings'])
    expect(await textOf('/', async () => Promise.reject(new TooBusy()))).toBe('stand-in: one')
    expect(await textOf('/', async () => rendered('two'))).toBe('miss: two')
  })

  it('shows a change in the first answer after it was told, and only on pages made of it', async () => {
    const { textOf, purges, pass } = openCache()
    await textOf('/', async () => rendered('one', { tags: 'settings cars' }))
    await textOf('/faq/', async () => rendered('faq', { tags: 'settings content' }))
    pass(1)
    purges.purge(['cars'])
    expect(await textOf('/', async () => rendered('two', { tags: 'settings cars' }))).toBe('miss: two')
    expect(await textOf('/faq/', down)).toBe('hit: faq')
    pass(1)
    purges.purge(['cars'])
    expect(await textOf('/', down), 'better old than none').toBe('stand-in: two')
  })

  it('does not take for new what began to be rendered before the change', async () => {
    const { textOf, purges, pass } = openCache()
    let finish: (page: Rendered) => void = () => undefined
    const slow = textOf('/', () => new Promise((resolve) => (finish = resolve)))
    pass(1)
    purges.purge(['settings'])
    finish(rendered('before'))
    await slow
    expect(await textOf('/', async () => rendered('after'))).toBe('miss: after')
  })

  it.each([
    ['a missing page', rendered('gone', { status: 404 })],
    ['a page without its provider', rendered('half', { 'x-page-outage': '1' })],
    ['a page of what does not exist', rendered('usual', { 'x-page-uncacheable': '1' })],
    ['an error', rendered('error', { status: 500 })],
  ])('gives %s to who asked, sealed, and keeps it not', async (_name, answer) => {
    const { cache } = openCache()
    const given = await cache.get('/', async () => answer)
    expect(given).toMatchObject({ kind: 'page', page: { status: answer.status } })
    expect(JSON.stringify(given)).not.toContain(NONCE)
    expect(cache.sizes().pages).toBe(0)
  })

  it.each([
    ['a cookie', rendered('own', { 'set-cookie': ['a=b'] })],
    ['a redirect', rendered('', { status: 307, location: '/en/' })],
    ['a file', rendered('', { 'content-type': 'application/json' })],
    ['data with a nonce', rendered('', { 'content-type': 'text/x-component' })],
  ])('shares with nobody an answer with %s', async (_name, answer) => {
    const { cache } = openCache()
    expect(await cache.get('/', async () => answer)).toEqual({ kind: 'unshared' })
    expect(cache.sizes().pages).toBe(0)
  })

  it('shares the data of a soft navigation, whose stylesheets and scripts need no nonce of their own', async () => {
    const { cache } = openCache()
    const link = { rel: 'stylesheet', href: '/_next/static/chunks/a.css', nonce: NONCE }
    const data = rendered('', { 'content-type': 'text/x-component' })
    const answer = await cache.get('/', async () => ({
      ...data,
      body: Buffer.from(`0:${JSON.stringify(['$', 'link', '0', link])}`),
    }))
    const text = answer.kind === 'page' ? answer.page.body.identity.toString() : ''
    expect(JSON.parse(text.slice(2))).toEqual(['$', 'link', '0', { ...link, nonce: '$undefined' }])
  })

  it('forgets a page that is gone', async () => {
    const { textOf, pass } = openCache()
    await textOf('/rent/x/', async () => rendered('car'))
    pass(400)
    expect(await textOf('/rent/x/', async () => rendered('gone', { status: 404 }))).toBe('miss: gone')
    await expect(textOf('/rent/x/', down)).rejects.toThrow()
  })

  it('keeps no header that is about one answer', async () => {
    const { cache } = openCache()
    const answer = await cache.get('/', async () =>
      rendered('one', { 'x-request-id': '1', etag: 'x', connection: 'close' }),
    )
    expect(answer.kind === 'page' && Object.keys(answer.page.headers).sort()).toEqual([
      'content-security-policy',
      'content-type',
    ])
  })

  it('keeps within its memory', async () => {
    const { cache } = openCache()
    for (let number = 0; number < 40; number++)
      await cache.get(`/${number}`, async () => rendered(String(Math.random()).repeat(5_000)))
    expect(cache.sizes().bytes).toBeLessThanOrEqual(1_000_000)
    expect(cache.sizes().pages).toBeGreaterThan(1)
  })
})

describe('freshness', () => {
  it('never calls fresh what is older than a minute or was changed, and never gives what is older than a day', () => {
    const times = fc.record({
      age: fc.nat(200_000),
      isPurged: fc.boolean(),
      retryIn: fc.integer({ min: -10, max: 10 }),
    })
    fc.assert(
      fc.property(times, ({ age, isPurged, retryIn }) => {
        const now = 1e9
        const state = freshness({ renderedAt: now - age * SECOND, isPurged, retryAt: now + retryIn * SECOND }, now)
        if (state === 'fresh') expect(age < 60 && !isPurged).toBe(true)
        if (state === 'refresh') expect(age < 360 && !isPurged && retryIn <= 0).toBe(true)
        if (state === 'stand-in') expect(retryIn).toBeGreaterThan(0)
        expect(state === 'gone').toBe(age > STALE_IF_ERROR_SECONDS)
      }),
    )
  })
})
