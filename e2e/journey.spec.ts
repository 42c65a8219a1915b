import { expect, type Locator, test } from '@playwright/test'
import { confirmedTitle, plain, starting } from './setup/book'
import { fillDate } from './setup/dates'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { CARDS } from './setup/paying'
import { siteUrl } from './setup/site'

const [russian] = LANGUAGES
const { booking, search, cars } = russian

/** From the home page to a paid booking: no change of the site may ask for more. */
const MOST = { taps: 14, fields: 7, screens: 7 }
/** What every card asks for, on the cashier's own page. */
const CARD_FIELDS = 3

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, locale: 'ru-RU' })

test('a Russian books and pays online on a phone in few taps, fields and screens', async ({ page }, testInfo) => {
  // Seven pages.
  test.slow()
  const taps: string[] = []
  const fields: string[] = []
  const screens = ['/']
  const tap = async (target: Locator) => {
    taps.push(await target.evaluate(wordsOf))
    await target.tap()
  }
  const type = async (field: Locator, text: string) => {
    await field.fill(text)
    fields.push((await field.getAttribute('name')) ?? '')
  }
  /** Its three numbers are one field. */
  const typeDate = async (legend: string, date: string) => {
    await fillDate(page, legend, date)
    fields.push(legend)
  }
  const arrive = async (screen: Locator) => {
    await expect(screen).toBeVisible()
    screens.push(new URL(page.url()).pathname)
  }
  const visible = (target: Locator) => target.filter({ visible: true })

  await page.goto(siteUrl('/'))
  await hydrated(page)
  const form = page.getByRole('search', { name: search.name })
  await tap(form.getByRole('button', { name: starting(search.pickup) }))
  const calendar = page.getByRole('dialog', { name: search.calendar.name })
  const months = calendar.getByRole('grid')
  const free = months.last().getByRole('button', { disabled: false })
  await tap(free.nth(9))
  await tap(free.nth(13))
  await tap(calendar.getByRole('button', { name: starting(search.calendar.show.split(' ')[0] ?? '') }))

  const book = page.getByRole('link', { name: new RegExp(cars.bookCar.replace('{name}', '.+')) }).first()
  await arrive(book)
  await tap(book)
  await arrive(page.getByRole('heading', { level: 1, name: booking.options.title }))
  await hydrated(page)
  await tap(visible(page.getByRole('button', { name: booking.options.next })))

  await arrive(page.getByRole('heading', { level: 1, name: booking.form.title }))
  await hydrated(page)
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  await type(field(booking.form.lastName), 'Маякова')
  await type(field(booking.form.firstName), 'Мария')
  await type(field(booking.form.middleName), 'Примеровна')
  await typeDate(booking.form.birthDate, '1988-06-15')
  await typeDate(booking.form.licenceSince, '2008-06-15')
  await type(page.getByRole('textbox', { name: booking.form.phone }), '+79995559901')
  await type(field(booking.form.email), 'maria@clients.example')
  for (const consent of [booking.form.privacyPolicy, booking.form.personalData])
    await tap(page.getByRole('checkbox', { name: plain(consent) }))
  await tap(visible(page.getByRole('button', { name: booking.form.next })))

  await arrive(page.getByRole('timer'))
  await hydrated(page)
  await expect(page.getByRole('radio').first()).toBeChecked()
  for (const consent of [booking.review.publicOffer, booking.review.rentalterms])
    await tap(page.getByRole('checkbox', { name: plain(consent) }))
  await tap(visible(page.getByRole('button', { name: starting(booking.review.payNow.split(' {')[0] ?? '') })))

  const card = page.locator('[name=number]')
  await arrive(card)
  await type(card, CARDS.success)
  await type(page.locator('[name=expiry]'), '12/30')
  await type(page.locator('[name=cvc]'), '123')
  await tap(page.locator('.of-card button'))

  await arrive(confirmedTitle(page, russian))
  await expect(page).toHaveURL(/\/status\/success\/\?booking=\d{7}$/)
  for (const [type, list] of Object.entries({ taps, fields, screens }))
    testInfo.annotations.push({ type, description: `${list.length}: ${list.join(' | ')}` })
  expect(taps.length).toBeLessThanOrEqual(MOST.taps)
  expect(fields.length).toBeLessThanOrEqual(MOST.fields + CARD_FIELDS)
  expect(screens.length).toBeLessThanOrEqual(MOST.screens)
})

function wordsOf(target: Element): string {
  const words = target.getAttribute('aria-label') ?? target.closest('label')?.textContent ?? target.textContent
  return words?.trim() ?? ''
}
