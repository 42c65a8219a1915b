import { afterEach, describe, expect, it, vi } from 'vitest'
import { addRedirectSlash, findRedirectTarget } from '@/lib/routing/redirect-target'

describe('an address that has moved', () => {
  it.each([
    ['/news', '/', 307],
    ['/news/any/thing/', '/', 307],
    ['/en/news/', '/en/', 307],
    ['/en/news/x', '/en/', 307],
    ['/support', '/support/doc/', 308],
    ['/cn/support/', '/cn/support/doc/', 308],
    ['/ru/rent/', '/rent/', 308],
    // Two slashes begin the address of another site.
    ['/ru//evil.example/', '/evil.example/', 308],
  ])('%s leads to %s', (from, path, status) => {
    expect(findRedirectTarget(from)).toEqual({ path, status })
  })

  it.each(['/cn/news/', '/cn/news/winter-tyres-2026/', '/newsletter/', '/about/news/'])(
    '%s stands where it is',
    (path) => {
      expect(findRedirectTarget(path)).toBeNull()
    },
  )

  it.each([
    ['/en/news/x?a=1', '/en/news/x/?a=1'],
    ['/support', '/support/'],
    ['/support?a=/b?c', '/support/?a=/b?c'],
    ['/support/', '/support/'],
    // Next adds the slash itself where nothing has moved.
    ['/rent?a=1', '/rent?a=1'],
    ['/cn/news/x', '/cn/news/x'],
    ['/news.css', '/news.css'],
  ])('%s is asked of Next as %s, so that one redirect is enough', (url, asked) => {
    expect(addRedirectSlash(url)).toBe(asked)
  })
})

describe('news of a language that the branch writes', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('stand where they are; those of other languages still lead home', async () => {
    vi.stubEnv('NEXT_PUBLIC_NEWS_LANGUAGES', 'ru,zh-CN')
    vi.resetModules()
    const { findRedirectTarget: find } = await import('@/lib/routing/redirect-target')
    expect(['/news/', '/en/news/', '/cn/news/'].map((path) => find(path)?.path ?? null)).toEqual([null, '/en/', null])
  })
})
