import { expect, type Page, test } from '@playwright/test'
import { around, confirmedTitle, starting } from './setup/book'
import { tabTo as tabOnto, typeDate } from './setup/by-keyboard'
import { typeDateParts } from './setup/dates'
import { LANGUAGES } from './setup/languages'
import { siteUrl, stationDate } from './setup/site'

const [{ booking, cars, search }] = LANGUAGES

type Role = 'link' | 'button' | 'textbox' | 'checkbox' | 'combobox' | 'radio'

const tabTo = (page: Page, role: Role, name: string | RegExp) =>
  tabOnto(page, page.getByRole(role, { name, exact: typeof name === 'string' }))

test('a car is booked by keyboard alone', async ({ page }) => {
  // A press for every stop of six pages.
  test.slow()
  await page.goto(siteUrl('/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /содержан/i })).toBeFocused()

  await tabTo(page, 'button', new RegExp(`^${search.pickup}: `))
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: search.calendar.name })
  await expect(calendar).toBeVisible()
  await typeDate(page, calendar.getByLabel(search.pickupDate), stationDate(150))
  await typeDate(page, calendar.getByLabel(search.dropoffDate), stationDate(154))
  await page.keyboard.press('Escape')
  await tabTo(page, 'button', search.find)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=/)

  await tabTo(page, 'link', around(cars.bookCar))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/booking-online\/[a-z0-9-]+\//)
  await tabTo(page, 'radio', around('{any}'))
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/insurance=standard/)
  await tabTo(page, 'button', booking.options.add.replace('{name}', 'Мобильный роутер'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/extra=wifi\.1/)
  await tabTo(page, 'button', booking.options.next)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=you/)

  await tabTo(page, 'textbox', booking.form.lastName)
  await page.keyboard.type('Ким')
  await tabTo(page, 'textbox', booking.form.firstName)
  await page.keyboard.type('Анна-Мария')
  await tabTo(page, 'checkbox', booking.form.noMiddleName)
  await page.keyboard.press('Space')
  await typeDateParts(page, booking.form.birthDate, '1990-02-03')
  await typeDateParts(page, booking.form.licenceSince, '2011-04-05')
  await tabTo(page, 'textbox', booking.form.phone)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.type('+79995550202')
  await tabTo(page, 'textbox', booking.form.email)
  await page.keyboard.type('kim@clients.example')
  await tabTo(page, 'checkbox', starting(booking.form.privacyPolicy))
  await page.keyboard.press('Space')
  await tabTo(page, 'checkbox', starting(booking.form.personalData))
  await page.keyboard.press('Space')
  await tabTo(page, 'button', booking.form.next)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('timer')).toBeVisible()
  await tabTo(page, 'radio', around('{any}'))
  for (const way of [booking.review.ways.all, booking.review.ways.branch]) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: way })).toBeChecked()
  }
  await tabTo(page, 'checkbox', starting(booking.review.publicOffer))
  await page.keyboard.press('Space')
  await tabTo(page, 'checkbox', starting(booking.review.rentalterms))
  await page.keyboard.press('Space')
  await tabTo(page, 'button', around(booking.review.confirm))
  await page.keyboard.press('Enter')
  await expect(confirmedTitle(page, { booking })).toBeVisible()
})
