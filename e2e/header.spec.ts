import { expect, type Page, test } from '@playwright/test'
import { HEADER_LINKS } from '@/components/layout/header/header-links'
import en from '@/messages/en/layout.json' with { type: 'json' }
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import longTerm from '@/messages/ru/long-term.json' with { type: 'json' }
import transfers from '@/messages/ru/transfers.json' with { type: 'json' }
import cn from '@/messages/zh-CN/layout.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { LONG, WIDE, wide } from './setup/long-form'
import { siteUrl } from './setup/site'

const LANGUAGES = [
  { prefix: '', layout },
  { prefix: '/en', layout: en },
  { prefix: '/cn', layout: cn },
] as const

const PHONE = '+7 423 200 0000'

const MENU = [
  'booking',
  'rent',
  'service',
  'payment',
  'prices',
  'discounts',
  'conditions',
  'about',
  'contacts',
] as const

test('tapping the phone is counted', WIDE, async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = []
    Object.assign(window, { goals: calls, ym: (...call: unknown[]) => calls.push(call.slice(1)) })
    // The browser would leave for the phone's own program.
    document.addEventListener('click', (event) => event.preventDefault(), true)
  })
  await page.goto(siteUrl('/'))
  await hydrated(page)
  await page.getByRole('banner').locator('a[href^="tel:"]:not([data-callback])').first().click()
  expect(await page.evaluate(() => Reflect.get(window, 'goals'))).toEqual([['reachGoal', 'pressphone']])
})

test('the language switch names the languages in full and keeps page and query', async ({ page }) => {
  await page.goto(siteUrl('/rent/?class=suv'))
  await hydrated(page)
  const switches = page.getByRole('banner').getByRole('navigation', { name: layout.languages })
  await switches.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(siteUrl('/en/rent/?class=suv'))
  await page.getByRole('link', { name: '中文' }).first().click()
  await expect(page).toHaveURL(siteUrl('/cn/rent/?class=suv'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu has every entry; while it is open nothing under it can be reached; Esc gives the focus back', async ({
    page,
  }) => {
    await page.goto(siteUrl('/rent/'))
    await hydrated(page)
    const button = page.locator('[data-look="menu"] > summary')
    await button.click()
    const menu = page.getByRole('navigation', { name: layout.menu })
    for (const entry of MENU)
      await expect(menu.getByRole('link', { name: layout.nav[entry], exact: true })).toBeVisible()
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    await expect(page.locator('footer')).toHaveJSProperty('inert', true)
    await menu.getByRole('link', { name: layout.nav.rent }).focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })

  test('the menu closes on every route change, and the page can be reached again', WIDE, async ({ page }) => {
    await page.goto(siteUrl('/'))
    await hydrated(page)
    await page.locator('[data-look="menu"] > summary').click()
    await page.getByRole('navigation', { name: layout.menu }).getByRole('link', { name: layout.nav.prices }).click()
    await expect(page).toHaveURL(siteUrl('/prices/'))
    await expect(page.getByRole('navigation', { name: layout.menu })).toBeHidden()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })

  test('the bottom bar gives way to a dialog', WIDE, async ({ page }) => {
    await answerCookies(page)
    await page.goto(siteUrl('/prices/'))
    const bar = page.getByRole('navigation', { name: layout.quickActions })
    await expect(bar).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: layout.nav.callback }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('body > nav')).toBeHidden()
  })

  for (const { path, name, target } of [
    { path: '/service/', name: transfers.form.order, target: transfers.order },
    { path: '/service/toyota-crown/', name: transfers.form.order, target: transfers.orderCar },
    { path: '/long_term_rental/', name: longTerm.askForCar, target: null },
    { path: '/long_term_rental/…/', name: longTerm.askThis, target: longTerm.form.title },
  ])
    test(`the bottom bar leads to what is ordered there: ${path}`, WIDE, async ({ page }) => {
      await answerCookies(page)
      await page.goto(siteUrl(path.replace('…/', '')))
      await hydrated(page)
      if (path.includes('…')) {
        await page.getByRole('article').first().getByRole('link').first().click()
        await expect(page.getByRole('heading', { name: longTerm.priceByTerm })).toBeVisible()
      }
      // Beyond the form, which may stand in the first view.
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
      const bar = page.getByRole('navigation', { name: layout.quickActions })
      await expect(bar).toHaveCount(1)
      await expect(bar.getByRole('link')).toHaveText([layout.nav.contacts, PHONE, name])
      await bar.getByRole('link', { name }).click()
      if (target === null) return expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByRole('heading', { name: target })).toBeInViewport()
      await expect(bar).toBeVisible()
    })

  for (const { prefix, layout: texts } of LANGUAGES)
    test(
      `the bar names the phone itself, and fits; it leaves pages with a yellow button alone: ${prefix || '/'}`,
      wide(prefix !== ''),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await answerCookies(page)
        const bar = page.getByRole('navigation', { name: texts.quickActions })
        for (const path of ['/payment/', '/contacts/', '/account/login/', '/rent/']) {
          await page.goto(siteUrl(`${prefix}${path}`))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(bar, path).toHaveCount(0)
        }
        for (const path of ['/prices/', '/about/', '/about/events/', '/']) {
          await page.goto(siteUrl(`${prefix}${path}`))
          if (path === '/') await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
          await expect(bar.getByRole('link')).toHaveText([texts.nav.contacts, PHONE, texts.book])
          await expect(bar.getByRole('link', { name: PHONE })).toHaveAttribute('href', /^tel:\+7/)
          const tooWide = await bar.evaluate((nav) =>
            [...nav.querySelectorAll('a')]
              .filter((link) => link.scrollWidth > link.clientWidth + 1)
              .map((link) => link.textContent),
          )
          expect([path, tooWide]).toEqual([path, []])
          expect(await bar.evaluate((nav) => nav.scrollWidth <= window.innerWidth)).toBe(true)
        }
      },
    )
})

for (const { prefix, layout: texts } of LANGUAGES) {
  for (const width of [861, 1000, 1180, 1181, 1280]) {
    test(
      `beyond phones the menu has every entry too, whatever the header has room for: ${prefix || '/'} at ${width}`,
      prefix !== '' || width % 10 === 0 ? LONG : WIDE,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(siteUrl(`${prefix}/rent/`))
        await hydrated(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const button = page.locator('[data-look="menu"] > summary')
        // Its row ends where the row of the languages does: nothing is pushed into the edge of the page.
        const languages = page.getByRole('banner').getByRole('navigation', { name: texts.languages }).first()
        const [own, above] = [await button.boundingBox(), await languages.boundingBox()]
        if (!own || !above) throw new Error('the header is not seen')
        expect(own.x + own.width).toBeLessThanOrEqual(above.x + above.width + 1)
        await button.focus()
        await page.keyboard.press('Enter')
        const menu = page.getByRole('navigation', { name: texts.menu, exact: true })
        for (const entry of MENU)
          await expect(menu.getByRole('link', { name: texts.nav[entry], exact: true })).toBeInViewport()
        await expect(page.locator('main')).toHaveJSProperty('inert', false)
        await page.keyboard.press('Tab')
        await expect(menu.getByRole('link').first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(button).toBeFocused()
      },
    )
  }
}

test('a wide header has its own entries beside the menu', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl('/'))
  const sections = page.getByRole('navigation', { name: layout.mainNavigation })
  for (const entry of HEADER_LINKS)
    await expect(sections.getByRole('link', { name: layout.nav[entry], exact: true })).toBeVisible()
  await expect(page.locator('[data-look="menu"] > summary')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('the menu opens and leads on', WIDE, async ({ page }) => {
    await page.goto(siteUrl('/'))
    await page.locator('[data-look="menu"] > summary').click()
    const menu = page.getByRole('navigation', { name: layout.menu, exact: true })
    await expect(menu.getByRole('link', { name: layout.nav.contacts, exact: true })).toBeVisible()
    await menu.getByRole('link', { name: layout.nav.prices, exact: true }).click()
    await expect(page).toHaveURL(siteUrl('/prices/'))
  })
})

test('the icon that browsers ask for on their own is there', async ({ request }) => {
  const icon = await request.get(siteUrl('/favicon.ico'), { maxRedirects: 0 })
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toMatch(/^image\//)
  // The type of an icon file: 0, 1 (little endian).
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})

/** Until then the bar leaves the foot of the screen to the notice. */
async function answerCookies(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'cookie_consent', value: 'true', url: siteUrl() }])
}
