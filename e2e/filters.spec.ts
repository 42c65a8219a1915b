import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { hydrated } from './setup/hydrated'
import { LANGUAGES, type Language } from './setup/languages'
import { longForm, WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES

const filtersOf = (page: Page, { cars }: Language) => page.getByRole('search', { name: cars.filters.open })
const boxOf = (page: Page, language: Language, name: string) =>
  filtersOf(page, language).getByRole('checkbox', { name: new RegExp(`^${name}`) })

/** The number that stands beside a value. */
async function countOf(page: Page, language: Language, name: string): Promise<number> {
  const text = await boxOf(page, language, name).locator('xpath=..').innerText()
  return Number(/(\d+)\s*$/.exec(text)?.[1])
}

for (const language of LANGUAGES) {
  test(
    `a tick asks at once and keeps focus and scroll; its number was true: ${language.id}`,
    longForm(language.id !== 'ru'),
    async ({ page }) => {
      const { cars, prefix } = language
      await page.goto(siteUrl(`${prefix}/booking-online/${rentalQuery({ ahead: 24 })}`))
      await hydrated(page)
      const promised = await countOf(page, language, cars.drive.awd)
      const box = boxOf(page, language, cars.drive.awd)
      await box.focus()
      const scroll = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('Space')

      await expect(page).toHaveURL(/drive=awd/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(promised))
      await expect(box).toBeFocused()
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThan(4)
      const [before = ''] = cars.bookCar.split('{')
      const free = page.getByRole('article').filter({ has: page.getByRole('link', { name: before }) })
      expect(await free.count()).toBe(Math.min(promised, 12))
    },
  )
}

test('Back, reload and a shared address give the same list', WIDE, async ({ page, browser }) => {
  const { cars } = russian
  await page.goto(siteUrl(`/booking-online/${rentalQuery({ ahead: 24 })}`))
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const all = await heading.innerText()

  await boxOf(page, russian, cars.drive.awd).check()
  await expect(page).toHaveURL(/drive=awd/)
  await boxOf(page, russian, cars.filters.fuel.diesel).check()
  await expect(page).toHaveURL(/fuel=diesel/)
  await expect(heading).toContainText(String(await countOf(page, russian, cars.filters.fuel.diesel)))
  const two = await heading.innerText()

  await page.reload()
  await expect(heading).toHaveText(two)
  await expect(boxOf(page, russian, cars.filters.fuel.diesel)).toBeChecked()

  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(two)

  await page.goBack()
  await expect(page).not.toHaveURL(/fuel=diesel/)
  await expect(boxOf(page, russian, cars.filters.fuel.diesel)).not.toBeChecked()
  await expect(boxOf(page, russian, cars.drive.awd)).toBeChecked()
  await page.goBack()
  await expect(heading).toHaveText(all)
})

test('a chip takes its filter away, and its box is empty again', WIDE, async ({ page }) => {
  const { cars } = russian
  await page.goto(siteUrl(`/booking-online/${rentalQuery({ ahead: 24 })}&drive=awd&gearbox=automatic`))
  await hydrated(page)
  const chips = page.getByRole('list', { name: cars.filters.applied })
  await chips.getByRole('link', { name: new RegExp(cars.transmissionShort.automatic) }).click()
  await expect(page).not.toHaveURL(/gearbox/)
  await expect(boxOf(page, russian, cars.transmissionShort.automatic)).not.toBeChecked()
  await expect(boxOf(page, russian, cars.drive.awd)).toBeChecked()
})

test('filters that leave nothing are named, and each can be dropped', WIDE, async ({ page }) => {
  const { cars } = russian
  await page.goto(siteUrl(`/booking-online/${rentalQuery({ ahead: 24 })}&fuel=electric&gearbox=manual&driverAge=16`))
  const blocking = page.getByRole('region', { name: cars.empty.filtersHeading })
  await expect(blocking.getByRole('link')).toHaveCount(4)
  await blocking.getByRole('link', { name: cars.filters.resetAll }).click()
  await expect(page).not.toHaveURL(/electric|manual|driverAge/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('on a phone the button at the foot of the sheet names the result and closes it', WIDE, async ({ page }) => {
  const { cars } = russian
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl(`/booking-online/${rentalQuery({ ahead: 24 })}`))
  await hydrated(page)
  const opener = page.getByRole('button', { name: cars.filters.open })
  await opener.click()
  await boxOf(page, russian, cars.drive.awd).check()
  const promised = await countOf(page, russian, cars.drive.awd)
  const show = filtersOf(page, russian).getByRole('button', { name: new RegExp(`^${cars.filters.show} ${promised} `) })
  await expect(show).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await show.click()
  await expect(filtersOf(page, russian)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(promised))
})
