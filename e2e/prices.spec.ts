import { expect, type Locator, test } from '@playwright/test'
import enPrices from '@/messages/en/prices.json' with { type: 'json' }
import prices from '@/messages/ru/prices.json' with { type: 'json' }
import cnPrices from '@/messages/zh-CN/prices.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { LONG, WIDE } from './setup/long-form'
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
  // All cars of a model may be taken on the default dates: then its page says so, and the next model is tried.
  const links = table.getByRole('row').locator('td a[href*="from="]')
  const isFree = async (link: Locator) => {
    const response = await link.page().request.get(siteUrl((await link.getAttribute('href')) ?? ''))
    return !(await response.text()).includes('role="alert"')
  }
  let free: Locator | undefined
  for (const link of await links.all()) {
    if (await isFree(link)) free = link
    if (free) break
  }
  await free?.click()
  await expect(page).toHaveURL(/\/booking-online\/[a-z0-9-]+\/\?from=/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('cells that are no dates lead to the model, and no cell is without a way on', async ({ page }) => {
  await page.goto(siteUrl('/prices/'))
  const table = page.getByRole('table', { name: prices.tableCaption })
  const cells = table.getByRole('cell').filter({ hasText: '₽' })
  const loose = cells.filter({ hasNot: page.getByRole('link') })
  // The deposit is no price of a rental.
  const deposits = table.locator('td:last-child').filter({ hasText: '₽' })
  await expect(deposits.first()).toBeVisible()
  expect(await deposits.count()).toBeGreaterThan(10)
  await expect(loose).toHaveCount(await deposits.count())
})

test('a season and a class are addresses of their own and change the table', WIDE, async ({ page }) => {
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
  const groups = page.locator('th[scope="rowgroup"]')
  expect(await groups.count()).toBeGreaterThan(5)
  await page.getByRole('navigation', { name: prices.classes }).getByRole('link').nth(1).click()
  await expect(groups).toHaveCount(1)
  await expect(page).toHaveURL(/season=.*class=|class=.*season=/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a mileage and an insurance change every price, keep the season and the class, and go on into the booking',
    WIDE,
    async ({ page }) => {
      await page.goto(siteUrl('/prices/?season=plain&class=promo'))
      const table = page.getByRole('table', { name: prices.tableCaption })
      const cells = table.locator('td a')
      const before = await cells.allInnerTexts()
      const mileage = page.getByRole('navigation', { name: prices.mileageChoice }).getByRole('link')
      const insurance = page.getByRole('navigation', { name: prices.insurance }).getByRole('link')
      await mileage.nth(1).click()
      await expect(mileage.nth(1)).toHaveAttribute('aria-current', 'true')
      const limited = await cells.allInnerTexts()
      for (const [index, price] of limited.entries()) expect(roubles(price)).toBeLessThan(roubles(before[index]))
      await insurance.nth(1).click()
      await expect(insurance.nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(mileage.nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(page).toHaveURL(/\?season=plain&class=promo&insurance=standard&mileage=limited$/)
      const insured = await cells.allInnerTexts()
      for (const [index, price] of insured.entries()) expect(roubles(price)).toBeGreaterThan(roubles(limited[index]))

      await cells.first().click()
      await expect(page).toHaveURL(/\/booking-online\/[a-z0-9-]+\/\?from=.*&insurance=standard&mileage=limited$/)
      await page.goto(`${page.url()}&step=options`)
      await expect(page.getByRole('radio', { name: /^Стандартная/ })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /100/ })).toBeChecked()
    },
  )

  test('a row that is not let with the choice says so and leads on without it', WIDE, async ({ page }) => {
    await page.goto(siteUrl('/prices/?class=scooters&insurance=extended&mileage=limited'))
    const rows = page
      .getByRole('table', { name: prices.tableCaption })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
    expect(await rows.count()).toBeGreaterThan(0)
    for (const row of await rows.all()) {
      await expect(row.getByRole('rowheader')).toContainText(prices.mileageNotOffered)
      await expect(row.getByRole('rowheader')).toContainText(prices.insuranceNotOffered)
      for (const link of await row.getByRole('cell').getByRole('link').all())
        await expect(link).not.toHaveAttribute('href', /insurance|mileage/)
    }
  })
})

function roubles(text = ''): number {
  return Number(text.replace(/\D/g, ''))
}

for (const { prefix, texts } of [
  { prefix: '', texts: prices },
  { prefix: '/en', texts: enPrices },
  { prefix: '/cn', texts: cnPrices },
])
  for (const width of [320, 1280])
    test(`${prefix}/prices/ at ${width} tells everything that costs money, accessibly`, LONG, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(siteUrl(`${prefix}/prices/`))
      for (const title of [texts.extras, texts.insurance, texts.delivery, texts.charges])
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
      expect(await axeFindings(page)).toEqual([])
    })
