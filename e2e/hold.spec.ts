import { expect, test } from '@playwright/test'
import { confirmBooking, emailOf, fillDriver, holdCar, sendDriver, spaced } from './setup/book'
import { endHold, raisePrice } from './setup/branch'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES
const { booking } = russian
const HOLD_MS = 15 * 60 * 1000

test('a hold that ran out is taken again under a new number', async ({ page }) => {
  await page.clock.install()
  const path = `/booking-online/toyota-harrier/${rentalQuery({ ahead: 150 })}&extra=wifi.1`
  const number = await holdCar(page, russian, path, '+79995551501')
  await endHold(number)
  await page.clock.fastForward(HOLD_MS)
  const question = page.getByRole('dialog', { name: booking.expired.title })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: booking.expired.again }).click()
  await expect(page).not.toHaveURL(new RegExp(`booking=${number}`))
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Мобильный роутер')
  await confirmBooking(page, russian)

  await page.goto(siteUrl(`/status/success/?booking=${number}`))
  await expect(page.getByRole('heading', { level: 1, name: booking.success.expired })).toBeVisible()
})

test('a hold that runs is extended', WIDE, async ({ page }) => {
  await page.clock.install()
  await holdCar(page, russian, `/booking-online/toyota-harrier/${rentalQuery({ ahead: 160 })}`, '+79995551601')
  await page.clock.fastForward(5 * 60 * 1000)
  await expect(page.getByRole('timer')).toHaveText(/^(10|9)\sмин/)
  await page.getByRole('button', { name: booking.review.renew }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(15|14)\sмин/)
})

test('the driver of a held car is put right without losing the car', WIDE, async ({ page }) => {
  const path = `/booking-online/toyota-harrier/${rentalQuery({ ahead: 170 })}`
  const number = await holdCar(page, russian, path, '+79995551701')
  await page
    .getByRole('link', { name: booking.trip.changeWhat.replace('{what}', booking.trip.driver), exact: true })
    .click()
  await hydrated(page)
  const email = page.getByLabel(booking.form.email, { exact: true })
  await expect(email).toHaveValue(emailOf('+79995551701'))
  await email.fill('anna@clients.example')
  await page.getByRole('button', { name: booking.form.save }).filter({ visible: true }).click()
  await expect(page).toHaveURL(new RegExp(`step=review&booking=${number}`))
  await expect(page.getByRole('main')).toContainText('anna@clients.example')
})

test('a price that changed meanwhile is told, old and new, and asked about', async ({ page }) => {
  const slug = 'nissan-x-trail'
  await page.goto(siteUrl(`/booking-online/${slug}/${rentalQuery({ ahead: 180 })}&step=you`))
  await hydrated(page)
  await fillDriver(page, russian, '+79995551801')
  await raisePrice(slug, 50_000)
  try {
    await sendDriver(page, russian)
    const notice = page.getByRole('alert').filter({ hasText: 'Цена изменилась' })
    await expect(notice).toBeVisible()
    const [, before = '', after = ''] = /было (.+), стало (.+)\./.exec(spaced(await notice.innerText())) ?? []
    expect(before).not.toBe(after)
    await expect(page.getByLabel(booking.form.lastName, { exact: true })).toHaveValue('Лебедева')
    await expect(page.getByRole('complementary').filter({ hasText: after })).toBeAttached()
    await notice.getByRole('button').click()
    await expect(page.getByRole('timer')).toBeVisible()
    expect(spaced(await page.getByRole('main').innerText())).toContain(after)
  } finally {
    await raisePrice(slug, -50_000)
  }
})
