import { expect, type Page, test } from '@playwright/test'
import debts from '@/messages/ru/debts.json' with { type: 'json' }
import ruPayments from '@/messages/ru/payments.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { confirmedTitle, plain, spaced } from './setup/book'
import { addClient } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { addBooking, addFine } from './setup/own-rows'
import {
  answerBank,
  CARDS,
  endBankWait,
  holdByDoor,
  payAtReview,
  payByCard,
  paymentState,
  paymentsOf,
} from './setup/paying'
import { siteUrl } from './setup/site'

const [russian, english, chinese] = LANGUAGES

/** Of the demo bookings one that is firm, with all of it still to be paid. */
const PAYABLE = '1046470'

/** The part of a message before its first argument. */
const before = (message: string) => message.split('{')[0] ?? ''
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')

test('a booking is prepaid, its rest begun and come back to, and the money goes back with it', async ({ page }) => {
  // From the hold to the refund.
  test.slow()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) violations.push(message.text())
  })
  const { booking } = russian
  const { result, list, begin, refunds } = ruPayments
  const number = await holdByDoor(page, { ahead: 130, phone: '+79995557001' })
  await expect(page.getByRole('radio').first()).toBeChecked()
  expect(await axeFindings(page)).toEqual([])
  await payAtReview(page, russian)
  await payByCard(page, 'success')

  // The booking itself, not a receipt of it.
  await expect(confirmedTitle(page, russian)).toBeVisible()
  await expect(page).toHaveURL(siteUrl(`/status/success/?booking=${number}`))
  expect(await axeFindings(page)).toEqual([])
  const region = page.getByRole('region', { name: list.title })
  await region.getByRole('link').first().click()
  await expect(title(page, result.title.booked)).toBeVisible()
  await expect(main(page)).toContainText('•••• 4444')
  expect(await axeFindings(page)).toEqual([])
  // Which of the two addresses it is says nothing.
  await page.goto(page.url().replace('/success/', '/error/').replace('&view=receipt', ''))
  await expect(confirmedTitle(page, russian)).toBeVisible()
  await expect(main(page)).toContainText(before(booking.success.paidNow))
  const rest = page.getByRole('button', { name: before(begin.payRest) })
  await rest.dblclick()
  await expect(page).toHaveURL(/\/checkout\//)
  expect(await paymentsOf(number)).toBe(2)
  await page.goBack()
  await page.getByRole('link', { name: begin.goOn }).click()
  await expect(title(page, result.title.unfinished)).toBeVisible()
  await page.getByRole('link', { name: result.goOn }).click()
  await payByCard(page, 'success')
  await expect(confirmedTitle(page, russian)).toBeVisible()
  const payments = page.getByRole('region', { name: list.title })
  await expect(payments.getByText(list.succeeded)).toHaveCount(2)
  await page.getByRole('button', { name: booking.cancel.act }).click()
  await page.getByRole('dialog').getByRole('button', { name: booking.cancel.act }).click()
  await expect(title(page, booking.success.cancelled)).toBeVisible()
  await expect(payments.getByText(refunds.reason.cancelled)).toHaveCount(2)
  expect(await axeFindings(page)).toEqual([])
  expect(violations).toEqual([])
})

test('a declined payment says why, keeps the car, and can be made again', async ({ page }) => {
  const { result } = ruPayments
  const number = await holdByDoor(page, { ahead: 140, phone: '+79995557002' })
  await payAtReview(page, russian, 'all')
  await payByCard(page, 'decline')
  await expect(page).toHaveURL(/\/status\/success\/\?payment=/)
  await expect(title(page, result.title.canceled)).toBeVisible()
  await expect(main(page)).toContainText(result.reason.insufficient_funds)
  await expect(main(page)).toContainText(before(result.held))
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: result.again }).click()
  await expect(title(page, russian.booking.review.title)).toBeVisible()
  await payAtReview(page, russian, 'all')
  await payByCard(page, 'success')
  await expect(confirmedTitle(page, russian)).toBeVisible()
  expect(await paymentsOf(number)).toBe(2)
})

test('a payment asks the bank for a code, and Back from the cashier leads to it', async ({ page }) => {
  const { result, begin } = ruPayments
  await holdByDoor(page, { ahead: 150, phone: '+79995557003' }, russian.prefix)
  await payAtReview(page, russian)
  await expect(page).toHaveURL(/\/checkout\//)
  await page.goBack()
  await expect(title(page, russian.booking.review.title)).toBeVisible()
  await expect(page.getByRole('button', { name: before(russian.booking.review.payNow) })).toHaveCount(0)
  await page.getByRole('link', { name: begin.goOn }).click()
  await page.getByRole('link', { name: result.goOn }).click()
  await payByCard(page, '3ds')
  await answerBank(page)
  await expect(confirmedTitle(page, russian)).toBeVisible()
})

for (const { language, ahead, phone } of [
  { language: english, ahead: 180, phone: '+79995557021' },
  { language: chinese, ahead: 190, phone: '+79995557022' },
])
  test(`a booking is held, paid in full and booked: ${language.id}`, WIDE, async ({ page }) => {
    await holdByDoor(page, { ahead, phone }, language.prefix)
    await payAtReview(page, language, 'all')
    await payByCard(page, 'success')
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/status/success/\\?booking=`))
    await expect(confirmedTitle(page, language)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

test('a payment that the bank thinks about is waited for on another device too', async ({ page, browser }) => {
  const { result } = ruPayments
  const number = await holdByDoor(page, { ahead: 160, phone: '+79995557004' })
  await payAtReview(page, russian)
  await payByCard(page, 'slow')
  await expect(title(page, result.title.unfinished)).toBeVisible()
  await expect(main(page)).toContainText('не платите повторно')
  expect(await axeFindings(page)).toEqual([])
  const address = page.url()
  await page.close()

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(address)
  await expect(title(elsewhere, result.title.unfinished)).toBeVisible()
  await endBankWait(number)
  await expect(title(elsewhere, result.title.booked)).toBeVisible()
  // The id of a payment opens no booking.
  await expect(elsewhere.getByRole('link', { name: result.to.booking })).toHaveCount(0)
})

test(
  'a payment is known though its payer never comes back: the gateway tells of it',
  WIDE,
  async ({ page, context }) => {
    const number = await holdByDoor(page, { ahead: 200, phone: '+79995557031' })
    await payAtReview(page, russian)
    await expect(page).toHaveURL(/\/checkout\//)
    const cashier = page.url()
    await page.close()
    const form = { method: 'card', number: CARDS.success, expiry: '12/30', cvc: '123' }
    const answer = await context.request.post(cashier, { form, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    // By itself the provider asks again after a minute only.
    await expect.poll(() => paymentState(number), { timeout: 20_000 }).toBe('succeeded')
  },
)

test('a client pays a fine: what is due is known, and so is he', async ({ page }) => {
  const { result, begin, consents } = ruPayments
  const client = await addClient()
  const fine = await addFine(client.id, 'DEMO-000501')
  await enterAs(page, client)
  await page.goto(siteUrl('/account/fines/'))
  // What is due first is open.
  await page
    .getByRole('group')
    .filter({ hasText: fine })
    .getByRole('link', { name: /^Оплатить/ })
    .click()
  await expect(page.getByRole('region', { name: fine })).toBeVisible()
  await expect(page.getByLabel(ruPayments.email)).toHaveValue(client.email)
  for (const consent of [consents.privacyPolicy, consents.personalData])
    await page.getByRole('checkbox', { name: plain(consent) }).check()
  expect(await axeFindings(page)).toEqual([])
  const pay = page.getByRole('button', { name: before(begin.pay) })
  const sum = spaced(await pay.innerText()).replace(before(begin.pay), '')
  await pay.click()
  await payByCard(page, 'success')
  await expect(title(page, result.title.succeeded)).toBeVisible()
  expect(spaced(await main(page).innerText())).toContain(sum)
  await page.getByRole('link', { name: result.to.fines }).click()
  const row = page.getByRole('group').filter({ hasText: fine })
  await expect(row).toContainText(debts.status.paid)
  await expect(row.getByRole('link', { name: /^Оплатить/ })).toHaveCount(0)
})

test('a client pays for an own booking in the account, without its key', WIDE, async ({ page }) => {
  const { begin } = ruPayments
  const client = await addClient()
  const number = await addBooking(client.id, PAYABLE)
  await enterAs(page, client)
  await page.goto(siteUrl(`/account/history/?booking=${number}`))
  await page.getByText(ruPayments.list.card).click()
  await page.getByRole('button', { name: before(begin.payAll) }).click()
  await payByCard(page, 'success')
  await expect(page).toHaveURL(new RegExp(`/account/history/${client.id}/\\?booking=${number}$`))
  await expect(page.getByRole('region', { name: ruPayments.list.title })).toContainText(ruPayments.list.succeeded)
})
