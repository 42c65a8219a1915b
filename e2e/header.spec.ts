import { expect, test } from '@playwright/test'
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { siteUrl } from './setup/site'

const MENU = [
  'booking',
  'rent',
  'service',
  'payment',
  'prices',
  'discounts',
  'conditions',
  'about',
  'contacts',
] as const

test('tapping the phone is counted', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = []
    Object.assign(window, { goals: calls, ym: (...call: unknown[]) => calls.push(call.slice(1)) })
    // The browser would leave for the phone's own program.
    document.addEventListener('click', (event) => event.preventDefault(), true)
  })
  await page.goto(siteUrl('/'))
  await hydrated(page)
  await page.getByRole('banner').locator('a[href^="tel:"]:not([data-callback])').first().click()
  expect(await page.evaluate(() => Reflect.get(window, 'goals'))).toEqual([['reachGoal', 'pressphone']])
})

test('the language switch names the languages in full and keeps page and query', async ({ page }) => {
  await page.goto(siteUrl('/rent/?class=suv'))
  await hydrated(page)
  const switches = page.getByRole('banner').getByRole('navigation', { name: layout.languages })
  await switches.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(siteUrl('/en/rent/?class=suv'))
  await page.getByRole('link', { name: '中文' }).first().click()
  await expect(page).toHaveURL(siteUrl('/cn/rent/?class=suv'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu has every entry; while it is open nothing under it can be reached; Esc gives the focus back', async ({
    page,
  }) => {
    await page.goto(siteUrl('/rent/'))
    await hydrated(page)
    const button = page.locator('.menu > summary')
    await button.click()
    const menu = page.getByRole('navigation', { name: layout.menu })
    for (const entry of MENU)
      await expect(menu.getByRole('link', { name: layout.nav[entry], exact: true })).toBeVisible()
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    await expect(page.locator('footer')).toHaveJSProperty('inert', true)
    await menu.getByRole('link', { name: layout.nav.rent }).focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })

  test('the menu closes on every route change, and the page can be reached again', async ({ page }) => {
    await page.goto(siteUrl('/'))
    await hydrated(page)
    await page.locator('.menu > summary').click()
    await page.getByRole('navigation', { name: layout.menu }).getByRole('link', { name: layout.nav.prices }).click()
    await expect(page).toHaveURL(siteUrl('/prices/'))
    await expect(page.getByRole('navigation', { name: layout.menu })).toBeHidden()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })

  test('the bottom bar gives way to a dialog', async ({ page }) => {
    await page.goto(siteUrl('/prices/'))
    const bar = page.getByRole('navigation', { name: layout.quickActions })
    await expect(bar).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: layout.nav.callback }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('.mbar')).toBeHidden()
  })
})
