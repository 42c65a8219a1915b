import { expect, type Page, test } from '@playwright/test'
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { IS_LONG, LONG, WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const { cookies } = layout

for (const { button, analytics } of [
  { button: cookies.accept, analytics: 'yes' },
  { button: cookies.necessary, analytics: undefined },
])
  test(`«${button}» hides the notice for good; analytics: ${analytics ?? 'no'}`, WIDE, async ({ page, context }) => {
    await page.goto(siteUrl('/'))
    await page.getByRole('region', { name: cookies.label, exact: true }).getByRole('button', { name: button }).click()
    await expect(page.getByRole('region', { name: cookies.label, exact: true })).toHaveCount(0)
    const jar = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]))
    expect(jar.get('cookie_consent')?.value).toBe('true')
    expect(jar.get('analytics')?.value).toBe(analytics)
    const days = ((jar.get('cookie_consent')?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(Math.round(days)).toBe(365)
    await page.goto(siteUrl('/rent/'))
    await hydrated(page)
    await expect(page.getByRole('region', { name: cookies.label, exact: true })).toHaveCount(0)
  })

test('the policy link counts as an answer without analytics', WIDE, async ({ page, context }) => {
  await page.goto(siteUrl('/'))
  await page.getByRole('region', { name: cookies.label, exact: true }).getByRole('link').click()
  await expect(page).toHaveURL(/\/privacy_policy\/$/)
  await expect(page.getByRole('region', { name: cookies.label, exact: true })).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('analytics')
})

const ANALYTICS = 'https://mc.yandex.ru/**'

/** On every page there is, nobody having answered: `every-page.spec.ts`. */
const VISITED = [
  '/',
  '/en/rent/',
  `/booking-online/${rentalQuery({ ahead: 33 })}`,
  '/rent/toyota-rav4/',
  `/booking-online/toyota-rav4/${rentalQuery({ ahead: 33 })}&step=you`,
  '/status/success/',
  '/cn/prices/',
]

/** Every request to another site; the analytics answer with a stub. */
async function watchForeign(page: Page): Promise<string[]> {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(siteUrl()).origin) foreign.push(request.url())
  })
  await page.route(ANALYTICS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return foreign
}

async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(siteUrl(path))
    await hydrated(page)
  }
}

test('not one request leaves the site before "continue"; then the analytics come, once a page', async ({ page }) => {
  const foreign = await watchForeign(page)
  await visit(page, IS_LONG ? VISITED : VISITED.slice(0, 2))
  await page.goto(siteUrl('/'))
  await hydrated(page)
  await page.getByRole('banner').locator('[data-callback]').first().click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  expect(foreign).toEqual([])

  const asked = page.waitForRequest(ANALYTICS)
  await page
    .getByRole('region', { name: cookies.label, exact: true })
    .getByRole('button', { name: cookies.accept })
    .click()
  await asked
  expect(foreign).toEqual(['https://mc.yandex.ru/metrika/tag.js'])

  const askedAgain = page.waitForRequest(ANALYTICS)
  await page.goto(siteUrl('/rent/'))
  await askedAgain
  expect(foreign).toHaveLength(2)
})

test('an answer counts before the page’s scripts have come, and they act on it', WIDE, async ({ page }) => {
  const foreign = await watchForeign(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteUrl('/about/faq/'), { waitUntil: 'commit' })
  const card = page.getByRole('region', { name: cookies.label, exact: true })
  await card.getByRole('button', { name: cookies.accept }).click()
  await expect(card).toHaveCount(0)
  expect(foreign).toEqual([])

  const asked = page.waitForRequest(ANALYTICS)
  release()
  await asked
  await hydrated(page)
  await expect(card).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { id, prefix } of LANGUAGES)
    test(`there is no notice, for nothing could answer it: ${id}`, async ({ page }) => {
      await page.goto(siteUrl(`${prefix}/about/faq/`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('section:has([data-answer])')).toBeAttached()
      await expect(page.locator('section:has([data-answer])')).toBeHidden()
    })
})

for (const { name, role } of [
  { name: 'only the necessary', role: 'button' },
  { name: 'the policy link', role: 'link' },
] as const)
  test(`after ${name} no analytics come either`, role === 'button' ? LONG : WIDE, async ({ page }) => {
    const foreign = await watchForeign(page)
    await page.goto(siteUrl('/'))
    const card = page.getByRole('region', { name: cookies.label, exact: true })
    await card.getByRole(role).last().click()
    await expect(card).toHaveCount(0)
    // Before an answer all were visited.
    await visit(page, role === 'button' ? VISITED : VISITED.slice(0, 2))
    expect(foreign).toEqual([])
  })

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
])
  test(
    `at ${width} × ${height} the notice moves nothing and covers no main button`,
    width === 390 ? LONG : WIDE,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(siteUrl('/'))
      await expect(page.getByRole('region', { name: cookies.label, exact: true })).toBeVisible()
      const find = page
        .getByRole('main')
        .getByRole('button')
        .and(page.locator(':is([data-look~="primary"], .btn.primary)'))
        .first()
      for (const scroll of [0, 200, 400]) {
        await page.mouse.wheel(0, scroll)
        await expect
          .poll(async () => {
            const [card, button] = await Promise.all([
              page.getByRole('region', { name: cookies.label, exact: true }).boundingBox(),
              find.boundingBox(),
            ])
            if (!card || !button) return 'gone'
            const apart = card.y + card.height <= button.y || button.y + button.height <= card.y
            return apart || card.x + card.width <= button.x ? 'apart' : 'covered'
          })
          .toBe('apart')
      }
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.05)
    },
  )
