import { expect, type Locator, test } from '@playwright/test'
import enTransfers from '@/messages/en/transfers.json' with { type: 'json' }
import ruTransfers from '@/messages/ru/transfers.json' with { type: 'json' }
import cnTransfers from '@/messages/zh-CN/transfers.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { tabTo, tick, type } from './setup/by-keyboard'
import { hydrated } from './setup/hydrated'
import { WIDE, wide } from './setup/long-form'
import { messagesTo } from './setup/outbox'
import { siteUrl } from './setup/site'

const LANGUAGES = [
  { prefix: '', texts: ruTransfers, phone: '+79146660101', told: /заказ T\d{7} получен/ },
  { prefix: '/en', texts: enTransfers, phone: '+79146660102', told: /your request T\d{7}/ },
  { prefix: '/cn', texts: cnTransfers, phone: '+79146660103', told: /订单 T\d{7}/ },
]

for (const { prefix, texts, phone, told } of LANGUAGES)
  test(
    `a car with a driver is priced in the list and ordered on its page: ${prefix || '/'}`,
    wide(prefix !== ''),
    async ({ page }) => {
      const { trip, form, errors, price, sent } = texts
      await page.goto(siteUrl(`${prefix}/service/`))
      await hydrated(page)
      const short = page.getByRole('complementary', { name: texts.order })
      await short.getByLabel(trip.model).selectOption('toyota-crown')
      await short.getByRole('radio', { name: trip.kinds.hour }).check()
      await short.getByRole('combobox', { name: trip.hours }).selectOption('4')
      await expect(short.getByText(/7[\s,.]600/).first()).toBeVisible()
      await short.getByRole('link', { name: form.goOn }).click()

      await expect(page).toHaveURL(/\/service\/toyota-crown\/\?.*kind=hour.*hours=4/)
      const order = page.getByRole('complementary', { name: texts.orderCar })
      await expect(order.getByRole('radio', { name: trip.kinds.hour })).toBeChecked()
      await expect(order.getByRole('combobox', { name: trip.hours })).toHaveValue('4')
      // Meeting a plane needs its number.
      await order.getByRole('radio', { name: trip.kinds.transfer }).check()
      await expect(order.getByText(price.fromNote)).toBeVisible()
      await order.getByRole('button', { name: new RegExp(`^${form.order}`) }).click()
      const alert = page.getByRole('alert').filter({ hasText: errors.summary })
      await expect(alert).toBeFocused()
      await expect(alert.getByRole('link')).toHaveCount(7)
      expect(await axeFindings(page, prefix === '')).toEqual([])

      await fill(order, { form, phone })
      await order.getByRole('button', { name: new RegExp(`^${form.order}`) }).click()
      const done = page.getByRole('status').filter({ hasText: sent.text })
      await expect(done).toBeFocused()
      await expect(done).toContainText(/T\d{7}/)
      expect(await axeFindings(page, prefix === '')).toEqual([])
      await expect.poll(async () => (await messagesTo(phone)).join()).toMatch(told)
    },
  )

type Form = (typeof ruTransfers)['form']

async function fill(order: Locator, { form, phone }: { form: Form; phone: string }): Promise<void> {
  await order.getByLabel(form.toAddress).fill('Svetlanskaya 1')
  await order.getByLabel(form.flight).fill('SU 1702')
  await order.getByLabel(form.name, { exact: true }).fill('Anna')
  await order.getByRole('textbox', { name: form.phone }).fill(phone)
  await order.getByLabel(form.email).fill('anna@clients.example')
  for (const box of await order.getByRole('checkbox').all())
    if ((await box.getAttribute('name')) !== null) await box.check()
}

test('an order goes through without a mouse', WIDE, async ({ page }) => {
  const { trip, form, sent } = ruTransfers
  await page.goto(siteUrl('/service/toyota-crown/?kind=hour'))
  await hydrated(page)
  const order = page.getByRole('complementary', { name: ruTransfers.orderCar })
  await order.getByRole('radio', { name: trip.kinds.hour }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(order.getByRole('radio', { name: trip.kinds.day })).toBeChecked()
  await expect(page).toHaveURL(/kind=day/)
  await type(page, order.getByRole('textbox', { name: form.name, exact: true }), 'Анна')
  await type(page, order.getByRole('textbox', { name: form.phone }), '9146660104')
  await type(page, order.getByRole('textbox', { name: form.email }), 'anna@clients.example')
  await tick(
    page,
    [/политикой/, /обработку/].map((name) => order.getByRole('checkbox', { name })),
  )
  await tabTo(page, order.getByRole('button', { name: /^Заказать/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: sent.text })).toBeFocused()
  // Typed without its country, behind the one that stood there.
  await expect.poll(async () => (await messagesTo('+79146660104')).join()).toMatch(/заказ T\d{7} получен/)
})

test('without JavaScript the prices and the phone are there', WIDE, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(siteUrl('/service/toyota-crown/'))
  await expect(page.getByRole('heading', { name: ruTransfers.prices })).toBeVisible()
  // Playwright's Chromium parses as if scripts ran, so it shows no `noscript`.
  expect(await page.content()).toContain(ruTransfers.noScript)
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  await page.close()
})
