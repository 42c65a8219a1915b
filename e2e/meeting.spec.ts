import { expect, test } from '@playwright/test'
import { confirmBooking, fillDriver, sendDriver } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { rentalQuery, siteUrl } from './setup/site'

const HOTELS = 54
const ADDRESS = 'Mayak Hotel, Primernaya 5'

test('a Chinese visitor names the hotel, asks for a clerk, and finds both on the booking', async ({ page }) => {
  test.slow()
  const [, , chinese] = LANGUAGES
  const { booking, prefix } = chinese
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(
    siteUrl(`${prefix}/booking-online/toyota-rav4/${rentalQuery({ ahead: 210 })}&place=${HOTELS}&step=you`),
  )
  await hydrated(page)
  await fillDriver(page, chinese, '+79995550301')
  await page.getByLabel(booking.form.lastName, { exact: true }).fill('李')
  await page.getByRole('checkbox', { name: booking.form.clerk }).check()
  await sendDriver(page, chinese)
  const summary = page.getByRole('alert').first()
  await expect(summary).toContainText(booking.errors.nameScript)
  await expect(summary).toContainText(booking.errors.pickupAddressEmpty)

  await page.getByLabel(booking.form.lastName, { exact: true }).fill('LI')
  await page.getByLabel(booking.form.pickupAddress).fill(ADDRESS)
  await page.getByRole('button', { name: booking.form.next }).filter({ visible: true }).first().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(ADDRESS)
  await confirmBooking(page, chinese)
  await expect(page).toHaveURL(/status\/success\/\?booking=\d{7}$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(ADDRESS)
  await expect(main).toContainText(booking.trip.clerkChinese)
  expect(page.url()).not.toContain('Mayak')
})
