import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('@/lib/routing/news-redirect')).newsRedirect

describe('newsRedirect', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it.each([
    ['/news/', '/'],
    ['/news', '/'],
    ['/news/any/thing/', '/'],
    ['/en/news/', '/en/'],
    ['/en/news/any/', '/en/'],
    ['/cn/news/', null],
    ['/cn/news/winter-tyres-2026/', null],
    ['/newsletter/', null],
    ['/about/news/', null],
  ])('sends %s to %s', async (from, to) => {
    expect((await load())(from)).toBe(to)
  })

  it('sends nobody away from a language that the branch writes news in', async () => {
    vi.stubEnv('NEXT_PUBLIC_NEWS_LANGUAGES', 'ru,zh-CN')
    vi.resetModules()
    const newsRedirect = await load()
    expect([newsRedirect('/news/'), newsRedirect('/en/news/'), newsRedirect('/cn/news/')]).toEqual([null, '/en/', null])
  })
})
