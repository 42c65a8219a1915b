import { expect, test } from '@playwright/test'
import { siteUrl } from './setup/site'

// The tests of a worker share one context, which the runner empties between them: the second sees nothing of the first.
// One thing is not emptied: a test that goes offline comes back itself, or fails, which ends its worker.
test.describe.configure({ mode: 'serial' })

/** A page of the site that runs nothing. */
const PLAIN = '/robots.txt'

test('one test leaves everything behind that a test may', async ({ page, context }) => {
  await context.addCookies([{ name: 'left', value: '1', url: siteUrl(), httpOnly: true }])
  await context.grantPermissions(['geolocation'])
  await context.setExtraHTTPHeaders({ 'x-left': '1' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => Object.assign(window, { left: true }))
  await page.route('**/*', (route) => route.fulfill({ body: 'left' }))
  await context.route('**/*', (route) => route.fulfill({ body: 'left' }))
  await page.goto(siteUrl(PLAIN))
  await page.evaluate(() => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
  })
  await context.newPage()
})

test('and the next one begins with a clean page', async ({ page, context }) => {
  expect(context.pages()).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
  const answer = await page.goto(siteUrl(PLAIN))
  expect(await answer?.text()).toContain('Sitemap')
  expect(await answer?.request().allHeaders()).not.toHaveProperty('x-left')
  const left = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    script: Reflect.get(window, 'left'),
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    width: innerWidth,
    geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }))
  expect(left).toEqual({ local: 0, session: 0, script: undefined, isDark: false, width: 1280, geolocation: 'prompt' })
})
