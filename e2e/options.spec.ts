import { expect, test } from '@playwright/test'
import { fillDriver, openBreakdown, spaced, totalOf } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const [russian, english] = LANGUAGES
const { booking } = russian
/** What opens the list of languages. */
const LANGUAGE_NOW = 'РУС'
const PATH = `/booking-online/toyota-rav4/${rentalQuery({ ahead: 140, days: 6 })}`

test('options outlive a reload, a language switch and the way back, with what was typed', WIDE, async ({ page }) => {
  await page.goto(siteUrl(`${PATH}&step=options`))
  await hydrated(page)
  const plainTotal = await totalOf(page, russian)
  await page.getByRole('radio', { name: 'Стандартная' }).check()
  await page.getByRole('button', { name: booking.options.add.replace('{name}', 'Мобильный роутер') }).click()
  await expect(page).toHaveURL(/insurance=standard&extra=wifi\.1$/)
  // Both changes have been priced, not the first one only.
  await expect(page.getByRole('complementary').filter({ hasText: 'Мобильный роутер' })).toBeAttached()
  await expect.poll(() => totalOf(page, russian)).not.toBe(plainTotal)
  const total = await totalOf(page, russian)
  await expect(page.getByRole('status').filter({ hasText: spaced(total) })).toBeAttached()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Стандартная' })).toBeChecked()
  expect(await totalOf(page, russian)).toBe(total)

  await page.getByRole('button', { name: booking.options.next }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/step=you/)
  await hydrated(page)
  await fillDriver(page, russian, '+79995551401')
  await page.getByRole('banner').locator('summary').filter({ hasText: LANGUAGE_NOW }).click()
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/en\/.*insurance=standard&extra=wifi\.1&step=you/)
  await expect(page.getByLabel(english.booking.form.lastName, { exact: true })).toHaveValue('Лебедева')
  await expect(page.getByRole('checkbox', { name: /privacy policy/ })).not.toBeChecked()

  await page.getByRole('link', { name: new RegExp(`^${english.booking.steps.options}`) }).click()
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked()
})

test(
  'what does not exist in the branch is left out of an address, and what ran out is named',
  WIDE,
  async ({ page }) => {
    await page.goto(siteUrl(`${PATH}&step=options&insurance=gold&extra=jet-pack.1&extra=roof-box.9&protection=yes`))
    await expect(page.getByRole('alert').filter({ hasText: 'Бокс на крышу' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Базовая' })).toBeChecked()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('options and a code are a plain form', WIDE, async ({ page }) => {
    await page.goto(siteUrl(`${PATH}&step=options`))
    await page.getByRole('radio', { name: 'Расширенная' }).check()
    await page.getByRole('radio', { name: /^От 6 до 12 лет/ }).check()
    await page.getByLabel(booking.options.quantity.replace('{name}', 'Бустер, 22–36 кг')).selectOption('booster.2')
    await page.getByText(booking.promo.ask).click()
    await page.getByLabel(booking.promo.label).fill('port3')
    await page.getByRole('button', { name: booking.options.recount }).click()
    await expect(page).toHaveURL(/insurance=extended.*extra=booster\.2/)
    await openBreakdown(page, russian)
    const text = spaced(await page.getByRole('main').innerText())
    expect(text).toContain('Бустер, 22–36 кг × 2')
    expect(text).toContain('Скидка по промокоду, 3 %')

    await page.getByRole('button', { name: booking.options.next }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/insurance=extended.*step=you/)
  })
})
