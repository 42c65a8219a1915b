import { expect, test } from '@playwright/test'
import { ask } from './setup/ask'
import { DEMO_CLIENTS, signIn } from './setup/demo-clients'
import { BUSY_SECONDS, type SiteOfFaulty, startSiteOfFaulty } from './setup/faulty-provider'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { rentalQuery } from './setup/site'

const KEPT = '/en/about/faq/'
const PUBLIC = [
  '/en/rent/toyota-vitz/',
  '/rent/honda-fit/',
  '/cn/prices/',
  `/booking-online/toyota-rav4/${rentalQuery()}`,
]

// One site for all of them.
test.describe.configure({ mode: 'serial' })

let site: SiteOfFaulty
test.beforeAll(async () => {
  site = await startSiteOfFaulty()
  expect((await ask(KEPT, { site: site.url })).status).toBe(200)
  // One page of each language: the phone that a failure shows was heard.
  for (const { prefix } of LANGUAGES) await ask(`${prefix}/about/`, { site: site.url })
})
test.afterAll(() => site.stop())
test.afterEach(() => site.set('well'))

test('a provider with too many questions makes a page wait, not fail, and nobody asks it again by himself', async ({
  page,
}) => {
  site.set('busy')
  for (const path of PUBLIC) {
    const { status, headers } = await ask(path, { site: site.url })
    expect([status, headers['retry-after'], headers['cache-control']], path).toEqual([
      503,
      String(BUSY_SECONDS),
      'private, no-store',
    ])
    const calls = site.takeCalls()
    // The failure page asks for the settings once more.
    const own = calls.filter((call) => !call.includes('fetchSettings'))
    expect(new Set(own).size, calls.join('\n')).toBe(own.length)
  }
  expect((await ask(KEPT, { site: site.url })).status).toBe(200)
  const calendar = await ask('/api/events/1/calendar/?language=en', { site: site.url })
  expect([calendar.status, calendar.headers['retry-after']]).toEqual([429, String(BUSY_SECONDS)])

  for (const { prefix, failure } of LANGUAGES) {
    const answer = await page.goto(`${site.url}${prefix}/booking-online/${rentalQuery({ ahead: 34 })}`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: failure.errorPage2 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /423/ })).toBeVisible()
  }
})

test('in the client area too', async () => {
  const { cookie } = await signIn(DEMO_CLIENTS.rich)
  const paths = ['/account/history/', '/en/account/fines/', '/account/settings/']
  const asking = { site: site.url, headers: { cookie } }
  for (const path of paths) expect((await ask(path, asking)).status).toBe(200)
  site.set('busy')
  for (const path of paths) {
    const { status, headers } = await ask(path, asking)
    expect([status, headers['retry-after'], headers['x-refusal']], path).toEqual([503, String(BUSY_SECONDS), undefined])
  }
})

test(
  'a silent provider is waited for once, then the page says so, and pages that are kept do not wait',
  WIDE,
  async () => {
    site.set('silent')
    const began = performance.now()
    const first = await ask('/en/rent/nissan-note/', { site: site.url })
    // How long is a matter of the machine: `call-budget.test.ts` holds the two seconds.
    test.info().annotations.push({ type: 'waited', description: `${Math.round(performance.now() - began)} ms` })
    expect([first.status, Number(first.headers['retry-after'])]).toEqual([503, 5])
    const calls = site.takeCalls().filter((call) => !call.includes('fetchSettings'))
    expect(new Set(calls).size, calls.join('\n')).toBe(calls.length)
    expect((await ask(KEPT, { site: site.url })).headers['x-cache']).toBe('hit')
  },
)
