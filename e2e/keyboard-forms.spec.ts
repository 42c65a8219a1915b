import { expect, test } from '@playwright/test'
import longTerm from '@/messages/ru/long-term.json' with { type: 'json' }
import partners from '@/messages/ru/partners.json' with { type: 'json' }
import payments from '@/messages/ru/payments.json' with { type: 'json' }
import { around, starting } from './setup/book'
import { pick, tabTo, tick, type, typeDate } from './setup/by-keyboard'
import { addClient } from './setup/demo-clients'
import { hydrated } from './setup/hydrated'
import { WIDE } from './setup/long-form'
import { addFine } from './setup/own-rows'
import { siteUrl } from './setup/site'

test('a car is asked for by the month without a mouse', WIDE, async ({ page }) => {
  const { form } = longTerm
  await page.goto(siteUrl('/long_term_rental/'))
  const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.goto(siteUrl(`${href?.split('?')[0]}?months=6`))
  await hydrated(page)
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  await type(page, text(form.last_name), 'Маякова')
  await type(page, text(form.first_name), 'Анна')
  await type(page, text(form.phone), `+7999334${String(Date.now()).slice(-4)}`)
  await type(page, text(form.email), 'anna@clients.example')
  await pick(page, page.getByLabel(form.term, { exact: true }), '7')
  const start = page.getByLabel(form.startDate, { exact: true })
  await typeDate(page, start, (await start.getAttribute('min')) ?? '')
  await tabTo(page, page.getByRole('radio', { name: form.person }))
  await page.keyboard.press('ArrowDown')
  await type(page, text(form.companyName), 'ООО «Маяк»')
  const request = page.locator('#request')
  await tick(
    page,
    [form.privacyPolicy, form.personalData].map((name) => request.getByRole('checkbox', { name: starting(name) })),
  )
  await tabTo(page, page.getByRole('button', { name: form.submit }))
  await page.keyboard.press('Enter')
  await expect(request.getByRole('status')).toBeFocused()
  await expect(request.getByRole('status')).toContainText(/\d{6}/)
})

test('a partner’s request goes through without a mouse', WIDE, async ({ page }) => {
  const { form } = partners
  await page.goto(siteUrl('/about/partnership/'))
  await hydrated(page)
  await type(page, page.getByRole('textbox', { name: form.company }), 'Отель «Маяк»')
  await pick(page, page.getByLabel(form.kind), 'hotel')
  await type(page, page.getByRole('textbox', { name: form.contactName }), 'Анна')
  await type(page, page.getByRole('textbox', { name: form.phone }), '+79140001133')
  await type(page, page.getByRole('textbox', { name: form.email }), 'mayak@hotel.example')
  await tick(
    page,
    [form.privacyPolicy, form.personalData].map((name) => page.getByRole('checkbox', { name: starting(name) })),
  )
  await tabTo(page, page.getByRole('button', { name: form.send }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: form.sentText })).toBeFocused()
})

test('a fine is found and paid for without a mouse, up to the cashier', WIDE, async ({ page }) => {
  const { consents, found, begin } = payments
  const client = await addClient()
  const fine = await addFine(client.id, 'DEMO-000501')
  await page.goto(siteUrl('/payment/'))
  await hydrated(page)
  await pick(page, page.getByLabel(payments.purposeLabel), 'fine')
  await type(page, page.getByRole('textbox', { name: payments.number }), fine)
  await type(page, page.getByRole('textbox', { name: payments.fio }), 'Пробнова')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: found.title.fine.replace('{number}', fine) })).toBeFocused()
  await type(page, page.getByRole('textbox', { name: payments.phone }), '+79146660105')
  await type(page, page.getByRole('textbox', { name: payments.email }), 'vera@clients.example')
  await tick(
    page,
    [consents.privacyPolicy, consents.personalData].map((name) => page.getByRole('checkbox', { name: starting(name) })),
  )
  await tabTo(page, page.getByRole('button', { name: around(begin.pay) }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\//)
})
