import { expect, type Page, type Response, test } from '@playwright/test'
import { axeFindings, nothingLooked } from './setup/axe'
import { clientPages } from './setup/client-addresses'
import { DEMO_CLIENTS } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { IS_LONG, IS_WIDE, LONG, wide } from './setup/long-form'
import { KEPT, pagesOf, REFUSING, routesOf } from './setup/pages'
import { siteUrl } from './setup/site'

const NARROWEST = 320

/** Between them the layout changes at 860, 1100 and 1180; the language only tells on the narrowest. */
const OTHER_WIDTHS = [NARROWEST, 1280, 1920]

/** `npm test` sees the first in Russian, with `--all` in each language; `npm run a11y` sees all. */
const VIEWS = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1280 },
] as const

/** Pages of one test: short enough that both browsers have work to the end, and long enough to measure what is alike once. */
const AT_ONCE = IS_WIDE ? 12 : 20

for (const [index, { colorScheme, width }] of VIEWS.entries())
  for (const { id, prefix } of LANGUAGES)
    for (const [part, paths] of parts(
      id === 'ru' || IS_LONG ? pagesOf({ id, prefix }) : routesOf({ id, prefix }),
    ).entries())
      test(
        `every page is whole and accessible: ${id}, ${colorScheme}, ${width} px, part ${part + 1}`,
        index > 0 ? LONG : wide(id !== 'ru'),
        async ({ page }) => {
          await page.emulateMedia({ colorScheme })
          const problems = watchProblems(page)
          const looked = nothingLooked()
          for (const path of paths) {
            await page.setViewportSize({ width, height: 900 })
            if (isKept(path)) await page.request.get(siteUrl(path))
            await page.context().clearCookies()
            const answer = await page.goto(siteUrl(path))
            expect(answer?.status(), path).toBe(200)
            if (isKept(path)) expectFromCache(answer, path)
            await hydrated(page)
            const isWhole = id === 'ru' || IS_LONG
            expect(await axeFindings(page, isWhole, looked), path).toEqual([])
            const widths = isWhole && IS_WIDE ? OTHER_WIDTHS : [NARROWEST]
            if (index === 0) expect(await widthsThatScroll(page, widths), path).toEqual([])
            expect(problems, path).toEqual([])
          }
        },
      )

for (const { id, prefix } of LANGUAGES)
  test(`the pages that refuse are whole and accessible: ${id}`, wide(id !== 'ru'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const isWhole = id === 'ru' || IS_LONG
    const problems = watchProblems(page)
    for (const path of REFUSING) {
      await page.goto(siteUrl(`${prefix}${path}`))
      await hydrated(page)
      expect(problems, path).toEqual([])
      expect(await axeFindings(page, isWhole), path).toEqual([])
      expect(await widthsThatScroll(page, isWhole && IS_WIDE ? OTHER_WIDTHS : [NARROWEST]), path).toEqual([])
    }
  })

test('a client’s pages do nothing that they must not do', async ({ page }) => {
  await enterAs(page)
  const problems = watchProblems(page)
  for (const path of clientPages(DEMO_CLIENTS.rich.id)) {
    const answer = await page.goto(siteUrl(path))
    expect(answer?.status(), path).toBe(200)
    await hydrated(page)
    expect(problems, path).toEqual([])
  }
})

/** English pages that the cache keeps are looked at as it gives them, the others as they are rendered. */
function isKept(path: string): boolean {
  return path.startsWith('/en/') && KEPT.includes(path.slice('/en'.length))
}

/** Neither a nonce nor an entry for scripts: the page's own have a hash. */
function expectFromCache(answer: Response | null, path: string): void {
  expect(answer?.headers()['x-cache'], path).toMatch(/^(hit|stale)$/)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy, path).not.toMatch(/nonce|unsafe|strict-dynamic/)
  expect(policy.match(/script-src[^;]*sha256-/g), path).toHaveLength(1)
}

function parts(paths: string[]): string[][] {
  const count = Math.ceil(paths.length / AT_ONCE)
  return Array.from({ length: count }, (_, part) => paths.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
}

/** Grows with everything that a page must not do: errors (a violated policy is one) and requests to others. */
function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const isRefusal =
      /^Failed to load resource: .*\b(404|500)\b/.test(message.text()) && message.location().url === page.url()
    if (isRefusal) return
    if (message.type() === 'error' || /hydrat/i.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl()) && !request.url().startsWith('data:')) problems.push(request.url())
  })
  return problems
}

async function widthsThatScroll(page: Page, widths: number[]): Promise<string[]> {
  const found = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) found.push(`${overflow} px at ${width}`)
  }
  return found
}
