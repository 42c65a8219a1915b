import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import enAccount from '@/messages/en/account.json' with { type: 'json' }
import enLayout from '@/messages/en/layout.json' with { type: 'json' }
import account from '@/messages/ru/account.json' with { type: 'json' }
import errors from '@/messages/ru/errors.json' with { type: 'json' }
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import cnAccount from '@/messages/zh-CN/account.json' with { type: 'json' }
import cnLayout from '@/messages/zh-CN/layout.json' with { type: 'json' }
import { startStack } from '../scripts/stack.mjs'
import { axeFindings } from './setup/axe'
import { addClient } from './setup/branch'
import { hydrated } from './setup/hydrated'
import { longForm } from './setup/long-form'
import { codeOf, messagesTo } from './setup/outbox'
import { siteUrl } from './setup/site'
import { freePort } from './setup/start-stack'

const LANGUAGES = [
  { id: 'ru', prefix: '', account, layout },
  { id: 'en', prefix: '/en', account: enAccount, layout: enLayout },
  { id: 'zh-CN', prefix: '/cn', account: cnAccount, layout: cnLayout },
] as const
const [russian] = LANGUAGES

const DEMO = { phone: '+79990000001', password: 'demo-password-2026', name: 'Маякова Мария' }
const PASSWORD = 'мост через Золотой Рог'
const NEW_PASSWORD = 'маяк на мысе Эгершельд'
const STORED = ['client', 'client_authenticated', 'client_device_token', 'client_token']

for (const [index, language] of LANGUAGES.entries())
  test(`a client registers with the code of a message, signs out and in again: ${language.id}`, async ({ page }) => {
    const { account: texts, prefix } = language
    const phone = `+7999666000${index}`
    await addClient({ phone, language: language.id })
    await open(page, `${prefix}/account/registration/`)
    await page.getByRole('textbox', { name: texts.phone, exact: true }).fill(phone)
    await page.getByRole('button', { name: texts.code.submit }).click()
    const code = page.getByRole('textbox', { name: texts.code.label })
    await expect(code).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /999 666 000/ })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await code.fill(await codeOf(phone))
    await choosePassword(page, texts, PASSWORD)
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: texts.registration.submit }).click()
    const id = await ownPage(page, prefix)
    await expect(header(page)).toContainText('Проверкина Вера')
    expect(await storedKeys(page)).toEqual(STORED)

    const [session] = (await page.context().cookies()).filter(({ name }) => name === 'sid')
    await signOut(page, language)
    await expect(page).toHaveURL(siteUrl(`${prefix}/`))
    await expect(page.getByRole('banner').getByRole('link', { name: language.layout.nav.account })).toBeVisible()
    expect(await storedKeys(page)).toEqual(['client_device_token'])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
    const kept = await fetch(siteUrl(`${prefix}/account/${id}/`), { headers: { cookie: `sid=${session?.value}` } })
    expect(kept.status).toBe(500)

    await open(page, `${prefix}/account/login/`)
    await logIn(page, { phone, password: PASSWORD }, language)
    expect(await ownPage(page, prefix)).toBe(id)
  })

test('a stranger’s phone is answered like a client’s, and no message leaves', async ({ page }) => {
  const stranger = '+79996660900'
  await open(page, '/account/registration/')
  await askCode(page, stranger)
  await expect(page.getByRole('status').filter({ hasText: 'есть в нашей базе' })).toBeVisible()
  await page.getByRole('textbox', { name: account.code.label }).fill('123456')
  await choosePassword(page, account, PASSWORD)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: account.registration.submit }).click()
  await expect(page.getByText(account.errors.codeWrong).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: account.code.label })).toBeFocused()
  await expect(page.getByLabel(account.repeat, { exact: true })).toHaveValue(PASSWORD)
  expect(await messagesTo(stranger)).toEqual([])
})

test('whoever has an account is told so after the code only, and led to the login', async ({ page }) => {
  const phone = '+79990000002'
  await open(page, '/account/registration/')
  await askCode(page, phone)
  await page.getByRole('textbox', { name: account.code.label }).fill(await codeOf(phone))
  await choosePassword(page, account, PASSWORD)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: account.registration.submit }).click()
  const alert = page.getByRole('alert').filter({ hasText: account.refusals.samePhone })
  await alert.getByRole('link', { name: account.toLogin }).click()
  await expect(page).toHaveURL(siteUrl('/account/login/'))
})

test('a wrong password says what to do; too many of them lock for some minutes', async ({ page }) => {
  const phone = '+79996660901'
  await open(page, '/account/login/')
  await logIn(page, { phone, password: 'wrong' }, russian)
  const wrong = page.getByRole('alert').filter({ hasText: account.refusals.credentialsNotFound })
  await expect(wrong.getByRole('link', { name: account.toRenew })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await storedKeys(page)).toEqual([])

  const locked = page.getByRole('alert').filter({ hasText: /Слишком много попыток\. Попробуйте через \d+ минут/ })
  await expect(async () => {
    const answer = page.waitForResponse('**/api/auth/login/')
    await page.getByRole('button', { name: account.login.submit }).click()
    await answer
    await expect(locked).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(locked.getByRole('link')).toHaveAttribute('href', /^tel:\+7/)
  await expect(page.getByLabel(account.password, { exact: true })).toHaveValue('wrong')
})

test('a new password ends the sessions of other browsers, and the old one opens nothing', async ({ page, browser }) => {
  const phone = '+79996660902'
  await addClient({ phone, isRegistered: true })
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await open(elsewhere, '/account/login/')
  await logIn(elsewhere, { phone, password: DEMO.password }, russian)
  const id = await ownPage(elsewhere, '')

  await open(page, '/account/renew_password/')
  await askCode(page, phone)
  await page.getByRole('textbox', { name: account.code.label }).fill(await codeOf(phone))
  await choosePassword(page, account, NEW_PASSWORD)
  await page.getByRole('button', { name: account.renew.submit }).click()
  expect(await ownPage(page, '')).toBe(id)

  expect((await elsewhere.goto(siteUrl(`/account/${id}/`)))?.status()).toBe(500)
  await expect(elsewhere.getByRole('heading', { level: 1, name: errors.refusedTitle })).toBeVisible()
  await elsewhere.getByRole('main').getByRole('link', { name: errors.signIn }).click()
  await hydrated(elsewhere)
  await logIn(elsewhere, { phone, password: DEMO.password }, russian)
  await expect(elsewhere.getByRole('alert').filter({ hasText: account.refusals.credentialsNotFound })).toBeVisible()
  await elsewhere.getByLabel(account.password, { exact: true }).fill(NEW_PASSWORD)
  await elsewhere.getByRole('button', { name: account.login.submit }).click()
  await expect(elsewhere).toHaveURL(siteUrl(`/account/${id}/`))
  await other.close()
})

test('a login leads back to the page that asked for it, and never to another site', async ({ page }) => {
  await page.goto(siteUrl('/en/account/fines/?x=1'))
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await hydrated(page)
  await logIn(page, DEMO, LANGUAGES[1])
  await expect(page).toHaveURL(siteUrl('/en/account/fines/?x=1'))
  await open(page, '/account/login/?next=//evil.example/')
  await logIn(page, DEMO, russian)
  await ownPage(page, '')
})

test('the account speaks the language that the switch chooses', async ({ page }) => {
  await open(page, '/account/login/')
  await logIn(page, DEMO, russian)
  const id = await ownPage(page, '')
  for (const { name, prefix } of [
    { name: 'English', prefix: '/en' },
    { name: '中文', prefix: '/cn' },
    { name: 'Русский', prefix: '' },
  ]) {
    const answer = page.waitForResponse((response) => response.url() === siteUrl(`${prefix}/account/${id}/`))
    await page.getByRole('banner').getByRole('link', { name }).first().click()
    expect((await answer).status()).toBe(200)
    await hydrated(page)
    await expect(header(page)).toContainText(DEMO.name)
  }
})

test('another tab signs in and out with this one', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/prices/')
  await open(page, '/account/login/')
  await logIn(page, DEMO, russian)
  await ownPage(page, '')
  await expect(header(other)).toContainText(DEMO.name)
  await signOut(page, russian)
  await expect(other.getByRole('banner').getByRole('link', { name: layout.nav.account })).toBeVisible()
})

test('a session that is over is forgotten at the next page, without a word', async ({ page, context }) => {
  await open(page, '/account/login/')
  await logIn(page, DEMO, russian)
  await ownPage(page, '')
  await context.clearCookies({ name: 'sid' })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(siteUrl('/prices/'))
  await expect(page.getByRole('banner').getByRole('link', { name: layout.nav.account })).toBeVisible()
  expect(await storedKeys(page)).toEqual(['client_device_token'])
})

test('with the provider down a client is signed out all the same', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-e2e-logout-'))
  const stack = await startStack({
    port: await freePort(),
    providerPort: await freePort(),
    dataDir,
    env: { DATABASE_URL: process.env.E2E_DATABASE_URL },
  })
  try {
    await page.goto(`${stack.siteUrl}/account/login/`)
    await hydrated(page)
    await logIn(page, DEMO, russian)
    await expect(page).toHaveURL(/\/account\/\d+\/$/)
    await page.goto(`${stack.siteUrl}/prices/`)
    await hydrated(page)
    await stack.provider?.stop()
    await signOut(page, russian)
    await expect(page).toHaveURL(`${stack.siteUrl}/`)
    expect(await storedKeys(page)).toEqual(['client_device_token'])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test.describe('the header of somebody who is signed in', () => {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ])
    test(`stands before any other script has run, and moves nothing: ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await signInOnPaper(page)
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.route('**/_next/static/**/*.js', (route) => route.abort())
      await page.goto(siteUrl('/prices/'))
      await expect(header(page)).toContainText(DEMO.name)
      const before = await header(page).boundingBox()

      await page.unroute('**/_next/static/**/*.js')
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', (error) => problems.push(error.message))
      await page.reload()
      await hydrated(page)
      await page.getByRole('banner').locator('.me > summary').click()
      await expect(page.getByRole('banner').getByRole('button', { name: layout.client.signOut })).toBeVisible()
      await expect(page.getByRole('banner').locator('.me').getByRole('link')).toHaveAttribute('href', '/account/1/')
      expect(await header(page).boundingBox()).toEqual(before)
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
      expect(problems).toEqual([])
      expect(await axeFindings(page)).toEqual([])
    })

  for (const { prefix, id } of LANGUAGES)
    for (const width of [320, 861, 1000, 1180, 1241])
      test(`has room: ${id} at ${width}`, longForm(id !== 'ru' || width % 10 === 0), async ({ page }) => {
        await page.setViewportSize({ width, height: 700 })
        await signInOnPaper(page)
        await page.goto(siteUrl(`${prefix}/prices/`))
        await hydrated(page)
        await page.locator('.me > summary').click()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await expect(page.locator('.me .me-panel')).toBeInViewport({ ratio: 1 })
      })

  test('is in the phone’s menu too, with the way out', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/account/login/')
    await logIn(page, DEMO, russian)
    await ownPage(page, '')
    await hydrated(page)
    await page.locator('.menu > summary').click()
    const menu = page.locator('.mnu')
    await expect(menu).toContainText(DEMO.name)
    await expect(menu).toContainText(layout.client.miles)
    await menu.getByRole('button', { name: layout.client.signOut }).click()
    await expect(page).toHaveURL(siteUrl('/'))
  })

  test('is not in the page that everybody gets', async ({ page }) => {
    const plain = async (cookie: string) => {
      const answer = await fetch(siteUrl('/prices/'), { headers: { cookie } })
      expect(answer.headers.get('set-cookie')).toBeNull()
      const html = await answer.text()
      expect(html).not.toContain('Маякова')
      return html.replace(/<script[\s\S]*?<\/script>|nonce="[^"]*"/g, '')
    }
    await open(page, '/account/login/')
    await logIn(page, DEMO, russian)
    await ownPage(page, '')
    const [sid] = (await page.context().cookies()).filter(({ name }) => name === 'sid')
    expect(await plain(`sid=${sid?.value}`)).toBe(await plain(''))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guest screens say so, with the phone', async ({ page }) => {
    for (const path of ['/account/login/', '/account/registration/', '/account/renew_password/']) {
      await page.goto(siteUrl(path))
      await expect(page.getByText(/включите JavaScript.*\+7/)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl(path))
  await hydrated(page)
}

async function askCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: account.phone, exact: true }).fill(phone)
  await page.getByRole('button', { name: account.code.submit }).click()
  await expect(page.getByRole('textbox', { name: account.code.label })).toBeFocused()
}

async function choosePassword(page: Page, texts: typeof account, password: string): Promise<void> {
  await page.getByLabel(texts.newPassword, { exact: true }).fill(password)
  await page.getByLabel(texts.repeat, { exact: true }).fill(password)
}

async function logIn(
  page: Page,
  { phone, password }: { phone: string; password: string },
  { account: texts }: { account: typeof account },
): Promise<void> {
  await page.getByRole('textbox', { name: texts.phone, exact: true }).fill(phone)
  await page.getByLabel(texts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.login.submit, exact: true }).click()
}

/** Waits for the client's own page. @returns the client's id */
async function ownPage(page: Page, prefix: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`^${siteUrl(`${prefix}/account/`)}\\d+/$`))
  return /(\d+)\/$/.exec(page.url())?.[1] ?? ''
}

async function signOut(page: Page, { layout: texts }: { layout: typeof layout }): Promise<void> {
  await page.getByRole('banner').locator('.me > summary').click()
  await page.getByRole('banner').locator('.me').getByRole('button', { name: texts.client.signOut }).click()
}

/** Who is signed in, as the header says. */
function header(page: Page) {
  return page.getByRole('banner').locator('.me > summary')
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('client'))
      .sort(),
  )
}

/** As if the demo client had signed in a moment ago, so that no door is asked. */
async function signInOnPaper(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const client = { id: 1, first_name: 'Мария', last_name: 'Маякова', middle_name: 'Примеровна', bonus_miles: 8627 }
    localStorage.setItem('client', JSON.stringify(client))
    localStorage.setItem('client_authenticated', 'true')
    localStorage.setItem('client_token', 't'.repeat(43))
    sessionStorage.setItem('client_refreshed', String(Date.now()))
  })
}
