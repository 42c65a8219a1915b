import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { longForm, WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES
const DATES = rentalQuery({ ahead: 24, days: 3 })
const [first, second, third] = ['toyota-sienta', 'toyota-voxy', 'toyota-alphard']
const COMPARED = `/rent/?compare=${first},${second},${third}${DATES.replace('?', '&')}`

const favouritesLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Избранное/ })

test(
  'a heart fills here and in other tabs, and the list has the dates of the search',
  WIDE,
  async ({ page, context }) => {
    const { cars } = russian
    const other = await context.newPage()
    await other.goto(siteUrl('/'))
    await hydrated(other)

    await page.goto(siteUrl(`/booking-online/${DATES}&class=minivans`))
    await hydrated(page)
    const card = page.getByRole('article').first()
    const name = (await card.getByRole('heading').innerText()).trim()
    const place = await favouritesLink(page).boundingBox()
    await card.getByRole('button', { name: cars.favourites.mark.replace('{name}', name) }).click()
    await expect(favouritesLink(page)).toHaveAccessibleName('Избранное: 1')
    await expect(favouritesLink(other)).toHaveAccessibleName('Избранное: 1')
    expect(await favouritesLink(page).boundingBox()).toEqual(place)

    await favouritesLink(page).click()
    await expect(page).toHaveURL(/\/rent\/\?list=[a-z0-9-]+&from=/)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(row).toContainText('за 3 суток')
    await row.getByRole('button', { name: cars.favourites.mark.replace('{name}', name) }).click()
    await expect(favouritesLink(page)).toHaveAccessibleName('Избранное')
  },
)

test('the list compares what is ticked, and says how many', WIDE, async ({ page }) => {
  const { cars } = russian
  await page.goto(siteUrl(`/rent/?list=${first},${second},${third},honda-fit`))
  const box = (name: string) => page.getByRole('checkbox', { name: cars.favourites.compareCar.replace('{name}', name) })
  await box('Toyota Voxy').uncheck()
  await page.getByRole('button', { name: cars.favourites.compare }).click()
  await expect(page).toHaveURL(/compare=toyota-sienta&compare=toyota-alphard/)
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
})

for (const { id, prefix, cars } of LANGUAGES)
  test(`three cars side by side can be read, pushed and used: ${id}`, longForm(id !== 'ru'), async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(siteUrl(`${prefix}${COMPARED}`))
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await axeFindings(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    const term = page.getByRole('rowheader').first()
    const place = await term.boundingBox()
    const columns = page.getByRole('region', { name: cars.compare.heading })
    await columns.evaluate((element) => element.scrollTo({ left: 200, behavior: 'instant' }))
    expect(await columns.evaluate(({ scrollLeft }) => scrollLeft)).toBe(200)
    expect((await term.boundingBox())?.x).toBe(place?.x)
    await page.locator('summary').filter({ hasText: cars.compare.same }).click()
    await expect(page.getByText(cars.label.steering, { exact: true })).toBeVisible()
  })

test('a comparison works without JavaScript and is not for search engines', WIDE, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(siteUrl(COMPARED))
  await expect(page.getByRole('banner').getByRole('link', { name: /^Избранное/ })).toBeHidden()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/rent\/$/)
  await page
    .getByRole('link', { name: /^Убрать из сравнения/ })
    .first()
    .click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)

  await page.goto(siteUrl(`/rent/?list=${first},${second}`))
  await expect(page.getByRole('button', { name: /^В избранное/ })).toHaveCount(0)
  await page.getByRole('button', { name: russian.cars.favourites.compare }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
})

test('an address of nothing, of unknown models and of too many says so', WIDE, async ({ page }) => {
  const { cars } = russian
  await page.goto(siteUrl('/rent/?compare='))
  await expect(page.getByText(cars.compare.fewText)).toBeVisible()
  await page.goto(siteUrl(`/rent/?compare=${first},no-such,../x,${second},${third},honda-fit`))
  await expect(page.getByText(cars.compare.cut)).toBeVisible()
  await page.goto(siteUrl('/rent/?list='))
  await expect(page.getByRole('heading', { name: cars.favourites.none })).toBeVisible()
})
