import { expect, type Page, test } from '@playwright/test'
import { CLIENT_SECTIONS } from '@/lib/account/client-sections'
import en from '@/messages/en/account.json' with { type: 'json' }
import ru from '@/messages/ru/account.json' with { type: 'json' }
import history from '@/messages/ru/history.json' with { type: 'json' }
import profile from '@/messages/ru/profile.json' with { type: 'json' }
import cn from '@/messages/zh-CN/account.json' with { type: 'json' }
import { axeFindings, nothingLooked } from './setup/axe'
import { addClient, DEMO_CLIENTS } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { LONG, longForm, WIDE } from './setup/long-form'
import { addBooking, addMiles } from './setup/own-rows'
import { siteUrl, stationDate } from './setup/site'

const TEXTS = { ru, en, 'zh-CN': cn } as const

/** Lines that open in place. */
const entriesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('summary') })

async function openSection(page: Page, section: string, prefix = ''): Promise<void> {
  const answer = await page.goto(siteUrl(`${prefix}/account/${section}/`))
  expect(answer?.status()).toBe(200)
}

test('a client with rentals finds rows of his own in every section', async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  for (const section of ['history', 'charge', 'spend', 'fines', 'damages'] as const) {
    await openSection(page, section)
    await expect(page.getByRole('heading', { level: 1, name: ru.sections[section] })).toBeVisible()
    expect(await entriesOf(page).count(), section).toBeGreaterThan(section === 'history' ? 0 : 1)
  }
  await openSection(page, 'offers')
  await expect(page.getByRole('heading', { level: 2, name: 'Выходные на внедорожнике' })).toBeVisible()
  await openSection(page, 'drivers')
  await expect(page.getByRole('heading', { level: 3, name: /Маяков Тихон/ })).toBeVisible()
  await openSection(page, 'settings')
  await expect(page.getByLabel(profile.name.last)).toHaveValue('Маякова')
  await expect(page.getByText(profile.devices.current, { exact: true })).toBeVisible()
})

test('a client without rentals is told what to do, and led there', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.poor)
  for (const section of ['history', 'offers', 'charge', 'spend', 'drivers', 'fines', 'damages'] as const) {
    await openSection(page, section)
    const empty = page.getByRole('main').locator('section').filter({ hasText: ru.empty[section].title })
    await expect(empty.getByRole('link')).toBeVisible()
    await expect(entriesOf(page)).toHaveCount(0)
  }
  await page.goto(siteUrl('/account/'))
  await expect(page).toHaveURL(siteUrl(`/account/${DEMO_CLIENTS.poor.id}/`))
  await expect(page.getByRole('heading', { name: ru.overview.noNext })).toBeVisible()
  await expect(page.getByRole('heading', { name: ru.overview.noDebts })).toBeVisible()
})

test('a debtor sees what he owes, on his first page and in the sections', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.debtor)
  await page.goto(siteUrl(`/account/${DEMO_CLIENTS.debtor.id}/`))
  const rouble = (text: string) => Number(/([\d\s]+)₽/.exec(text)?.[1]?.replaceAll(/\D/g, ''))
  const owed = rouble(await page.getByRole('region', { name: ru.overview.debts }).innerText())
  const sums: number[] = []
  for (const section of ['fines', 'damages'] as const) {
    await openSection(page, section)
    sums.push(rouble(await page.getByRole('region', { name: ru.toPay }).innerText()))
    await expect(page.getByRole('link', { name: /^Оплатить/ }).first()).toBeVisible()
  }
  expect(sums.reduce((sum, one) => sum + one)).toBe(owed)
})

test('the next booking opens as a page of the history', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  await page.goto(siteUrl('/account/1/'))
  await page.getByRole('link', { name: history.entry.open }).click()
  await expect(page).toHaveURL(/\/account\/history\/1\/\?booking=\d+$/)
  const number = new URL(page.url()).searchParams.get('booking') ?? ''
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  const menu = page.getByRole('navigation', { name: ru.menu })
  await expect(menu.getByRole('link', { name: ru.sections.history })).toHaveAttribute('aria-current', 'page')
})

test('another language keeps the page of the client area', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  await page.goto(siteUrl('/account/fines/1/'))
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(siteUrl('/en/account/fines/1/'))
  await expect(page.getByRole('heading', { level: 1, name: en.sections.fines })).toBeVisible()
  const menu = page.getByRole('navigation', { name: en.menu })
  await expect(menu.getByRole('link', { name: en.sections.fines })).toHaveAttribute('aria-current', 'page')
})

test('a client-side way through the menu is the same wall', WIDE, async ({ page, context }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  const refreshed = page.waitForResponse('**/api/auth/client/')
  await page.goto(siteUrl('/account/1/'))
  await refreshed
  await context.clearCookies({ name: /sid$/ })
  const data = page.waitForResponse((answer) => answer.request().headers().rsc === '1' && answer.status() === 500)
  await page.getByRole('navigation', { name: ru.menu }).getByRole('link', { name: ru.sections.drivers }).click()
  expect((await data).headers()['x-refusal']).toBe('account')
  await expect(page.getByRole('heading', { level: 1, name: LANGUAGES[0].errors.deniedTitle })).toBeVisible()
  await expect(page).toHaveURL(siteUrl('/account/drivers/1/'))
  await expect(page.getByText('Тихон')).toHaveCount(0)
})

for (const { id, prefix } of LANGUAGES)
  test(
    `no page of the client area throws, or is drawn anew by the browser: ${id}`,
    id === 'ru' ? WIDE : LONG,
    async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      const look = async (path: string) => {
        errors.length = 0
        await page.context().clearCookies({ name: 'i18n_redirected' })
        expect((await page.goto(siteUrl(prefix + path)))?.status()).toBe(200)
        await hydrated(page)
        expect.soft(errors, path).toEqual([])
      }
      await enterAs(page, DEMO_CLIENTS.rich)
      // With scans, open in their form too.
      const driver = await page.goto(siteUrl('/account/drivers/')).then(() => hrefOf(page, /[?]edit=\d+/))
      const booking = await page.goto(siteUrl('/account/1/')).then(() => hrefOf(page, /[?]booking=\d+/))
      for (const section of ['1', ...CLIENT_SECTIONS]) await look(`/account/${section}/`)
      for (const query of [`drivers/${driver}`, 'drivers/?add', `history/${booking}`, `history/${booking}&edit=1`])
        await look(`/account/${query}`)

      const client = await addClient()
      const year = stationDate(0).slice(0, 4)
      await addMiles(client.id, 1_000)
      await addBooking(client.id, '1046470', {
        start: `${year}-12-30T02:00:00Z`,
        end: `${Number(year) + 1}-01-03T02:00:00Z`,
      })
      await enterAs(page, client)
      for (const section of [client.id, 'spend', 'history']) await look(`/account/${section}/`)
    },
  )

for (const { id, prefix } of LANGUAGES)
  test(`axe finds nothing in the client area on a phone: ${id}`, longForm(id !== 'ru'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enterAs(page, DEMO_CLIENTS.rich)
    const looked = nothingLooked()
    for (const section of ['1', ...CLIENT_SECTIONS]) {
      await openSection(page, section, prefix)
      await expect(page.getByRole('navigation', { name: TEXTS[id].menu })).toBeVisible()
      // Numbers are pale while they are counted anew.
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect.soft(await axeFindings(page, true, looked), section).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, section).toBeLessThanOrEqual(390)
    }
  })

/** The query of the first link that has one like this, also in a line that is not opened. */
async function hrefOf(page: Page, query: RegExp): Promise<string> {
  const hrefs = await page
    .getByRole('main')
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const [found] = hrefs.flatMap((href) => query.exec(href)?.[0] ?? [])
  if (!found) throw new Error(`no link like ${query} among ${hrefs.join(', ')}`)
  return found
}
