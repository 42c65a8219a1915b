import { expect, test } from '@playwright/test'
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { siteUrl } from './setup/site'

const { cookies } = layout

for (const { button, analytics } of [
  { button: cookies.accept, analytics: 'yes' },
  { button: cookies.necessary, analytics: undefined },
])
  test(`«${button}» hides the notice for good; analytics: ${analytics ?? 'no'}`, async ({ page, context }) => {
    await page.goto(siteUrl('/'))
    await page.getByRole('region', { name: cookies.label }).getByRole('button', { name: button }).click()
    await expect(page.getByRole('region', { name: cookies.label })).toHaveCount(0)
    const jar = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]))
    expect(jar.get('cookie_consent')?.value).toBe('true')
    expect(jar.get('analytics')?.value).toBe(analytics)
    const days = ((jar.get('cookie_consent')?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(Math.round(days)).toBe(365)
    await page.goto(siteUrl('/rent/'))
    await hydrated(page)
    await expect(page.getByRole('region', { name: cookies.label })).toHaveCount(0)
  })

test('the policy link counts as an answer without analytics', async ({ page, context }) => {
  await page.goto(siteUrl('/'))
  await page.getByRole('region', { name: cookies.label }).getByRole('link').click()
  await expect(page).toHaveURL(/\/privacy_policy\/$/)
  await expect(page.getByRole('region', { name: cookies.label })).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('analytics')
})

test('not one request leaves the site before "continue"', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(siteUrl()).origin) foreign.push(request.url())
  })
  for (const path of ['/', '/en/rent/', '/cn/prices/']) {
    await page.goto(siteUrl(path))
    await hydrated(page)
  }
  await page.getByRole('banner').locator('[data-callback]').first().click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  expect(foreign).toEqual([])
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
])
  test(`at ${width} × ${height} the notice moves nothing and covers no main button`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(siteUrl('/'))
    await expect(page.getByRole('region', { name: cookies.label })).toBeVisible()
    const find = page.getByRole('main').getByRole('button').and(page.locator('.btn.primary')).first()
    for (const scroll of [0, 200, 400]) {
      await page.mouse.wheel(0, scroll)
      await expect
        .poll(async () => {
          const [card, button] = await Promise.all([
            page.getByRole('region', { name: cookies.label }).boundingBox(),
            find.boundingBox(),
          ])
          if (!card || !button) return 'gone'
          const apart = card.y + card.height <= button.y || button.y + button.height <= card.y
          return apart || card.x + card.width <= button.x ? 'apart' : 'covered'
        })
        .toBe('apart')
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
  })
