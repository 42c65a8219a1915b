import { expect, type Page, test } from '@playwright/test'
import { ask } from './setup/ask'
import { axeFindings } from './setup/axe'
import { DEMO_CLIENTS, DEMO_PASSWORD, signIn } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import {
  clientHeader,
  GUEST_LANGUAGES,
  logIn,
  loginLink,
  open,
  ownPage,
  signOut,
  storedKeys,
} from './setup/guest-screens'
import { hydrated } from './setup/hydrated'
import { LONG, WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

const [russian] = GUEST_LANGUAGES
const { layout } = russian

const DEMO = { phone: DEMO_CLIENTS.rich.phone, password: DEMO_PASSWORD }
const NAME = 'Маякова Мария'

test('the account speaks the language that the switch chooses', WIDE, async ({ page }) => {
  await enterAs(page)
  await open(page, '/account/1/')
  for (const { name, prefix, lang, greeted } of [
    { name: 'English', prefix: '/en', lang: 'en', greeted: 'Мария Примеровна' },
    { name: '中文', prefix: '/cn', lang: 'zh-CN', greeted: NAME },
    { name: 'Русский', prefix: '', lang: 'ru', greeted: NAME },
  ]) {
    const answer = page.waitForResponse((response) => response.url() === siteUrl(`${prefix}/account/1/`))
    await page.getByRole('banner').getByRole('link', { name }).first().click()
    expect((await answer).status()).toBe(200)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(clientHeader(page)).toContainText(greeted)
  }
})

test('another tab signs in and out with this one', WIDE, async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/prices/')
  await open(page, '/account/login/')
  await logIn(page, DEMO, russian)
  await ownPage(page)
  await expect(clientHeader(other)).toContainText(NAME)
  await signOut(page, russian)
  await expect(loginLink(other, russian)).toBeVisible()
})

test('a session that is over is forgotten at the next page, without a word', async ({ page, context }) => {
  await enterAs(page)
  await context.clearCookies({ name: 'sid' })
  await page.goto(siteUrl('/prices/'))
  await expect(loginLink(page, russian)).toBeVisible()
  expect(await storedKeys(page)).toEqual(['client_device_token'])
})

test.describe('the header of somebody who is signed in', () => {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ])
    test(
      `stands before any other script has run, and moves nothing: ${width}`,
      width === 1920 ? LONG : WIDE,
      async ({ page }) => {
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
        await expect(clientHeader(page)).toContainText(NAME)
        const before = await clientHeader(page).boundingBox()

        await page.unroute('**/_next/static/**/*.js')
        const problems: string[] = []
        page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
        page.on('pageerror', (error) => problems.push(error.message))
        await page.reload()
        await hydrated(page)
        await clientHeader(page).click()
        const me = page.getByRole('banner').locator('[data-look="account"]')
        await expect(me.getByRole('button', { name: layout.client.signOut })).toBeVisible()
        await expect(me.getByRole('link')).toHaveAttribute('href', '/account/1/')
        expect(await clientHeader(page).boundingBox()).toEqual(before)
        expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
        expect(problems).toEqual([])
        expect(await axeFindings(page, width === 390)).toEqual([])
      },
    )

  for (const { prefix, id } of GUEST_LANGUAGES)
    for (const width of [320, 861, 1000, 1180, 1241])
      test(`has room: ${id} at ${width}`, id !== 'ru' || width % 10 === 0 ? LONG : WIDE, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 })
        await signInOnPaper(page)
        await page.goto(siteUrl(`${prefix}/prices/`))
        await hydrated(page)
        await page.locator('[data-look="account"] > summary').click()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await expect(page.locator('[data-look="account"] > [data-panel]')).toBeInViewport({ ratio: 1 })
      })

  test('is in the phone’s menu too, with the way out', WIDE, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enterAs(page)
    await open(page, '/prices/')
    await page.locator('[data-look="menu"] > summary').click()
    const menu = page.locator('[data-look="menu"]')
    await expect(menu).toContainText(NAME)
    await expect(menu).toContainText(layout.client.miles)
    await menu.getByRole('button', { name: layout.client.signOut }).click()
    await expect(page).toHaveURL(siteUrl('/'))
  })

  test('is not in the page that everybody gets', async () => {
    const { cookie } = await signIn(DEMO_CLIENTS.rich, '127.9.2.1')
    const plain = async (headers: Record<string, string>) => {
      const answer = await ask('/prices/', { headers })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).not.toContain('Маякова')
      return answer.body.replace(/<script[\s\S]*?<\/script>|nonce="[^"]*"/g, '')
    }
    expect(await plain({ cookie })).toBe(await plain({}))
  })
})

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
