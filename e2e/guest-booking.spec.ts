import { expect, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { confirmBooking, confirmedTitle, holdCar, spaced, starting } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { holdByDoor } from './setup/paying'
import { rentalQuery, siteUrl, stationDate } from './setup/site'

const [russian] = LANGUAGES
const { booking, search } = russian

test('a guest changes dates, place and options of a booking, then cancels it', async ({ page }) => {
  const ahead = 190
  const number = await holdByDoor(page, { ahead, phone: '+79995551901' })
  await confirmBooking(page, russian)

  await page.getByRole('link', { name: booking.success.change, exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: booking.change.title.replace('{number}', number) }),
  ).toBeVisible()
  await hydrated(page)
  const change = page.getByRole('button', { name: starting(booking.change.confirm) }).filter({ visible: true })
  await change.click()
  await expect(page.getByText(booking.change.unchanged)).toBeVisible()
  await expect(page).toHaveURL(/edit=1/)
  await page.getByLabel(search.dropoffDate).fill(stationDate(ahead + 5))
  await page.getByLabel(search.dropoffPlace).selectOption('51')
  // No button asks for the price.
  await expect(page.getByRole('button', { name: booking.change.recount })).toBeHidden()
  await expect(page).toHaveURL(/back=51/)
  const difference = page.getByRole('region', { name: booking.change.price })
  await expect(difference).toContainText(/\+\d/)
  await page.getByText(booking.change.group.insurance, { exact: true }).click()
  const counted = page.waitForResponse((answer) => answer.url().includes('/quote/') && answer.ok())
  await page.getByRole('radio', { name: 'Стандартная' }).check()
  await counted
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  const total = difference.getByRole('row', { name: starting(booking.change.total) })
  const newTotal = spaced(await total.getByRole('cell').last().innerText())
  await expect(change).toHaveText(/\+\d/)
  await expect(page.getByText(booking.change.unchanged)).toHaveCount(0)
  await change.click()
  await expect(page.getByText(booking.change.done, { exact: true })).toBeVisible()

  await expect(page).toHaveURL(siteUrl(`/status/success/?booking=${number}`))
  await expect(confirmedTitle(page, russian)).toBeVisible()
  const text = spaced(await page.getByRole('main').innerText())
  expect(text).toContain(newTotal)
  expect(text).toContain('Аэропорт Владивосток')
  expect(text).toContain('Страховка: Стандартная')

  await page.getByRole('button', { name: booking.cancel.act }).click()
  const question = page.getByRole('dialog', { name: booking.cancel.question.replace('{number}', number) })
  await question.getByRole('button', { name: booking.cancel.keep }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: booking.cancel.act }).click()
  await question.getByRole('button', { name: booking.cancel.act }).click()
  await expect(page.getByRole('heading', { level: 1, name: booking.success.cancelled })).toBeVisible()
  await expect(page.getByRole('link', { name: booking.success.change })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: booking.success.cancelled })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('the page of a booking reads well and names the phone', WIDE, async ({ page, browser }) => {
    const path = `/booking-online/toyota-rav4/${rentalQuery({ ahead: 200 })}`
    const number = await holdCar(page, russian, path, '+79995552001')
    await confirmBooking(page, russian)
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await context.addCookies(await page.context().cookies())
    const plainPage = await context.newPage()
    await plainPage.goto(siteUrl(`/status/success/?booking=${number}`))
    await expect(plainPage.getByText(number, { exact: true }).filter({ visible: true })).toBeVisible()
    await expect(plainPage.getByRole('button', { name: booking.cancel.act })).toHaveCount(0)
    const callUs = plainPage.getByText(/выключены сценарии.*\+7/)
    await expect(callUs.first()).toBeVisible()
    await plainPage.getByRole('link', { name: booking.success.change }).click()
    await expect(callUs.first()).toBeVisible()
  })
})
