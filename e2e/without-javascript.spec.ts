import { expect, test } from '@playwright/test'
import { chooseFirstCar, searchFromHome, totalOf } from './setup/book'
import { LANGUAGES } from './setup/languages'
import { siteUrl } from './setup/site'

test.use({ javaScriptEnabled: false })

for (const language of LANGUAGES) {
  test(`search, results, car page and price work without JavaScript: ${language.id}`, async ({ page }) => {
    await searchFromHome(page, language, 40)
    await expect(page.getByRole('article').first()).toBeVisible()

    const [name = ''] = (await page.getByRole('article').first().getByRole('heading').innerText()).split('\n')
    await page.getByRole('article').first().getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('main')).toContainText(language.cars.label.fuel)

    await page.goBack()
    const card = await chooseFirstCar(page, language)
    expect(card).toContain(await totalOf(page, language))
  })
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
  const kinds = await page.getByRole('article').allInnerTexts()
  expect(kinds.length).toBeGreaterThan(1)
  for (const text of kinds) expect(text).toContain('Внедорожник')
})
