import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe } from 'vitest'
import { findChromium } from '@/scripts/chromium.mjs'
import { type BuiltStack, NO_BUILD, startBuiltStack } from '@/tests/setup/faults/built-site'
import { testFault } from '@/tests/setup/faults/fault'

const CHUNK = /\/_next\/static\/chunks\//
const START = '/'
/** Where a visitor may go softly: the first that needs a chunk which the first page does not have. */
const TARGETS = ['/contacts/', '/long_term_rental/', '/payment/', '/service/', '/account/login/', '/about/faq/']
/** Not for ever: what is shown in the end has to be read. */
const RELOADS = `const times = Number(sessionStorage.getItem('times'))
  sessionStorage.setItem('times', times + 1)
  if (times < 4) setTimeout(() => location.reload(), 500)`
/** Time in which a loop would show itself. */
const WATCH_MS = 8_000

describe.skipIf(NO_BUILD !== null || findChromium() === null)('a tab that loses its scripts', () => {
  let stack: BuiltStack
  let url: string
  let browser: Browser
  let target: string
  let later: string[]
  beforeAll(async () => {
    stack = await startBuiltStack()
    url = (await stack.startSite()).url
    browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox', '--disable-gpu'] })
    for (target of TARGETS) {
      later = await chunksOnTheWay()
      if (later.length > 0) return
    }
    throw new Error('no way needs a chunk')
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await stack?.close()
  })

  testFault({
    number: 21,
    fault: 'a new version is put up while a tab is open: its chunks are gone until it loads a page anew',
    expected: 'the old tab works after one reload at most',
    control: { without: 'a browser that forbids to reload', unmet: ['the tab works'] },
    timeout: 180_000,
    inject: (isGuarded) =>
      follow(async (page) => {
        let isNew = false
        await page.route(CHUNK, (route) => {
          if (isNew || !later.includes(nameOf(route.request().url()))) return route.continue()
          return route.fulfill({ status: 404, body: 'gone' })
        })
        return {
          onDocument: () => {
            isNew = true
          },
          isFrozen: !isGuarded,
        }
      }),
    judge: ({ documents, isThere }) => ({
      'the tab works': isThere,
      'it loads one page anew at most': documents <= 1,
    }),
    tell: ({ documents, isThere }) => `${documents} page loaded anew, ${isThere ? 'it works' : 'it does not work'}`,
  })

  testFault({
    number: 22,
    fault: 'a chunk is missing for ever',
    expected: 'a page or a message with a way on, no loop of reloads',
    control: { without: 'a tab that forgets that it has reloaded, and reloads by itself', unmet: ['there is no loop'] },
    timeout: 180_000,
    inject: (isGuarded) =>
      follow(async (page) => {
        await page.route(CHUNK, (route) =>
          later.includes(nameOf(route.request().url()))
            ? route.fulfill({ status: 404, body: 'gone' })
            : route.continue(),
        )
        if (!isGuarded) await page.addInitScript(RELOADS)
        return { onDocument: () => undefined, isFrozen: false }
      }),
    judge: ({ documents, hasText }) => ({
      'there is no loop': documents <= 2,
      'a page or a message is shown': hasText,
    }),
    tell: ({ documents }) => `${documents} pages loaded anew within ${WATCH_MS / 1_000} s`,
  })

  type Weather = { onDocument: () => void; isFrozen: boolean }

  /** Opens the first page, lets the fault begin, and follows a link. */
  async function follow(begin: (page: Page) => Promise<Weather>) {
    const page = await (await browser.newContext()).newPage()
    await page.goto(url + START)
    await hydrated(page)
    const weather = await begin(page)
    let documents = 0
    await page.route(
      (address) => address.origin === url,
      (route) => {
        if (!route.request().isNavigationRequest()) return route.fallback()
        if (weather.isFrozen) return route.abort()
        documents += 1
        weather.onDocument()
        return route.fallback()
      },
    )
    await press(page)
    await pause(WATCH_MS)
    // A tab that was loaded anew stands where it stood: the visitor follows the link once more.
    if (new URL(page.url()).pathname !== target) {
      await press(page).catch(() => false)
      await page.waitForURL(`**${target}`, { timeout: WATCH_MS }).catch(() => undefined)
    }
    const text = await page.evaluate(() => document.body.innerText).catch(() => '')
    const heading = await page
      .locator('h1')
      .first()
      .innerText({ timeout: 1_000 })
      .catch(() => '')
    const isThere = new URL(page.url()).pathname === target && heading !== ''
    await page.context().close()
    return { documents, isThere, hasText: text.length > 100, heading }
  }

  /** Also a link in a menu that is closed. @returns whether there is one */
  function press(page: Page): Promise<boolean> {
    return page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
      link?.click()
      return link !== null
    }, target)
  }

  /** Names of the chunks that the way to the target loads beyond the first page. */
  async function chunksOnTheWay(): Promise<string[]> {
    const page = await (await browser.newContext()).newPage()
    await page.goto(url + START)
    await hydrated(page)
    await pause(1_000)
    const names: string[] = []
    page.on('request', (request) => {
      if (CHUNK.test(request.url()) && request.url().endsWith('.js')) names.push(nameOf(request.url()))
    })
    if (!(await press(page))) return []
    await page.waitForURL(`**${target}`)
    await pause(2_000)
    await page.context().close()
    return names
  }
})

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

function nameOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}
