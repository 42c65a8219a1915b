import { expect, test } from '@playwright/test'
import { PUBLIC_QUERIES } from '@/lib/routing/public-queries'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { pagesOf } from './setup/pages'
import { startWatchedRenderer, type WatchedRenderer } from './setup/watched-renderer'

/** Places, settings, a list, and what one page has on top. */
const MOST_CALLS = 6

let renderer: WatchedRenderer
test.beforeAll(async () => {
  renderer = await startWatchedRenderer()
})
test.afterAll(() => renderer.stop())

for (const language of LANGUAGES)
  test(`no page asks the provider the same twice, or much at all: ${language.id}`, WIDE, async ({ request }) => {
    test.slow()
    for (const path of pagesOf(language).filter(isPublic)) {
      const answer = await request.get(`${renderer.url}${path}`)
      expect(answer.status(), path).toBe(200)
      const calls = renderer.takeCalls()
      expect(
        calls.filter((call, index) => calls.indexOf(call) !== index),
        path,
      ).toEqual([])
      expect(calls.length, `${path}\n${calls.join('\n')}`).toBeLessThanOrEqual(MOST_CALLS)
    }
  })

/** Pages that are rendered for the cache, whatever stands in for their parameters. */
function isPublic(path: string): boolean {
  const plain = path.replace(/^\/(en|cn)(?=\/)/, '').split('?')[0] ?? ''
  return Object.keys(PUBLIC_QUERIES).some((route) => new RegExp(`^${route.replace(/:[a-z]+/g, '[^/]+')}$`).test(plain))
}
