import { expect, type Page, test } from '@playwright/test'
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { injectScripts } from './setup/injected'
import { IS_LONG, LONG, WIDE } from './setup/long-form'
import { type SecondSite, startSecondSite } from './setup/second-site'
import { rentalQuery } from './setup/site'

const { cookies } = layout

// One site for all of them.
test.describe.configure({ mode: 'default' })

let site: SecondSite
test.beforeAll(async () => {
  // A counter that is nobody's: only so can a test see the analytics stay away until they are allowed.
  site = await startSecondSite({ METRIKA_ID: '1' })
})
test.afterAll(() => site?.stop())

const ANALYTICS = 'https://mc.yandex.ru/**'

/** On every page there is, nobody having answered: `every-page.spec.ts`. */
const VISITED = [
  '/',
  '/en/rent/',
  `/booking-online/${rentalQuery({ ahead: 33 })}`,
  '/rent/toyota-rav4/',
  `/booking-online/toyota-rav4/${rentalQuery({ ahead: 33 })}&step=you`,
  '/status/success/',
  '/cn/prices/',
]

/** Every request to another site; the analytics answer with a stub. */
async function watchForeign(page: Page): Promise<string[]> {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.url) foreign.push(request.url())
  })
  await page.route(ANALYTICS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return foreign
}

async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(there(path))
    await hydrated(page)
  }
}

test('not one request leaves the site before "continue"; then the analytics come, once a page', async ({ page }) => {
  const foreign = await watchForeign(page)
  await visit(page, IS_LONG ? VISITED : VISITED.slice(0, 2))
  await page.goto(there('/'))
  await hydrated(page)
  await page.getByRole('banner').locator('[data-callback]').first().click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  expect(foreign).toEqual([])

  const asked = page.waitForRequest(ANALYTICS)
  await page
    .getByRole('region', { name: cookies.label, exact: true })
    .getByRole('button', { name: cookies.accept })
    .click()
  await asked
  expect(foreign).toEqual(['https://mc.yandex.ru/metrika/tag.js'])

  const askedAgain = page.waitForRequest(ANALYTICS)
  await page.goto(there('/rent/'))
  await askedAgain
  expect(foreign).toHaveLength(2)
})

test('an answer counts before the page’s scripts have come, and they act on it', WIDE, async ({ page }) => {
  const foreign = await watchForeign(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(there('/about/faq/'), { waitUntil: 'commit' })
  const card = page.getByRole('region', { name: cookies.label, exact: true })
  await card.getByRole('button', { name: cookies.accept }).click()
  await expect(card).toHaveCount(0)
  expect(foreign).toEqual([])

  const asked = page.waitForRequest(ANALYTICS)
  release()
  await asked
  await hydrated(page)
  await expect(card).toHaveCount(0)
})

for (const { name, role } of [
  { name: 'only the necessary', role: 'button' },
  { name: 'the policy link', role: 'link' },
] as const)
  test(`after ${name} no analytics come either`, role === 'button' ? LONG : WIDE, async ({ page }) => {
    const foreign = await watchForeign(page)
    await page.goto(there('/'))
    const card = page.getByRole('region', { name: cookies.label, exact: true })
    await card.getByRole(role).last().click()
    await expect(card).toHaveCount(0)
    // Before an answer all were visited.
    await visit(page, role === 'button' ? VISITED : VISITED.slice(0, 2))
    expect(foreign).toEqual([])
  })

test('the choice can be changed from the footer; a "no" ends the analytics', WIDE, async ({ page, context }) => {
  await watchForeign(page)
  await page.goto(there('/about/faq/'))
  await hydrated(page)
  const notice = page.getByRole('region', { name: cookies.label, exact: true })
  await notice.getByRole('button', { name: cookies.accept }).click()
  await expect(notice).toHaveCount(0)
  const change = page.getByRole('contentinfo').getByRole('button', { name: cookies.change })
  await change.click()
  await expect(notice).toBeFocused()
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: cookies.necessary }).click()
  await loaded
  const jar = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  expect([jar.get('cookie_consent'), jar.get('analytics')]).toEqual(['true', undefined])
  await hydrated(page)
  await expect(notice).toHaveCount(0)
})

test('beside a counter a text may become HTML, but no script that is not ours runs', async ({ page }) => {
  const response = await page.goto(there('/'))
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).not.toContain('trusted-types')
  expect(headers['cross-origin-embedder-policy']).toBe('unsafe-none')
  expect(await injectScripts(page)).toEqual({ hasRun: false, errors: [] })
})

function there(path: string): string {
  return new URL(path, site.url).href
}
