import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import ruClient from '@/messages/ru/account.json' with { type: 'json' }
import ru from '@/messages/ru/miles.json' with { type: 'json' }
import { addClient, DEMO_CLIENTS } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { WIDE } from './setup/long-form'
import { addBooking, addMiles } from './setup/own-rows'
import { siteUrl } from './setup/site'

/** Confirmed, not paid yet, no miles on it: of the demo files. */
const PAYABLE = '1046470'

const header = (page: Page) => page.locator('[data-client="miles"]').filter({ visible: true }).first()
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

async function openSpend(page: Page, booking: string): Promise<void> {
  const answer = await page.goto(siteUrl('/account/spend/'))
  expect(answer?.status()).toBe(200)
  await page.getByRole('radio', { name: new RegExp(booking) }).check()
}

test('miles pay for a booking: the preview, the booking, the header and the ledger say the same', async ({ page }) => {
  const client = await addClient()
  await addMiles(client.id, 9_000)
  const booking = await addBooking(client.id, PAYABLE)
  await enterAs(page, client)
  await openSpend(page, booking)
  const before = numberIn(await header(page).textContent())
  const result = page.getByRole('region', { name: ru.spend.result })
  const [full] = await result.getByRole('definition').allTextContents()

  await page.getByRole('textbox', { name: ru.spend.howMany }).fill('1 200')
  await expect(result.getByRole('definition').nth(1)).toHaveText(/−1\s200\s₽/)
  const left = numberIn(full ?? '') - 1_200
  await expect(result.getByRole('definition').nth(2)).toHaveText(new RegExp(`^${spaced(left)}\\s₽$`))
  await expect(result.getByRole('definition').nth(3)).toHaveText(new RegExp(`^${spaced(before - 1_200)}$`))
  await result.getByRole('button', { name: /Списать 1\s200 миль/ }).click()

  await expect(result.getByRole('status')).toContainText(booking)
  await expect(header(page)).toHaveText(new RegExp(`^${spaced(before - 1_200)}$`))
  const newest = page.getByRole('region', { name: ru.spend.history }).getByRole('group').first()
  await expect(newest).toContainText(booking)
  await expect(newest).toContainText(/1\s200/)
  await page.goto(siteUrl('/account/charge/'))
  await expect(
    page.getByRole('region', { name: ru.balance }).getByText(new RegExp(`^${spaced(before - 1_200)}$`)),
  ).toBeVisible()

  await openSpend(page, booking)
  await page.getByRole('button', { name: ru.spend.release }).click()
  await expect(header(page)).toHaveText(new RegExp(`^${spaced(before)}$`))
  await expect(newest).toContainText(ru.states.returned)
})

test('more miles than may pay are rejected in words before anything is sent', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  await openSpend(page, PAYABLE)
  const field = page.getByRole('textbox', { name: ru.spend.howMany })
  await field.fill('999999')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: /Списать/ })).toBeDisabled()
  await field.fill('пять')
  await expect(page.getByText(ru.spend.errors.whole)).toBeVisible()
})

test('the ledger is lines, a chart with its numbers, a year, a file and the way to every level', async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  await page.goto(siteUrl('/account/charge/'))
  const ledger = page.getByRole('region', { name: ru.ledger.title })
  await expect(ledger.getByRole('listitem').filter({ hasText: 'Приветственные мили' })).toBeVisible()
  await page
    .getByText(/Числа по месяцам/)
    .first()
    .click()
  await expect(page.getByRole('img', { name: /Мили за \d{4} год/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'январь' })).toBeVisible()
  await expect(page.getByRole('region', { name: ru.levels.title }).getByRole('progressbar')).toHaveCount(8)

  const years = page.getByRole('navigation', { name: ruClient.list.year })
  const year = await years.getByRole('link').last().textContent()
  await years.getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`\\?year=${year}$`))
  const listed = await ledger.getByRole('listitem').count()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: ruClient.list.tools.csv }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`sun-rent-miles-${year}.csv`)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith(`\uFEFF${ru.ledger.date};${ru.ledger.reason};`)).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(listed + 1)
})

test('a client without miles reads what to do, and how far every level is', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.poor)
  for (const section of ['charge', 'spend'] as const) {
    await page.goto(siteUrl(`/account/${section}/`))
    await expect(page.getByRole('heading', { name: ruClient.empty[section].title })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('summary') }),
    ).toHaveCount(0)
  }
  await page.goto(siteUrl('/account/charge/'))
  await expect(page.getByRole('region', { name: ru.levels.title }).getByRole('progressbar')).toHaveCount(8)
})

test('without JavaScript both pages still read', WIDE, async ({ browser, page }) => {
  const { cookie } = await enterAs(page, DEMO_CLIENTS.rich)
  const [name = '', value = ''] = cookie.split('=')
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies([{ name, value, url: siteUrl() }])
  const plain = await context.newPage()
  await plain.goto(siteUrl('/account/spend/'))
  await expect(plain.getByRole('radio', { name: new RegExp(PAYABLE) })).toBeDisabled()
  await expect(plain.getByText(/выключены сценарии \(JavaScript\)/)).toBeVisible()
  await plain.goto(siteUrl('/account/charge/'))
  await expect(plain.getByText('Приветственные мили')).toBeVisible()
  await context.close()
})

/** A number as Russian pages group it, for a pattern. */
function spaced(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, '\\s')
}
