import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './setup/hydrated'
import { injectScripts } from './setup/injected'
import { LANGUAGES } from './setup/languages'
import { wide } from './setup/long-form'
import { pagesOf } from './setup/pages'
import { siteUrl } from './setup/site'

/** What a page may not do with a text, and what its own code does with one. */
const ATTEMPTS = {
  'HTML of a text': () => {
    document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
  },
  'a document of a text': () => {
    document.createElement('iframe').srcdoc = '<script>alert(1)</script>'
  },
  'a script of a text': () => {
    document.createElement('script').text = 'alert(1)'
  },
  'a script from elsewhere': () => {
    document.createElement('script').src = 'https://elsewhere.example/_next/static/a.js'
  },
  'an answer of ours as a script': () => {
    document.createElement('script').src = '/_next/static/../../api/quotes/'
  },
  'a policy of its own': () => {
    Reflect.get(window, 'trustedTypes').createPolicy('another', {})
  },
  'the policy once more': () => {
    Reflect.get(window, 'trustedTypes').createPolicy('default', {})
  },
} as const

test('no text becomes HTML or a script, but the few that the site itself needs', async ({ page }) => {
  await page.goto(siteUrl('/about/'))
  await hydrated(page)
  for (const [what, attempt] of Object.entries(ATTEMPTS))
    await expect(page.evaluate(attempt), what).rejects.toThrow(/TypeError/)
  expect(await injectScripts(page)).toEqual({ hasRun: false, errors: ['TypeError', 'TypeError'] })
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = '/_next/static/chunks/a.js'
    script.textContent = '{"@context":"https://schema.org"}'
  })
})

for (const { id, prefix } of LANGUAGES)
  test(`every page comes whole by a soft navigation: ${id}`, wide(id !== 'ru'), async ({ page }) => {
    const problems = watchProblems(page)
    await page.goto(siteUrl(`${prefix}/`))
    await hydrated(page)
    await page.evaluate(() => Reflect.set(window, 'isFirst', true))
    for (const path of pagesOf({ id, prefix })) {
      await page.evaluate((to) => Reflect.get(window, 'next').router.push(to), path)
      await expect(page).toHaveURL(siteUrl(path))
      await expect(page.locator('main h1').first()).toBeVisible()
      expect(problems, path).toEqual([])
    }
    expect(await page.evaluate(() => 'isFirst' in window), 'one document all the way').toBe(true)
  })

test('the bar of a slow page is drawn', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto(siteUrl('/about/'))
  await hydrated(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/prices/?_rsc=*', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => Reflect.get(window, 'next').router.push('/prices/'))
  await expect(page.locator('#nprogress .bar')).toBeAttached()
  release()
  await expect(page).toHaveURL(siteUrl('/prices/'))
  await expect(page.locator('#nprogress')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('no page lets in what another site has not released, but the one with the map', async ({ request }) => {
  // As it is rendered, and as the cache gives it.
  for (const [path, expected] of [
    ['/', 'require-corp'],
    ['/en/rent/toyota-rav4/', 'require-corp'],
    ['/zzz/', 'require-corp'],
    ['/cn/contacts/', 'unsafe-none'],
  ] as const)
    for (let turn = 0; turn < 2; turn++) {
      const headers = (await request.get(siteUrl(path))).headers()
      expect(headers['cross-origin-embedder-policy'], path).toBe(expected)
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
      expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    }
})

/** Grows with everything that the console calls an error: a violated policy is one. */
function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}
