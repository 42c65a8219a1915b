import { expect, test } from '@playwright/test'
import enPrices from '@/messages/en/prices.json' with { type: 'json' }
import prices from '@/messages/ru/prices.json' with { type: 'json' }
import cnPrices from '@/messages/zh-CN/prices.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { siteUrl } from './setup/site'

const DAYS = [2, 5, 7]
const DAY_MS = 24 * 60 * 60 * 1000

test('every price of the table is a link to a bookable search of that length', async ({ page }) => {
  await page.goto(siteUrl('/prices/'))
  const table = page.getByRole('table', { name: prices.tableCaption })
  const row = table
    .getByRole('row')
    .filter({ has: page.locator('td a[href*="from="]') })
    .first()
  const hrefs = await row
    .getByRole('cell')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const lengths = hrefs.map((href) => {
    const query = new URL(siteUrl(href ?? '')).searchParams
    return (Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / DAY_MS
  })
  expect(lengths).toEqual(DAYS)
  for (const href of hrefs) {
    const answer = await page.request.get(siteUrl(href ?? ''))
    expect(answer.status(), String(href)).toBe(200)
  }
  await row.getByRole('cell').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/booking-online\/[a-z0-9-]+\/\?from=/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('cells that are no dates lead to the model, and no cell is without a way on', async ({ page }) => {
  await page.goto(siteUrl('/prices/'))
  const cells = page.getByRole('table', { name: prices.tableCaption }).getByRole('cell').filter({ hasText: '₽' })
  const loose = cells.filter({ hasNot: page.getByRole('link') })
  // The deposit is no price of a rental.
  const deposits = page.locator('.ptable td.desk').filter({ hasText: '₽' })
  expect(await loose.count()).toBe(await deposits.count())
})

test('a season and a class are addresses of their own and change the table', async ({ page }) => {
  await page.goto(siteUrl('/prices/'))
  const seasons = page.getByRole('navigation', { name: prices.seasons }).getByRole('link')
  const first = page.getByRole('table', { name: prices.tableCaption }).locator('td a').first()
  const seen = new Set<string>()
  const count = await seasons.count()
  expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index++) {
    await seasons.nth(index).click()
    await expect(seasons.nth(index)).toHaveAttribute('aria-current', 'page')
    seen.add(await first.innerText())
  }
  expect(seen.size).toBeGreaterThan(1)
  const groups = page.locator('.ptable .g')
  expect(await groups.count()).toBeGreaterThan(5)
  await page.getByRole('navigation', { name: prices.classes }).getByRole('link').nth(1).click()
  await expect(groups).toHaveCount(1)
  await expect(page).toHaveURL(/season=.*class=|class=.*season=/)
})

for (const { prefix, texts } of [
  { prefix: '', texts: prices },
  { prefix: '/en', texts: enPrices },
  { prefix: '/cn', texts: cnPrices },
])
  for (const width of [320, 1280])
    test(`${prefix}/prices/ at ${width} tells everything that costs money, accessibly`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(siteUrl(`${prefix}/prices/`))
      for (const title of [texts.extras, texts.insurance, texts.delivery, texts.charges])
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
      expect(await axeFindings(page)).toEqual([])
    })
