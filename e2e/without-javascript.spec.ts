import { expect, test } from '@playwright/test'
import { chooseFirstCar, searchFromHome, totalOf } from './setup/book'
import { LANGUAGES } from './setup/languages'
import { longForm, WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

test.use({ javaScriptEnabled: false })

for (const language of LANGUAGES) {
  test(
    `search, results, car page and price work without JavaScript: ${language.id}`,
    longForm(language.id !== 'ru'),
    async ({ page }) => {
      await searchFromHome(page, language, 40)
      await expect(page.getByRole('article').first()).toBeVisible()

      const [name = ''] = (await page.getByRole('article').first().getByRole('heading').innerText()).split('\n')
      await page.getByRole('article').first().getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(page.getByRole('main')).toContainText(language.cars.label.fuel)

      await page.goBack()
      const card = await chooseFirstCar(page, language)
      expect(card).toContain(await totalOf(page, language))
    },
  )
}

test('class filter and order work without JavaScript', async ({ page }) => {
  const { cars } = LANGUAGES[0]
  await page.goto(siteUrl('/rent/'))
  await page
    .getByRole('navigation', { name: cars.classes })
    .getByRole('link', { name: /Внедорожники/ })
    .click()
  await expect(page).toHaveURL(/class=suv/)
  await page.getByRole('combobox', { name: cars.sortLabel }).selectOption('price')
  await page.getByRole('button', { name: cars.sortApply }).click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(page).toHaveURL(/class=suv/)
  const [count = ''] =
    /^\d+(?= внедорожник)/.exec(await page.getByRole('heading', { name: /внедорожник/ }).innerText()) ?? []
  expect(Number(count)).toBeGreaterThan(1)
  await expect(page.getByRole('article')).toHaveCount(Number(count))
})

test('filters, order and pages work without JavaScript', WIDE, async ({ page }) => {
  const { cars } = LANGUAGES[0]
  await page.goto(siteUrl('/rent/'))
  const filters = page.getByRole('search', { name: cars.filters.open })
  await filters.getByRole('checkbox', { name: new RegExp(`^${cars.drive.awd}`) }).check()
  await filters.getByRole('checkbox', { name: new RegExp(`^${cars.filters.fuel.hybrid}`) }).check()
  await filters.getByRole('button', { name: cars.filters.show }).click()
  await expect(page).toHaveURL(/fuel=hybrid.*drive=awd/)
  await expect(filters.getByRole('checkbox', { name: new RegExp(`^${cars.drive.awd}`) })).toBeChecked()
  const cards = page.getByRole('article')
  expect(await cards.count()).toBeGreaterThan(0)
  for (const text of await cards.allInnerTexts()) {
    expect(text).toContain(cars.driveWords.awd)
    expect(text).toContain(cars.powertrain.hybrid)
  }

  await page
    .getByRole('list', { name: cars.filters.applied })
    .getByRole('link', { name: cars.filters.resetAll })
    .click()
  await expect(page).toHaveURL(siteUrl('/rent/'))
  const count = await cards.count()
  await page.getByRole('link', { name: cars.more.show }).click()
  await expect(page).toHaveURL(/page=2#more-2$/)
  await expect(cards).toHaveCount(count * 2)
  // Where the list went on, not at its beginning.
  await expect(cards.nth(count)).toBeInViewport()
})

test('on a phone the filters are a sheet that opens and closes without JavaScript', WIDE, async ({ page }) => {
  const { cars } = LANGUAGES[0]
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('/rent/'))
  const filters = page.getByRole('search', { name: cars.filters.open })
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: cars.filters.open }).click()
  await expect(filters.getByRole('button', { name: cars.filters.show })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
})

test('a free day of the model’s calendar becomes the pick-up date without JavaScript', WIDE, async ({ page }) => {
  const { cars } = LANGUAGES[0]
  await page.goto(siteUrl('/rent/toyota-rav4/'))
  const calendar = page.getByRole('region', { name: cars.calendar.heading })
  const before = await calendar.getByRole('table').innerText()
  await calendar.getByRole('link', { name: new RegExp(`^${cars.calendar.next.split(':')[0]}`) }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  expect(await calendar.getByRole('table').innerText()).not.toBe(before)

  await calendar
    .getByRole('link', { name: /свободна/ })
    .first()
    .click()
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01/)
  await expect(page.getByLabel('Дата получения').first()).toHaveValue(/-01$/)
})
