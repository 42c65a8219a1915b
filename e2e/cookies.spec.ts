import { expect, test } from '@playwright/test'
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { IS_WIDE, MAIN, WIDE } from './setup/long-form'
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

/** `most`: its height; null: no room beside the form, so it stands below the footer. */
const SCREENS = [
  { width: 390, height: 664, most: 96 },
  { width: 390, height: 844, most: 96 },
  { width: 375, height: 667, most: null },
  { width: 375, height: 720, most: 120 },
  { width: 360, height: 640, most: null },
  { width: 320, height: 720, most: 120 },
  { width: 320, height: 664, most: null },
  { width: 320, height: 568, most: null },
  { width: 1280, height: 720, most: 64 },
] as const

for (const { width, height, most } of SCREENS)
  test(
    `at ${width} × ${height} the notice is small, moves nothing and covers neither the form nor its button`,
    width === 390 && height === 664 ? MAIN : WIDE,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const prefix of IS_WIDE ? ['', '/en', '/cn'] : ['']) {
        await page.goto(siteUrl(`${prefix}/`))
        const boxes = await page.evaluate(() =>
          ['[data-cookies]', 'search form', 'search [data-look~="primary"]', 'footer'].map((selector) => {
            const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
            return { top: Math.round(top), bottom: Math.round(bottom) }
          }),
        )
        const [notice, form, button, footer] = boxes as [Box, Box, Box, Box]
        if (most === null) expect(notice.top, prefix).toBeGreaterThanOrEqual(footer.bottom)
        else {
          expect(notice.bottom, prefix).toBe(height)
          expect(notice.bottom - notice.top, prefix).toBeLessThanOrEqual(most)
          expect(notice.top, prefix).toBeGreaterThanOrEqual(button.bottom)
          expect(notice.top, prefix).toBeGreaterThanOrEqual(form.bottom)
        }
        expect(await page.evaluate(() => Reflect.get(window, 'shift')), prefix).toBeLessThan(0.05)
      }
    },
  )

type Box = { top: number; bottom: number }

test('the notice and the page’s own bar stand apart', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(siteUrl(`/booking-online/toyota-rav4/${rentalQuery({ ahead: 33 })}&step=options`))
  const notice = page.getByRole('region', { name: cookies.label, exact: true })
  const act = page
    .getByRole('button', { name: /^Далее/ })
    .filter({ visible: true })
    .last()
  await act.click({ trial: true })
  await notice.scrollIntoViewIfNeeded()
  await notice.getByRole('button', { name: cookies.necessary }).click()
  await expect(notice).toHaveCount(0)
})
