import { expect, test } from '@playwright/test'
import { fillDriver, sendDriver } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES
const { booking } = russian

test('a form sent without a net goes out by itself when there is one', WIDE, async ({ page, context }) => {
  await page.goto(siteUrl(`/booking-online/toyota-rav4/${rentalQuery({ ahead: 250 })}&step=you`))
  await hydrated(page)
  await fillDriver(page, russian, '+79995552501')
  await context.setOffline(true)
  await sendDriver(page, russian)
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toBeVisible()
  const again = failure.getByRole('button', { name: booking.rejection.sendAgain })
  await expect(again).toHaveCount(0)

  await context.setOffline(false)
  await expect(page.getByRole('timer')).toBeVisible()
})
