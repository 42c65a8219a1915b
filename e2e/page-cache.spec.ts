import { expect, type Page, test } from '@playwright/test'
import { ask } from './setup/ask'
import { raisePrice } from './setup/branch'
import { canariesOf, DEMO_CLIENTS, signIn } from './setup/demo-clients'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { KEPT } from './setup/pages'
import { rentalQuery, siteUrl } from './setup/site'
import { leaks } from './setup/visitors'

// That every public page comes from the cache with its scripts running and nothing blocked: `every-page.spec.ts`, in English.

test('from a page of the cache one goes on softly, with data of the cache', async ({ page }) => {
  const problems = watchProblems(page)
  for (const state of ['', 'hit']) {
    await page.context().clearCookies()
    await page.goto(siteUrl('/en/'))
    await hydrated(page)
    const loaded = page.waitForResponse((response) => response.request().headers().rsc !== undefined)
    await page.getByRole('contentinfo').locator('a[href="/en/conditions/"]').first().click()
    await expect(page).toHaveURL(siteUrl('/en/conditions/'))
    if (state) expect((await loaded).headers()['x-cache']).toBe(state)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('what somebody injects into a page of the cache does not run', async ({ page }) => {
  const guess = 'Z3Vlc3M='
  await page.route(siteUrl('/en/about/faq/'), async (route) => {
    const answer = await route.fetch()
    const evil = `<script>window.injected=1</script><script nonce="${guess}">window.injected=2</script><img src="/nowhere" onerror="window.injected=3">`
    const body = (await answer.text()).replace('<main', `${evil}<main`)
    await route.fulfill({ response: answer, body })
  })
  const blocked: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text())
  })
  await page.goto(siteUrl('/en/about/faq/'))
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(3)
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined()
})

test('a client and a stranger get the same bytes of every public page, and none of the client’s', WIDE, async () => {
  const session = await signIn(DEMO_CLIENTS.rich)
  const canaries = await canariesOf(DEMO_CLIENTS.rich)
  for (const { prefix } of LANGUAGES)
    for (const path of KEPT) {
      const url = `${prefix}${path}`
      const own = await ask(url, { headers: { cookie: session.cookie, authorization: `Bearer ${session.token}` } })
      const stranger = await ask(url, {
        headers: { referer: 'https://elsewhere.example/', 'x-client-ip': '1.2.3.4' },
      })
      const cookies = stranger.headers['set-cookie']
      expect(
        {
          ownCookies: own.headers['set-cookie'],
          isSame: own.body === stranger.body,
          isTitleInHead: own.body.indexOf('<title>') < own.body.indexOf('</head>'),
          leaks: leaks(own, canaries),
          hasSession: String(cookies).includes('sid'),
          caching: cookies ? stranger.headers['cache-control'] : 'private, no-store',
        },
        url,
      ).toEqual({
        ownCookies: undefined,
        isSame: true,
        isTitleInHead: true,
        leaks: [],
        hasSession: false,
        caching: 'private, no-store',
      })
    }
})

test('nothing of a visitor’s own is ever kept: client area, route handlers, searches, bookings', async ({
  request,
}) => {
  const { cookie } = await signIn(DEMO_CLIENTS.poor)
  const paths = [
    `/account/${DEMO_CLIENTS.poor.id}/`,
    '/account/history/',
    '/account/login/',
    '/booking-online/',
    `/booking-online/${rentalQuery({ ahead: 33 })}`,
    `/rent/toyota-rav4/${rentalQuery({ ahead: 33 })}`,
    '/payment/',
    '/status/success/',
    '/about/drivers/?age=30&experience=5',
    '/rent/zzz-zzz/',
    '/api/auth/client/',
    '/api/account/charge/csv/',
  ]
  for (const path of paths)
    for (const _time of [1, 2]) {
      const answer = await request.get(siteUrl(path), { headers: { cookie } })
      expect(answer.headers()['x-cache'] ?? 'miss', path).toBe('miss')
      expect(answer.headers()['cdn-cache-control'], path).toBeUndefined()
      expect(answer.headers()['cache-control'], path).toMatch(/no-store/)
      expect(answer.headers().etag, path).toBeUndefined()
    }
})

test('a season, a month and a page of a list that are not there are given to who asks, and not kept', async ({
  request,
}) => {
  const stateOf = async (path: string) => {
    const answer = await request.get(siteUrl(path))
    expect(answer.status(), path).toBe(200)
    return answer.headers()['x-cache']
  }
  for (const path of [
    '/prices/?season=zz1',
    '/rent/toyota-rav4/?month=2039-01',
    '/rent/?page=900',
    '/long_term_rental/?page=900',
  ]) {
    await stateOf(path)
    expect(await stateOf(path), path).toBe('miss')
  }
  for (const path of ['/prices/?season=plain', '/rent/?page=2']) {
    await stateOf(path)
    expect(await stateOf(path), path).toBe('hit')
  }
})

test('a hundred who ask at once for a page that is not there yet share one rendering', WIDE, async ({ request }) => {
  const path = `/cn/rent/?sort=price&page=3&seats=7`
  const before = await renderings(request)
  const answers = await Promise.all(Array.from({ length: 100 }, () => request.get(siteUrl(path))))
  expect(answers.map((answer) => answer.status())).toEqual(Array.from({ length: 100 }, () => 200))
  const states = answers.map((answer) => answer.headers()['x-cache'])
  expect(states.filter((state) => state === 'miss').length).toBeGreaterThan(0)
  // Another test may have pages rendered meanwhile, but not so many.
  expect((await renderings(request)) - before).toBeLessThan(90)
})

test('a price that the branch changes is on the page with the next request after the news', async ({ request }) => {
  const url = siteUrl('/en/rent/geely-monjaro/')
  const shown = async () => withoutScripts(await (await request.get(url)).text())
  const before = await shown()
  await raisePrice('geely-monjaro', 11_100)
  try {
    await expect.poll(shown, { intervals: [100], timeout: 5_000 }).not.toBe(before)
  } finally {
    await raisePrice('geely-monjaro', -11_100)
  }
})

test('the counters are no page of the site', async ({ request }) => {
  const answer = await request.get(siteUrl('/metrics'))
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain('front_')
})

async function renderings(request: Page['request']): Promise<number> {
  const text = await (await request.get(process.env.E2E_METRICS_URL ?? '')).text()
  return Number(/^front_renderings_total (\d+)$/m.exec(text)?.[1])
}

/** Grows with everything that a page must not do; a violated policy is an error. */
function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** React's data stands in scripts, in an order that follows timing. */
function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '')
}
