import { expect, test } from '@playwright/test'
import enLongTerm from '@/messages/en/long-term.json' with { type: 'json' }
import enTransfers from '@/messages/en/transfers.json' with { type: 'json' }
import ruAccount from '@/messages/ru/auth.json' with { type: 'json' }
import ruLongTerm from '@/messages/ru/long-term.json' with { type: 'json' }
import ruPayments from '@/messages/ru/payments.json' with { type: 'json' }
import ruTransfers from '@/messages/ru/transfers.json' with { type: 'json' }
import cnLongTerm from '@/messages/zh-CN/long-term.json' with { type: 'json' }
import cnTransfers from '@/messages/zh-CN/transfers.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { hydrated } from './setup/hydrated'
import { longForm, WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

const LANGUAGES = [
  { prefix: '', longTerm: ruLongTerm, transfers: ruTransfers },
  { prefix: '/en', longTerm: enLongTerm, transfers: enTransfers },
  { prefix: '/cn', longTerm: cnLongTerm, transfers: cnTransfers },
]

for (const { prefix, longTerm, transfers } of LANGUAGES) {
  test(
    `without JavaScript the long-term list is narrowed and leads to a plate and a person: ${prefix || '/'}`,
    longForm(prefix !== ''),
    async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(siteUrl(`${prefix}/long_term_rental/`))
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(24)
      await page.getByRole('navigation', { name: longTerm.fuelLabel }).getByText(longTerm.fuel.diesel).click()
      await expect(page).toHaveURL(/fuel=diesel/)
      const narrowed = await cards.count()
      expect(narrowed).toBeGreaterThan(0)
      expect(narrowed).toBeLessThan(24)

      await cards.first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/long_term_rental\/[a-z]\d{3}[a-z]{2}\d{2,3}\/$/)
      await expect(page.getByRole('heading', { name: longTerm.priceByTerm })).toBeVisible()
      await expect(page.getByRole('slider')).toBeHidden()
      await expect(page.getByRole('button', { name: longTerm.form.submit })).toBeHidden()
      await expect(page.locator('#request').getByRole('link')).toHaveAttribute('href', /^tel:\+7/)
      await page.close()
    },
  )

  test(
    `a car with a driver shows its hour, its trips and the way to self-drive cars: ${prefix || '/'}`,
    longForm(prefix !== ''),
    async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(siteUrl(`${prefix}/service/`))
      await page.getByRole('link', { name: 'Mercedes-Benz' }).first().click()
      await expect(page).toHaveURL(/\/service\/mercedes-benz-s-class\/$/)
      await expect(page.getByRole('heading', { name: transfers.routes })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: transfers.selfDriveLink })).toHaveAttribute(
        'href',
        `${prefix}/rent/`,
      )
      await page.close()
    },
  )
}

test('the second page of the long list shows other plates', WIDE, async ({ page }) => {
  await page.goto(siteUrl('/long_term_rental/'))
  const hrefs = () =>
    page
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const first = await hrefs()
  await page.getByRole('navigation', { name: ruLongTerm.pages }).getByRole('link', { name: '2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(async () => (await hrefs()).some((href) => first.includes(href))).toBe(false)
})

test('a plate as it is written on the car leads to its address', async ({ request }) => {
  const answer = await request.get(siteUrl('/cn/long_term_rental/А949СК25/?months=6'), { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toMatch(/\/cn\/long_term_rental\/a949ck25\/\?months=6$/)
  expect((await request.get(siteUrl('/long_term_rental/a000aa00/'))).status()).toBe(404)
})

const FORMS = [
  { path: '/account/login/', submit: ruAccount.login.submit, faults: 2, summary: ruAccount.errors.summary },
  { path: '/account/registration/', submit: ruAccount.code.submit, faults: 1, summary: ruAccount.errors.summary },
  { path: '/account/renew_password/', submit: ruAccount.code.submit, faults: 1, summary: ruAccount.errors.summary },
  { path: '/payment/', submit: ruPayments.submit, faults: 3, summary: ruPayments.errors.summary },
]

for (const { path, submit, faults, summary } of FORMS)
  test(`${path} lists what is missing, is clean for axe then, and sends nothing`, WIDE, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await page.goto(siteUrl(path))
    await hydrated(page)
    await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: summary })
    await expect(alert).toBeFocused()
    await expect(alert.getByRole('link')).toHaveCount(faults)
    expect(await axeFindings(page)).toEqual([])
    await alert.getByRole('link').first().click()
    await expect(page.getByRole('main').locator(':focus')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })
