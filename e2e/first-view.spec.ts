import { expect, type Page, type Request, test } from '@playwright/test'
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE, wide } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const FIRST_VIEW = { kilobytes: 700, requests: 30 }
const LARGEST_PICTURE_KB = 90
/** Sum of all shifts, as browsers count them. */
const SHIFT = 0.02

/** Entries as browsers tell of them; `element` is null when the page has replaced it. */
type Shift = PerformanceEntry & { value: number }
type Largest = PerformanceEntry & { element: Element | null; url: string }

test.use({ viewport: { width: 390, height: 844 } })

test('the first view of the home page stays within its bounds, and is all our own', async ({ page }) => {
  const finished: Request[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) finished.push(request)
  })
  await page.goto(siteUrl('/'))
  await settled(page)
  expect(finished.map((request) => request.url()).filter((url) => !url.startsWith(siteUrl()))).toEqual([])
  expect(finished.length).toBeGreaterThan(15)
  expect(finished.length).toBeLessThanOrEqual(FIRST_VIEW.requests)
  const sizes = await Promise.all(finished.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0)
  expect(bytes / 1024).toBeGreaterThan(150)
  expect(bytes / 1024).toBeLessThanOrEqual(FIRST_VIEW.kilobytes)
})

for (const width of [390, 1280])
  test(
    `the largest thing of a first view is text, or a picture that is asked for at once: ${width} px`,
    WIDE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/', '/rent/', '/rent/toyota-rav4/']) {
        await page.goto(siteUrl(path))
        await settled(page)
        const largest = await page.evaluate(largestOf)
        if (path === '/') expect(largest.url, path).toContain('/assets/brand/hero-')
        if (!largest.url) continue
        expect(largest, path).toMatchObject({ priority: 'high', isLazy: false, isSized: true })
        const answer = await page.request.get(largest.url)
        expect(Number(answer.headers()['content-length']) / 1024, path).toBeLessThanOrEqual(LARGEST_PICTURE_KB)
      }
    },
  )

for (const { id, prefix, search } of LANGUAGES)
  for (const { width, height, top } of [
    { width: 390, height: 664, top: 250 },
    { width: 320, height: 640, top: 250 },
  ])
    test(
      `the form and its button stand in the first view of a phone, under a title of two lines: ${id}, ${width} px`,
      wide(id !== 'ru'),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(siteUrl(`${prefix}/`))
        await page.evaluate(() => document.fonts.ready)
        const form = await page.getByRole('search', { name: search.name }).boundingBox()
        expect(form?.y).toBeLessThanOrEqual(top)
        const find = await page.getByRole('button', { name: search.find }).boundingBox()
        expect((find?.y ?? height) + (find?.height ?? 0)).toBeLessThanOrEqual(height)
        const heading = page.getByRole('heading', { level: 1 })
        const [lines, size] = await heading.evaluate((element) => [
          [...element.children].map((line) => [
            line.getClientRects().length,
            line.scrollWidth <= window.innerWidth - 16,
          ]),
          Number.parseFloat(getComputedStyle(element).fontSize),
        ])
        expect(lines).toEqual([
          [1, true],
          [1, true],
        ])
        expect(size).toBeCloseTo(width * 0.065, 1)
      },
    )

test('on a wide screen the whole search stands in the first view', async ({ page }) => {
  const [{ search }] = LANGUAGES
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(siteUrl('/'))
  await page.evaluate(() => document.fonts.ready)
  const form = page.getByRole('search', { name: search.name })
  for (const field of [
    form.getByLabel(search.pickupPlace),
    form.getByLabel(search.pickupDate),
    form.getByLabel(search.dropoffDate),
    form.getByLabel(search.class),
    form.getByRole('button', { name: search.find }),
  ])
    await expect(field).toBeInViewport({ ratio: 1 })
})

test('the bar of a phone waits for an answer about cookies, and until the form has left', WIDE, async ({ page }) => {
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const bar = page.getByRole('navigation', { name: layout.quickActions })
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: layout.cookies.necessary }).click()
  await expect(bar).toBeVisible()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
})

test('the icons are there when a page is first seen', WIDE, async ({ page }) => {
  for (const path of ['/', '/account/login/']) {
    await page.goto(siteUrl(path))
    await settled(page)
    const [icons, seen] = await page.evaluate(() => [
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        name.includes('/assets/icons.svg'),
      ),
      performance.getEntriesByName('first-contentful-paint')[0],
    ])
    // The first to ask is the page's head: what its body asks for as well comes from the browser's memory.
    expect(icons?.[0], path).toMatchObject({ initiatorType: 'link' })
    expect(
      icons?.slice(1).every((one) => one.transferSize === 0),
      path,
    ).toBe(true)
    expect(seen).toBeDefined()
  }
})

const STILL = [
  '/',
  '/rent/',
  `/booking-online/${rentalQuery()}`,
  '/rent/toyota-rav4/',
  '/prices/',
  '/about/faq/',
  `/booking-online/toyota-rav4/${rentalQuery()}`,
  `/booking-online/toyota-rav4/${rentalQuery()}&step=you`,
]

test('nothing moves while a page comes, nor while it is scrolled through', WIDE, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) shifts.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of STILL) {
    await page.context().clearCookies()
    await page.goto(siteUrl(path))
    await settled(page)
    await page.evaluate(scrollThrough)
    const shifts = await page.evaluate<number[]>(() => Reflect.get(window, 'shifts'))
    const sum = shifts.reduce((whole, shift) => whole + shift, 0)
    expect(sum, path).toBeLessThanOrEqual(SHIFT)
  }
})

/** Scripts ran, and fonts and pictures of the first view are there. */
async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
}

function largestOf(): Promise<{ url: string; priority: string; isLazy: boolean; isSized: boolean }> {
  return new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const { element, url } = list.getEntries().at(-1) as Largest
      const image = element instanceof HTMLImageElement ? element : null
      const isSized = Boolean(image?.hasAttribute('width') && image.hasAttribute('height'))
      resolve({ url, priority: image?.fetchPriority ?? '', isLazy: image?.loading === 'lazy', isSized })
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  )
}

/** A screen a frame. */
function scrollThrough(): Promise<void> {
  return new Promise((resolve) => {
    const step = () => {
      const before = window.scrollY
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
      requestAnimationFrame(() => (window.scrollY === before ? resolve() : step()))
    }
    step()
  })
}
