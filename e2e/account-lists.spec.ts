import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import account from '@/messages/ru/account.json' with { type: 'json' }
import debts from '@/messages/ru/debts.json' with { type: 'json' }
import { addClient, DEMO_CLIENTS, signIn } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { WIDE } from './setup/long-form'
import { addFines } from './setup/own-rows'
import { siteUrl } from './setup/site'

const LISTS = ['history', 'fines', 'damages', 'charge'] as const
const years = (page: Page) => page.getByRole('navigation', { name: account.list.year }).getByRole('link')

test('a list without scripts: a line opens in place, and a year that exists is a link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const { cookie } = await signIn(DEMO_CLIENTS.rich)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: siteUrl(), httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  await page.goto(siteUrl('/account/damages/'))
  const entry = page.getByRole('group').filter({ hasText: 'Утеряна крышка форсунки' })
  await expect(entry.getByText(debts.sums.cost)).toBeHidden()
  await entry.locator('summary').click()
  await expect(entry.getByText(debts.sums.cost)).toBeVisible()

  const past = await years(page).last().textContent()
  await years(page).last().click()
  await expect(page).toHaveURL(new RegExp(`\\?year=${past}$`))
  await expect(years(page).last()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(1)
  await context.close()
})

test('what is due first leads the list, is open, and has the only yellow button; the first page leads to it', async ({
  page,
}) => {
  await enterAs(page, DEMO_CLIENTS.debtor)
  await page.goto(siteUrl('/account/3/'))
  await page.getByRole('region', { name: account.overview.debts }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\?entry=\d+#(fine|damage)-\d+$/)
  // The address opens the line that it names.
  const details = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
  await expect(details).toBeVisible()
  await page.goto(siteUrl('/account/fines/'))
  const first = page.getByRole('main').getByRole('group').first()
  await expect(first.getByRole('link', { name: /^Оплатить/ })).toBeVisible()
  await expect(page.getByRole('main').locator('[data-look~="primary"]')).toHaveCount(1)
})

test('each list is saved as a file of its year that a Russian spreadsheet reads', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  for (const list of LISTS) {
    await page.goto(siteUrl(`/account/${list}/?year=2026`))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: account.list.tools.csv }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^sun-rent-(rentals|fines|damages|miles)-2026\.csv$/)
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [header = '', ...rows] = text.trim().split('\r\n')
    expect(rows.length, list).toBeGreaterThan(1)
    for (const row of rows) expect(row.split(';')).toHaveLength(header.split(';').length)
    if (list !== 'charge') expect(rows.join()).toMatch(/;\d+,00;/)
  }
})

test('on paper a list has its client and its year, and what can be opened of a debt', async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  await page.goto(siteUrl('/account/fines/?year=2026'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Маякова Мария Примеровна, 2026 год$/)).toBeVisible()
  await expect(page.getByText(/DEMO-\d+/).last()).toBeVisible()
  for (const hidden of [
    page.getByRole('navigation', { name: account.menu }),
    page.getByRole('button', { name: account.list.tools.csv }),
    page.getByRole('link', { name: /^Оплатить/ }).first(),
    years(page).first(),
  ])
    await expect(hidden).toBeHidden()
})

test('three hundred fines: the first fifty, the sum of all, the rest on request, nothing beyond a narrow screen', async ({
  page,
}) => {
  const client = await addClient()
  await addFines(client.id, 'DEMO-000501', 300)
  await page.setViewportSize({ width: 320, height: 664 })
  await enterAs(page, client)
  await page.goto(siteUrl('/account/fines/'))
  const entries = page.getByRole('main').getByRole('group')
  await expect(entries).toHaveCount(50)
  const sum = await page.getByRole('region', { name: account.toPay }).getByText('₽').first().innerText()
  expect(Number(sum.replaceAll(/\D/g, '')) % 300).toBe(0)
  await page.getByRole('link', { name: /^Показать ещё 250/ }).click()
  await expect(entries).toHaveCount(300)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
