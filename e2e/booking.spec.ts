import { expect, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { chooseFirstCar, fillDriver, openBreakdown, plain, searchFromHome, spaced, totalOf } from './setup/book'
import { LANGUAGES, WIDTHS } from './setup/languages'

LANGUAGES.forEach((language, row) => {
  WIDTHS.forEach((width, column) => {
    test(`a guest books a car and gets a number: ${language.id}, ${width} px`, async ({ page }) => {
      const violations: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy|hydrat/i.test(message.text())) violations.push(message.text())
      })
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: column === 0 ? 'light' : 'dark' })
      const { booking } = language

      await searchFromHome(page, language, 21 + row * 9 + column * 30)
      const card = await chooseFirstCar(page, language)
      const total = await test.step('the first step shows the total of the card', async () => {
        await openBreakdown(page, language)
        const shown = await totalOf(page, language)
        expect(card).toContain(shown)
        return shown
      })
      await page.getByRole('link', { name: booking.dates.next }).filter({ visible: true }).click()

      await fillDriver(page, language, `+7999${row}00${column}121`)
      await page.getByRole('button', { name: booking.form.next }).filter({ visible: true }).click()

      await expect(page.getByRole('heading', { level: 1, name: booking.review.title })).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await openBreakdown(page, language)
      expect(await totalOf(page, language)).toBe(total)
      await openBreakdown(page, language)
      await page.getByRole('checkbox', { name: plain(booking.review.publicOffer) }).check()
      await page.getByRole('checkbox', { name: plain(booking.review.rentalterms) }).check()
      const act = booking.review.book
      await page
        .getByRole('button', { name: new RegExp(`^${act}`) })
        .filter({ visible: true })
        .click()

      await expect(page.getByRole('heading', { level: 1, name: booking.success.confirmed })).toBeVisible()
      await expect(page).toHaveURL(/status\/success\/\?booking=\d{7}$/)
      const number = new URL(page.url()).searchParams.get('booking') ?? ''
      await expect(page.getByText(number, { exact: true })).toBeVisible()
      expect(spaced(await page.getByRole('main').innerText())).toContain(total)
      expect(await axeFindings(page)).toEqual([])
      expect(violations).toEqual([])
    })
  })
})

test('the confirmation opens only with its key', async ({ page, browser }) => {
  const [russian] = LANGUAGES
  await searchFromHome(page, russian, 120)
  await chooseFirstCar(page, russian)
  await page.getByRole('link', { name: russian.booking.dates.next }).filter({ visible: true }).click()
  await fillDriver(page, russian, '+79995550101')
  await page.getByRole('button', { name: russian.booking.form.next }).filter({ visible: true }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const number = new URL(page.url()).searchParams.get('booking') ?? ''
  const address = new URL(`/status/success/?booking=${number}`, page.url()).href

  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === `booking_${number}`)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).not.toContain(number)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1, name: russian.booking.missing.title })).toBeVisible()
  await expect(stranger.getByRole('main')).not.toContainText('Лебедева')

  await stranger.goto(`${address}&key=${cookie?.value}`)
  await expect(stranger).toHaveURL(address)
  await expect(stranger.getByText(number, { exact: true })).toBeVisible()

  await page.goto(`${address}&key=${'A'.repeat(43)}`)
  await expect(page).toHaveURL(address)
  await expect(page.getByText(number, { exact: true })).toBeVisible()
})
