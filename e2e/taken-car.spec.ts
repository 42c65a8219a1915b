import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { emailOf, fillDriver } from './setup/book'
import { expectDate } from './setup/dates'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { rentalQuery, siteUrl, stationDate } from './setup/site'

/** One plate in the demo fleet. It is hired out in summer only, and strangers' rentals stand in its calendar. */
const SLUG = 'mini-cooper-s-cabrio'

const [russian] = LANGUAGES
const { booking, cars } = russian

test('two take the last car: the second keeps the form and is shown three other cars', async ({ browser, request }) => {
  const query = await datesWhenFree(request)
  const first = await atTheForm(browser, query, '+79995550404')
  const second = await atTheForm(browser, query, '+79995550505')

  await sendForm(first)
  await expect(first.getByRole('timer')).toBeVisible()

  await sendForm(second)
  await expect(second.getByRole('alert').filter({ hasText: booking.rejection.carTaken })).toBeVisible()
  await expect(second.getByRole('region', { name: cars.alternatives }).getByRole('article')).toHaveCount(3)
  await expect(second.getByLabel(booking.form.lastName, { exact: true })).toHaveValue('Лебедева')
  await expectDate(second, booking.form.birthDate, '1991-05-14')
  await expect(second.getByLabel(booking.form.email, { exact: true })).toHaveValue(emailOf('+79995550505'))
  await expect(second).toHaveURL(/step=you/)
})

/** The first days on which this car is free. There are only two others of its class. */
async function datesWhenFree(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${process.env.E2E_PROVIDER_TOKEN}` }
  for (let ahead = 20; ahead < 350; ahead += 4) {
    const query = rentalQuery({ ahead, days: 2 })
    const asked = `df=${stationDate(ahead)}-05-00&dt=${stationDate(ahead + 2)}-05-00`
    const car = await request.get(`${process.env.E2E_PROVIDER_URL}/sun/v2/cars/${SLUG}?${asked}`, { headers })
    if ((await car.json()).data.available) return query
  }
  throw new Error(`${SLUG} is never free`)
}

async function atTheForm(browser: Browser, query: string, phone: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(siteUrl(`/booking-online/${SLUG}/${query}&step=you`))
  await hydrated(page)
  await fillDriver(page, russian, phone)
  return page
}

function sendForm(page: Page): Promise<void> {
  return page.getByRole('button', { name: booking.form.next }).filter({ visible: true }).click()
}
