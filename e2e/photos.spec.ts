import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ask } from './setup/ask'
import { hydrated } from './setup/hydrated'
import { siteUrl } from './setup/site'

/** A model that no other test looks at. */
const MODEL = 'nissan-x-trail'
const CAR = `/rent/${MODEL}/`
const FILES = ['exterior-1', 'interior-1', 'boot-1']

let folder: string

/** The branch's own command, beside the running site. */
function operate(...args: string[]): string {
  const env = { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL, LANG: 'en_GB.UTF-8' }
  return execFileSync(process.execPath, ['dist/provider/cli/main.js', ...args], { env, encoding: 'utf8' })
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sun-photos-'))
  for (const [index, name] of FILES.entries()) {
    const path = join(folder, MODEL, `${name}.jpg`)
    mkdirSync(dirname(path), { recursive: true })
    const background = { r: 40 + 60 * index, g: 90, b: 160 }
    await sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
      .jpeg()
      .toFile(path)
  }
  expect(operate('import', 'photos', folder)).toContain('Added: 3')
})
test.afterAll(() => {
  operate('photo', 'remove', MODEL)
  rmSync(folder, { recursive: true, force: true })
})

const gallery = (page: Page) => page.getByRole('region', { name: /Фото и рисунки/ })
const small = (page: Page) => page.getByRole('navigation', { name: 'Кадры' })
/** How far the gallery is scrolled, in pictures. */
const position = (track: Locator) =>
  track.evaluate(({ scrollLeft, clientWidth }) => Math.round((scrollLeft / clientWidth) * 10) / 10)

async function openCar(page: Page): Promise<void> {
  // A change makes the page of the cache old; the next visitor gets the new one.
  await expect(async () => {
    await page.goto(siteUrl(CAR))
    await expect(gallery(page).getByRole('img', { name: 'Nissan X-Trail снаружи' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('the gallery goes by the keys, by its small pictures, and over the whole screen', async ({ page }) => {
  await openCar(page)
  await hydrated(page)
  await expect(small(page).getByRole('link')).toHaveText(['Снаружи', 'Сбоку', 'Места и багаж', 'Салон', 'Багажник'])
  await expect(small(page).getByRole('link', { name: 'Снаружи' })).toHaveAttribute('aria-current', 'true')

  await gallery(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => position(gallery(page))).toBe(1)
  await expect(small(page).getByRole('link', { name: 'Сбоку' })).toHaveAttribute('aria-current', 'true')

  const inside = small(page).getByRole('link', { name: 'Салон' })
  await inside.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await inside.click()
  await expect.poll(() => position(gallery(page))).toBe(3)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(new URL(page.url()).hash).toBe('')

  const enlarge = gallery(page).getByRole('link', { name: /^Салон Nissan X-Trail, открыть крупно/ })
  await enlarge.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Фото: Nissan X-Trail' })
  await expect(viewer.getByRole('status')).toHaveText('2 / 3')
  await viewer.getByRole('button', { name: 'Следующее фото' }).click()
  await expect(viewer.getByRole('status')).toHaveText('3 / 3')
  await expect(viewer.getByRole('button', { name: 'Следующее фото' })).toBeDisabled()
  await viewer.getByRole('region').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('status')).toHaveText('2 / 3')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(enlarge).toBeFocused()
})

test('without a script the first photo is seen, and the small pictures lead to the others', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ru-RU' })
  const page = await context.newPage()
  await openCar(page)
  await small(page).getByRole('link', { name: 'Багажник' }).click()
  await expect(gallery(page).getByRole('img', { name: 'Багажник Nissan X-Trail' })).toBeInViewport()
  await expect(gallery(page).getByRole('link', { name: /^Багажник .* крупно/ })).toHaveAttribute(
    'href',
    /^\/photos\/[0-9a-f]{32}-1600\.webp$/,
  )
  await context.close()
})

test('nothing moves when the photos come late', async ({ page }) => {
  let free = () => {}
  const isFree = new Promise<void>((resolve) => {
    free = resolve
  })
  await page.route('**/photos/**', async (route) => {
    await isFree
    await route.continue()
  })
  // What is late must not hold the page itself.
  await page.goto(siteUrl(CAR), { waitUntil: 'domcontentloaded' })
  const photo = gallery(page).getByRole('img', { name: 'Nissan X-Trail снаружи' })
  const heading = page.getByRole('heading', { level: 1 })
  // Fonts move text by themselves.
  await page.evaluate(() => document.fonts.ready)
  const places = () => Promise.all([photo.boundingBox(), heading.boundingBox()])
  const before = await places()
  expect(before[0]?.height).toBeGreaterThan(100)
  free()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await places()).toEqual(before)
})

test('a photo that cannot be loaded gives way to the drawing', async ({ page }) => {
  await page.route('**/photos/**', (route) => route.abort())
  await openCar(page)
  const photo = gallery(page).getByRole('img', { name: 'Nissan X-Trail снаружи' })
  await expect(photo).toHaveCSS('opacity', '0')
  await expect(gallery(page).locator('#picture-1 svg > use').first()).toBeAttached()
})

test('a phone takes the file that is meant for it, and the list shows the same photo', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 3, locale: 'ru-RU' }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await openCar(page)
  const source = (name: string) =>
    page
      .getByRole('img', { name })
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(() => source('Nissan X-Trail снаружи')).toMatch(/-960\.avif$/)
  await context.close()
})

test('photos are served for ever by their hash, and nothing else is there', async ({ page }) => {
  await openCar(page)
  const html = await page.content()
  const [avif = '', jpeg = ''] = [/\/photos\/[0-9a-f]{32}-960\.avif/, /\/photos\/[0-9a-f]{32}-1200\.jpg/].map(
    (pattern) => pattern.exec(html)?.[0] ?? '',
  )
  for (const [path, type] of [
    [avif, 'image/avif'],
    [jpeg, 'image/jpeg'],
  ] as const) {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
  }
  for (const path of ['/photos/', '/photos/x.avif', avif.replace('-960', '-961'), `${avif}/`]) {
    const { status, headers } = await ask(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
  const shared = new URL(jpeg, siteUrl('/')).href
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', shared)
  const product = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(product.join()).toContain(shared)
})
